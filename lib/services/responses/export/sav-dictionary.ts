/**
 * The dictionary of an SPSS data file, after the description of the format in the manual of GNU PSPP ("System File
 * Format"). Numbers are little-endian.
 */

export interface SavColumn {
  name: string;
  label: string;
  /** Bytes of the longest text; 0 for a number. */
  width: number;
  isTime: boolean;
  values: readonly { value: number; text: string }[];
  missing: number | null;
}

/** The widest text of the format. */
export const WIDEST_TEXT = 32_767;
/** Wider texts are kept as several variables of this width. */
const SEGMENT = 255;
/** What a segment counts for in the number of segments. */
const SEGMENT_SHARE = 252;
const LONGEST_LABEL = 255;
const LONGEST_VALUE_LABEL = 120;
const SYSTEM_MISSING = -Number.MAX_VALUE;
const HIGHEST = Number.MAX_VALUE;
/** The largest negative number but one: what "lowest" is written as. */
const LOWEST = Buffer.from('feffffffffffefff', 'hex').readDoubleLE();
const FORMAT_TEXT = 1;
const FORMAT_NUMBER = 5;
const FORMAT_TIME = 22;
/** How a column is displayed: nominal, ordered, scale. */
const NOMINAL = 1;
const SCALE = 3;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface Placed {
  column: SavColumn;
  /** Widths of its segments; one for a short text or a number. */
  segments: number[];
  shortNames: string[];
  /** The place of its first record, from 1. */
  index: number;
}

export class SavDictionary {
  private readonly placed: Placed[] = [];
  private records = 0;

  constructor(columns: readonly SavColumn[]) {
    let names = 0;
    for (const column of columns) {
      const segments = segmentWidths(column.width);
      const shortNames = segments.map(() => {
        names += 1;
        return `V${names}`;
      });
      this.placed.push({ column, segments, shortNames, index: this.records + 1 });
      this.records += segments.reduce((sum, width) => sum + blocksOf(width), 0);
    }
  }

  bytes(file: { title: string; cases: number; now: Date }, bias: number): Buffer {
    return Buffer.concat([
      this.header(file, bias),
      ...this.placed.flatMap((one) => this.variable(one)),
      ...this.placed.flatMap((one) => valueLabels(one)),
      info(3, 4, ints(1, 0, 0, -1, 1, 1, 2, 65_001)),
      info(4, 8, doubles(SYSTEM_MISSING, HIGHEST, LOWEST)),
      info(11, 4, this.display()),
      info(13, 1, this.longNames()),
      ...this.veryLong(),
      info(16, 8, longs(1, file.cases)),
      info(20, 1, Buffer.from('UTF-8')),
      ints(999, 0),
    ]);
  }

  /** A text's bytes for each segment of its column, padded with spaces. */
  segmentsOf(column: SavColumn, cell: unknown): Buffer[] {
    const bytes = cutBytes(typeof cell === 'string' ? cell : '', Math.min(column.width, WIDEST_TEXT));
    return segmentWidths(column.width).map((width, nth) => {
      const block = Buffer.alloc(blocksOf(width) * 8, ' ');
      // Of a text that ends before a segment, nothing is in it.
      block.set(bytes.subarray(nth * SEGMENT, (nth + 1) * SEGMENT));
      return block;
    });
  }

  private header({ title, cases, now }: { title: string; cases: number; now: Date }, bias: number): Buffer {
    const day = `${two(now.getUTCDate())} ${MONTHS[now.getUTCMonth()]} ${two(now.getUTCFullYear() % 100)}`;
    const time = [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()].map(two).join(':');
    return Buffer.concat([
      Buffer.from('$FL2'),
      padded('@(#) SPSS DATA FILE Colloquy', 60),
      ints(2, this.records, 1, 0, cases),
      doubles(bias),
      padded(day, 9),
      padded(time, 8),
      padded(title, 64),
      Buffer.alloc(3),
    ]);
  }

