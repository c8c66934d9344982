/** MP4 files that no browser writes, box by box. */

type Part = Uint8Array | string | number;

function bytesOf(part: Part): Buffer {
  if (typeof part === 'string') return Buffer.from(part, 'latin1');
  if (typeof part !== 'number') return Buffer.from(part);
  const number = Buffer.alloc(4);
  number.writeUInt32BE(part);
  return number;
}

/** Numbers are of four bytes. */
function box(type: string, ...parts: Part[]): Buffer {
  const body = Buffer.concat(parts.map(bytesOf));
  return Buffer.concat([bytesOf(8 + body.length), Buffer.from(type, 'latin1'), body]);
}

const zeros = (count: number) => Buffer.alloc(count);
const short = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const MATRIX = Buffer.concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(bytesOf));

interface Track {
  handler: 'vide' | 'soun';
  /** The entry of stsd. */
  sample: Buffer;
  /** The entry of dref. */
  reference: Buffer;
  samples: number;
  sampleBytes: number;
  offset: number;
}

/** One track of a second, each of its samples as long as the other. */
function film({ handler, sample, reference, samples, sampleBytes, offset }: Track): Buffer {
  const timescale = handler === 'vide' ? samples : 8000;
  const head = handler === 'vide' ? box('vmhd', 1, zeros(8)) : box('smhd', zeros(8));
  const table = box(
    'stbl',
    box('stsd', 0, 1, sample),
    box('stts', 0, 1, samples, timescale / samples),
    box('stsc', 0, 1, 1, samples, 1),
    box('stsz', 0, sampleBytes, samples),
    box('stco', 0, 1, offset),
  );
  const media = box(
    'mdia',
    box('mdhd', 0, 0, 0, timescale, timescale, 0),
    box('hdlr', 0, 0, handler, zeros(12), '\0'),
    box('minf', head, box('dinf', box('dref', 0, 1, reference)), table),
  );
  const track = box('trak', box('tkhd', 7, 0, 0, 1, 0, 1000, zeros(16), MATRIX, 0, 0), media);
  const movie = box('mvhd', 0, 0, 0, 1000, 1000, 0x10000, short(0x100), zeros(10), MATRIX, zeros(24), 2);
  return Buffer.concat([box('ftyp', 'qt  ', 0, 'qt  '), box('moov', movie, track)]);
}

/** A sound whose samples are in another file, by an alias as QuickTime writes it. */
export function referringSound(target: string): Buffer {
  const volume = 'disk';
  const place = `${volume}${target.replaceAll('/', ':')}`;
  const name = target.slice(target.lastIndexOf('/') + 1);
  const pascal = (text: string, room: number) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text.padEnd(room, '\0'), 'latin1')]);
  const even = place.length % 2 === 0 ? place : `${place}\0`;
  const alias = [
    ...[zeros(10), pascal(volume, 27), zeros(12), pascal(name, 63), zeros(16), short(1, 1), zeros(16)],
    ...[short(2, place.length), even, short(0xffff, 0)],
  ];
  const sample = box('sowt', zeros(6), short(1), zeros(8), short(1, 16, 0, 0), 8000 * 65_536);
  const reference = box('alis', 0, ...alias);
  return film({ handler: 'soun', sample, reference, samples: 8000, sampleBytes: 2, offset: 0 });
}

/** A film in H.264 that says in every place how large its frames are. */
export function hugeFilm(side: number): Buffer {
  const parameters = sequenceParameters(side);
  const configuration = box(
    'avcC',
    Buffer.from([1, 66, 192, 62, 255, 225]),
    short(parameters.length),
    parameters,
    Buffer.from([1, 0, 4, 0x68, 0xce, 0x3c, 0x80]),
  );
  const shown = Math.min(side, 65_535);
  const frame = Buffer.from([0, 0, 0, 16, 0x65, ...Buffer.alloc(15, 0x88)]);
  const make = (offset: number) =>
    film({
      handler: 'vide',
      sample: box(
        'avc1',
        ...[zeros(6), short(1), zeros(16), short(shown, shown), 0x480000, 0x480000, 0, short(1), zeros(32)],
        ...[short(24, 0xffff), configuration],
      ),
      reference: box('url ', 1),
      samples: 10,
      sampleBytes: frame.length,
      offset,
    });
  const media = Buffer.concat(Array<Buffer>(10).fill(frame));
  return Buffer.concat([make(make(0).length + 8), box('mdat', media)]);
}

/** H.264's sequence parameter set, baseline. */
function sequenceParameters(side: number): Buffer {
  let bits = '';
  const unsigned = (value: number) => {
    const binary = (value + 1).toString(2);
    bits += '0'.repeat(binary.length - 1) + binary;
  };
  const [firstId, frameNumbers, order, references] = [0, 0, 2, 1];
  for (const value of [firstId, frameNumbers, order, references]) unsigned(value);
  bits += '0';
  const blocks = Math.ceil(side / 16) - 1;
  unsigned(blocks);
  unsigned(blocks);
  // Frames alone, direct inference, no cropping, no more to say; and the end.
  bits += '11001';
  const body = bits.padEnd(8 * Math.ceil(bits.length / 8), '0').match(/.{8}/g) ?? [];
  return Buffer.from([0x67, 66, 192, 62, ...body.map((byte) => Number.parseInt(byte, 2))]);
}
