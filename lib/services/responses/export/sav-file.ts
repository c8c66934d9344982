import { type SavColumn, SavDictionary } from './sav-dictionary';

/** SPSS counts seconds from the beginning of its calendar, 14 October 1582. */
const CALENDAR_OFFSET_SECONDS = 12_219_379_200;
const SPACES = Buffer.alloc(8, ' ');
/** One byte of the compressed form: a block of eight follows; eight spaces; no value. */
const RAW = 253;
const BLANK = 254;
const NO_VALUE = 255;
/** Whole numbers from -99 to 151 take one byte, so much more than themselves. */
const BIAS = 100;
const LARGEST_CODE = 251;
const BYTES_A_PIECE = 65_536;

export type SavCell = number | string | Date | null;

/**
 * A data file of SPSS (`$FL2`, UTF-8, compressed), as its rows arrive. `columns` have the width of the longest text of
 * each, in bytes: the format wants it before the first row.
 */
export async function* savFile(
  columns: readonly SavColumn[],
  rows: AsyncIterable<readonly SavCell[]>,
  file: { title: string; cases: number; now: Date },
): AsyncGenerator<Buffer> {
  const dictionary = new SavDictionary(columns);
  yield dictionary.bytes(file, BIAS);
  const packer = new Packer();
  for await (const cells of rows) {
    for (const [at, column] of columns.entries()) {
      const cell = cells[at] ?? null;
      if (column.width === 0) packer.number(numberOf(cell));
      else for (const piece of dictionary.segmentsOf(column, cell)) packer.text(piece);
    }
    if (packer.size >= BYTES_A_PIECE) yield packer.take();
  }
  yield packer.end();
}

function numberOf(cell: SavCell): number | null {
  if (cell instanceof Date) return cell.getTime() / 1_000 + CALENDAR_OFFSET_SECONDS;
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}

/** Blocks of eight bytes by the bytecode of the format: eight codes, then the blocks that did not fit into theirs. */
class Packer {
  private codes: number[] = [];
  private blocks: Buffer[] = [];
  private readonly ready: Buffer[] = [];
  size = 0;

  number(value: number | null): void {
    if (value === null) this.put(NO_VALUE);
    else if (Number.isInteger(value) && value > -BIAS && value <= LARGEST_CODE - BIAS) this.put(value + BIAS);
    else {
      const block = Buffer.alloc(8);
      block.writeDoubleLE(value);
      this.put(RAW, block);
    }
  }

  /** A multiple of eight bytes. */
  text(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; at += 8) {
      const block = bytes.subarray(at, at + 8);
      if (block.equals(SPACES)) this.put(BLANK);
      else this.put(RAW, block);
    }
  }

  private put(code: number, block?: Buffer): void {
    this.codes.push(code);
    if (block) this.blocks.push(block);
    if (this.codes.length === 8) this.flush();
  }

  private flush(): void {
    this.ready.push(Buffer.from(this.codes), ...this.blocks);
    this.size += 8 + this.blocks.length * 8;
    this.codes = [];
    this.blocks = [];
  }

  take(): Buffer {
    this.size = 0;
    return Buffer.concat(this.ready.splice(0));
  }

  end(): Buffer {
    if (this.codes.length > 0) {
      while (this.codes.length < 8) this.codes.push(0);
      this.flush();
    }
    return this.take();
  }
}
