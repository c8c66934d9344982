import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BadBackup, CHECKSUMS } from './manifest';

/** Relative, below `database` or `files`, and nowhere else however it is read. */
const PLACE = /^(database|files)(\/[\w-][\w.-]*)+$/;

/** Writes the checksums of everything below `database` and `files`. Returns their own, and how much there is. */
export async function writeChecksums(
  folder: string,
): Promise<{ sha256: string; files: number; bytes: number }> {
  const counted = { files: 0, bytes: 0 };
  async function* lines() {
    for (const part of ['database', 'files']) {
      for await (const place of filesBelow(folder, part)) {
        if (part === 'files') {
          counted.files += 1;
          counted.bytes += (await stat(path.join(folder, place))).size;
        }
        yield `${await sha256Of(path.join(folder, place))}  ${place}\n`;
      }
    }
  }
  const file = path.join(folder, CHECKSUMS);
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: 0o600, flush: true }));
  return { sha256: await sha256Of(file), ...counted };
}

/** Compares every file with its checksum, and the list with its own. Throws BadBackup. */
export async function verifyChecksums(
  folder: string,
  { checksums, tables }: { checksums: string; tables: readonly string[] },
): Promise<void> {
  const list = path.join(folder, CHECKSUMS);
  if ((await sha256Of(list).catch(() => '')) !== checksums)
    throw new BadBackup(`The backup is damaged: ${CHECKSUMS} is missing or was changed.`);
  const missing = new Set(tables);
  for await (const { place, sha256 } of listed(folder)) {
    missing.delete(place);
    if ((await sha256Of(path.join(folder, place)).catch(() => '')) !== sha256)
      throw new BadBackup(`The backup is damaged: ${place} is missing or was changed.`);
  }
  if (missing.size > 0) throw new BadBackup(`The backup is damaged: ${[...missing][0]} is missing.`);
}

/** The places of all files with their checksums, one by one. */
export async function* listed(folder: string): AsyncGenerator<{ place: string; sha256: string }> {
  const lines = createInterface({ input: createReadStream(path.join(folder, CHECKSUMS)) });
  for await (const line of lines) {
    const [, sha256 = '', place = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!PLACE.test(place)) throw new BadBackup(`The backup is damaged: ${CHECKSUMS} names a strange file.`);
    yield { place, sha256 };
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function* filesBelow(folder: string, part: string): AsyncGenerator<string> {
  for await (const entry of await opendir(path.join(folder, part))) {
    const place = `${part}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, place);
    else yield place;
  }
}
