import {
  BufferTarget,
  CustomSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** A sound that this product made (M4A), read in parts. */
interface StoredSound {
  sizeBytes: number;
  /** The bytes from `start` to `end`, both included; undefined once the file is gone. */
  read(range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | undefined>;
}

/**
 * A part of a sound as an M4A of its own, in milliseconds: no packet before or after it is in the file. Packets are
 * copied, so that nothing is decoded. Undefined when the file is gone or has nothing there.
 */
export async function cutSound(
  { sizeBytes, read }: StoredSound,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  let isGone = false;
  const source = new CustomSource({
    getSize: () => sizeBytes,
    read: async (start, end) => {
      const bytes = await read({ start, end: end - 1 });
      if (bytes) return bytes;
      isGone = true;
      throw new Error('the sound is gone');
    },
  });
  const input = new Input({ source, formats: [MP4] });
  try {
    const track = await input.getPrimaryAudioTrack();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track?.codec || !decoderConfig) return undefined;
    const output = new Output({
      format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
      target: new BufferTarget(),
    });
    const sound = new EncodedAudioPacketSource(track.codec);
    output.addAudioTrack(sound);
    await output.start();
    const sink = new EncodedPacketSink(track);
    const [from, to] = [fromMs / 1_000, toMs / 1_000];
    let packet = (await sink.getPacket(from)) ?? (await sink.getFirstPacket());
    const first = packet?.timestamp ?? 0;
    let copied = 0;
    while (packet && packet.timestamp < to) {
      await sound.add(packet.clone({ timestamp: packet.timestamp - first }), { decoderConfig });
      copied += 1;
      packet = await sink.getNextPacket(packet);
    }
    if (copied === 0) return await output.cancel().then(() => undefined);
    await output.finalize();
    return output.target.buffer ? new Uint8Array(output.target.buffer) : undefined;
  } catch (error) {
    if (isGone) return undefined;
    throw error;
  } finally {
    input.dispose();
  }
}
