import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { expect, it } from 'vitest';
import { cutSound } from './cut-sound';

const PACKETS_A_SECOND = 50;
const ONE_CHANNEL = {
  codec: 'mp4a.40.2',
  numberOfChannels: 1,
  sampleRate: 48_000,
  description: new Uint8Array([0x11, 0x88]),
};

/** A sound whose packets are their numbers. */
async function numbered(packets: number, decoderConfig = ONE_CHANNEL): Promise<Uint8Array<ArrayBuffer>> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  for (let at = 0; at < packets; at += 1) {
    const bytes = new Uint8Array(Uint16Array.of(at).buffer);
    await source.add(new EncodedPacket(bytes, 'key', at / PACKETS_A_SECOND, 1 / PACKETS_A_SECOND), {
      decoderConfig,
    });
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer!);
}

async function numbersIn(file: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const sink = new EncodedPacketSink((await input.getPrimaryAudioTrack())!);
  const found: number[] = [];
  for await (const { data, timestamp } of sink.packets()) {
    expect(timestamp).toBeCloseTo(found.length / PACKETS_A_SECOND, 2);
    found.push(data[0]! + 256 * data[1]!);
  }
  return found;
}

const stored = (file: Uint8Array<ArrayBuffer>) => ({
  sizeBytes: file.length,
  read: async ({ start, end }: { start: number; end: number }) =>
    new Blob([file.subarray(start, end + 1)]).stream(),
});

it('M3: the sound of a quote has its own packets and no other', async () => {
  const whole = stored(await numbered(1_000));
  const part = await cutSound([{ ...whole, fromMs: 4_000, toMs: 5_000 }]);
  const numbers = await numbersIn(part!);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, at) => 200 + at));
  expect(part!.length).toBeLessThan(whole.sizeBytes / 5);
});

it('M3: the whole is the whole, and past the end there is nothing', async () => {
  const whole = stored(await numbered(100));
  expect(await numbersIn((await cutSound([{ ...whole, fromMs: 0, toMs: 9_000 }]))!)).toHaveLength(100);
  expect(
    await cutSound([{ sizeBytes: 100, read: async () => undefined, fromMs: 0, toMs: 9 }]),
  ).toBeUndefined();
});

it('M3: a quote in two recordings is one sound, with its packets of each and no other', async () => {
  const [first, second] = [stored(await numbered(200)), stored(await numbered(300))];
  const parts = [
    { ...first, fromMs: 3_000, toMs: 4_000 },
    { ...second, fromMs: 0, toMs: 2_000 },
  ];
  const numbers = await numbersIn((await cutSound(parts))!);
  expect(numbers).toEqual([
    ...Array.from({ length: 50 }, (_, at) => 150 + at),
    ...Array.from({ length: 100 }, (_, at) => at),
  ]);
});

it('M3: two recordings that no file can hold together, or of which one is gone, are none', async () => {
  const mono = { ...stored(await numbered(100)), fromMs: 0, toMs: 1_000 };
  const stereo = { ...ONE_CHANNEL, numberOfChannels: 2, description: new Uint8Array([0x11, 0x90]) };
  const other = { ...stored(await numbered(100, stereo)), fromMs: 0, toMs: 1_000 };
  expect(await cutSound([mono, other])).toBeUndefined();
  expect(await cutSound([mono, { ...mono, read: async () => undefined }])).toBeUndefined();
});