  private variable({ column, segments, shortNames }: Placed): Buffer[] {
    return segments.flatMap((width, nth) => {
      const label = nth === 0 ? cutBytes(column.label, LONGEST_LABEL) : Buffer.alloc(0);
      const hasMissing = column.missing !== null && width === 0;
      return [
        ints(
          2,
          width,
          label.length > 0 ? 1 : 0,
          hasMissing ? 1 : 0,
          formatOf(column, width),
          formatOf(column, width),
        ),
        padded(shortNames[nth] ?? '', 8),
        ...(label.length > 0 ? [ints(label.length), roundedUp(label, 4)] : []),
        ...(hasMissing ? [doubles(column.missing ?? 0)] : []),
        // A text of more than eight bytes takes a record for each further eight.
        ...Array.from({ length: blocksOf(width) - 1 }, () =>
          Buffer.concat([ints(2, -1, 0, 0, formatOf(column, 1), formatOf(column, 1)), padded('', 8)]),
        ),
      ];
    });
  }

  private display(): Buffer {
    return Buffer.concat(
      this.placed.flatMap(({ column, segments }) =>
        segments.map((width) =>
          ints(
            width > 0 || column.values.length > 0 ? NOMINAL : SCALE,
            width > 0 ? Math.min(40, Math.max(8, width)) : column.isTime ? 20 : 8,
            width > 0 ? 0 : 1,
          ),
        ),
      ),
    );
  }

  private longNames(): Buffer {
    return Buffer.from(
      this.placed.map(({ column, shortNames }) => `${shortNames[0]}=${column.name}`).join('\t'),
    );
  }

  private veryLong(): Buffer[] {
    const wide = this.placed.filter(({ segments }) => segments.length > 1);
    if (wide.length === 0) return [];
    const text = wide
      .map(
        ({ column, shortNames }) =>
          `${shortNames[0]}=${String(Math.min(column.width, WIDEST_TEXT)).padStart(5, '0')}`,
      )
      .join('\0\t');
    return [info(14, 1, Buffer.from(`${text}\0\t`))];
  }
}

function valueLabels({ column, index }: Placed): Buffer[] {
  if (column.values.length === 0 || column.width > 0) return [];
  return [
    ints(3, column.values.length),
    ...column.values.flatMap(({ value, text }) => {
      const label = cutBytes(text, LONGEST_VALUE_LABEL);
      return [doubles(value), roundedUp(Buffer.concat([Buffer.from([label.length]), label]), 8)];
    }),
    ints(4, 1, index),
  ];
}

/** One for a number (0) and a text of up to 255 bytes; a wider one is several, as the format counts them. */
function segmentWidths(width: number): number[] {
  const whole = Math.min(width, WIDEST_TEXT);
  if (whole <= SEGMENT) return [whole];
  const count = Math.ceil(whole / SEGMENT_SHARE);
  return Array.from({ length: count }, (_, nth) => (nth < count - 1 ? SEGMENT : whole - nth * SEGMENT_SHARE));
}

const blocksOf = (width: number) => Math.max(1, Math.ceil(width / 8));

function formatOf(column: SavColumn, width: number): number {
  if (width > 0) return (FORMAT_TEXT << 16) | (Math.min(width, SEGMENT) << 8);
  if (column.isTime) return (FORMAT_TIME << 16) | (20 << 8);
  return (FORMAT_NUMBER << 16) | (8 << 8) | (column.values.length > 0 ? 0 : 2);
}

/** The bytes of a text, at most so many, no character halved. */
export function cutBytes(text: string, most: number): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

function info(subtype: number, size: number, data: Buffer): Buffer {
  return Buffer.concat([ints(7, subtype, size, data.length / size), data]);
}

function padded(text: string, length: number): Buffer {
  const bytes = Buffer.alloc(length, ' ');
  cutBytes(text, length).copy(bytes);
  return bytes;
}

function roundedUp(bytes: Buffer, to: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to, ' ')]);
}

function ints(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeInt32LE(value, at * 4);
  return bytes;
}

function doubles(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [at, value] of values.entries()) bytes.writeDoubleLE(value, at * 8);
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 8);
  for (const [at, value] of values.entries()) bytes.writeBigInt64LE(BigInt(value), at * 8);
  return bytes;
}

const two = (value: number) => String(value).padStart(2, '0');
