import { createRequire } from 'node:module';

/** It exports itself to `require` alone, which the checks of imports do not resolve. */
const READER = 'sav-reader';

interface SavFile {
  meta: {
    header: { encoding: string; n_cases: number };
    sysvars: { name: string; label: string | null; missing: unknown }[];
    valueLabels: { appliesToNames: string[] | null; entries: { val: number; label: string }[] }[];
  };
  rows: Record<string, number | string | null>[];
}
interface Reader {
  meta: SavFile['meta'];
  open(): Promise<void>;
  readAllRows(includeNulls: boolean): Promise<SavFile['rows']>;
  reader: { readBytes(length: number): Promise<Buffer>; readString(length: number): Promise<string> };
}

/**
 * An SPSS file as somebody else's reader has it. It would decode each eight
 * bytes of a text by themselves: here the bytes of a text are put together first.
 */
export async function readSav(file: Buffer): Promise<SavFile> {
  const require = createRequire(import.meta.url);
  const { SavBufferReader } = require(READER) as { SavBufferReader: new (file: Buffer) => Reader };
  const reader = new SavBufferReader(file);
  await reader.open();
  const bytes = reader.reader;
  bytes.readString = async (length) => (await bytes.readBytes(length)).toString('latin1');
  const rows = await reader.readAllRows(true);
  for (const row of rows)
    for (const [name, cell] of Object.entries(row))
      if (typeof cell === 'string') row[name] = Buffer.from(cell, 'latin1').toString();
  return { rows, meta: reader.meta };
}
