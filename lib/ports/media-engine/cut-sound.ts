import {
  type AudioCodec,
  BufferTarget,
  CustomSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

/** A part, in milliseconds, of a sound that this product made (M4A), which is read in parts. */
interface StoredSound {
  sizeBytes: number;
  /** The bytes from `start` to `end`, both included; undefined once the file is gone. */
  read(range: { start: number; end: number }): Promise<ReadableStream<Uint8Array> | undefined>;
  fromMs: number;
  toMs: number;
}

/**
 * Parts of sounds, one after the other, as an M4A of its own: no packet before or after them is in the file. Packets are
 * copied, so that nothing is decoded. Undefined when a file is gone or has nothing there, and when two of them were made
 * in different ways, as on two devices.
 */
export async function cutSound(parts: readonly StoredSound[]): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const made = new CutSound();
  for (const part of parts) if (!(await addPart(made, part))) return made.giveUp();
  return made.finish();
}

/** The file that is written. */
class CutSound {
  readonly #output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  #track: { sound: EncodedAudioPacketSource; config: AudioDecoderConfig } | undefined;
  #endSeconds = 0;

  /** Whether packets of such a sound can follow those that are here. */
  async begin(codec: AudioCodec, config: AudioDecoderConfig): Promise<boolean> {
    if (this.#track) return isSameSound(this.#track.config, config);
    const sound = new EncodedAudioPacketSource(codec);
    this.#track = { sound, config };
    this.#output.addAudioTrack(sound);
    await this.#output.start();
    return true;
  }

  /** Adds packets of one sound that follow each other. */
  async add(packets: AsyncIterable<EncodedPacket>): Promise<void> {
    if (!this.#track) return;
    const { sound, config } = this.#track;
    const before = this.#endSeconds;
    let first: number | undefined;
    for await (const packet of packets) {
      first ??= packet.timestamp;
      const timestamp = before + packet.timestamp - first;
      await sound.add(packet.clone({ timestamp }), { decoderConfig: config });
      this.#endSeconds = timestamp + packet.duration;
    }
  }

  async giveUp(): Promise<undefined> {
    if (this.#track) await this.#output.cancel();
  }

  async finish(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    if (this.#endSeconds === 0) return this.giveUp();
    await this.#output.finalize();
    const { buffer } = this.#output.target;
    return buffer ? new Uint8Array(buffer) : undefined;
  }
}

/** False when the file is gone, is no sound, or is of another kind than those before. */
async function addPart(made: CutSound, { sizeBytes, read, fromMs, toMs }: StoredSound): Promise<boolean> {
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
    const config = await track?.getDecoderConfig();
    if (!track?.codec || !config || !(await made.begin(track.codec, config))) return false;
    await made.add(packetsBetween(new EncodedPacketSink(track), fromMs / 1_000, toMs / 1_000));
    return true;
  } catch (error) {
    if (isGone) return false;
    throw error;
  } finally {
    input.dispose();
  }
}

async function* packetsBetween(
  sink: EncodedPacketSink,
  from: number,
  to: number,
): AsyncGenerator<EncodedPacket> {
  let packet = (await sink.getPacket(from)) ?? (await sink.getFirstPacket());
  while (packet && packet.timestamp < to) {
    yield packet;
    packet = await sink.getNextPacket(packet);
  }
}

function isSameSound(one: AudioDecoderConfig, other: AudioDecoderConfig): boolean {
  const bytes = ({ description }: AudioDecoderConfig) =>
    description === undefined ? '' : Buffer.from(bytesOf(description)).toString('hex');
  return (
    one.codec === other.codec &&
    one.sampleRate === other.sampleRate &&
    one.numberOfChannels === other.numberOfChannels &&
    bytes(one) === bytes(other)
  );
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);
}
