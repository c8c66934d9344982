import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream';

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function archiveOf(entries: ZipEntry[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('zipStream', () => {
  it('X50: is an archive that others read', async () => {
    const files = unzipSync(
      await archiveOf([
        { name: 'a.txt', chunks: ['one ', 'two'] },
        { name: 'größe 😀.txt', chunks: [] },
        { name: 'large.txt', chunks: Array.from({ length: 5_000 }, (_, at) => `line ${at}\n`) },
      ]),
    );
    expect(Object.keys(files)).toEqual(['a.txt', 'größe 😀.txt', 'large.txt']);
    expect(textOf(files['a.txt'])).toBe('one two');
    expect(textOf(files['größe 😀.txt'])).toBe('');
    expect(textOf(files['large.txt'])).toMatch(/^line 0\n[\s\S]*line 4999\n$/);
  });

  it('X50: is the same archive for the same files', async () => {
    const entries = () => archiveOf([{ name: 'a.txt', chunks: ['one'] }]);
    expect(await entries()).toEqual(await entries());
  });

  it('X50: ends what it reads when nobody reads it any more, and reads on only as it is read', async () => {
    let given = 0;
    let ended = false;
    async function* chunks() {
      try {
        for (;;) yield `${given++} ${Math.random()} `.repeat(1_000);
      } finally {
        ended = true;
      }
    }
    for await (const _ of zipStream([{ name: 'endless', chunks: chunks() }])) if (given > 20) break;
    const atTheEnd = given;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe(true);
    expect(given - atTheEnd).toBeLessThanOrEqual(1);
    expect(given).toBeLessThan(200);
  });

  it('X50: a failure of what it reads is thrown to the reader', async () => {
    async function* chunks() {
      yield 'one';
      throw new Error('the database is gone');
    }
    await expect(archiveOf([{ name: 'a', chunks: chunks() }])).rejects.toThrow('the database is gone');
  });
});
