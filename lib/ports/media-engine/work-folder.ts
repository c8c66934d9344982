import { constants } from 'node:fs';
import { chmod, chown, copyFile, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { MediaSource } from './engine';
import { isolation } from './isolation';
import type { MadeMedia } from './made-media';
import { MediaProblem } from './media-problem';

type Work = (sources: readonly MediaSource[], folder: string) => Promise<MadeMedia>;

/**
 * Lets programs write results from untrusted files in `folder`, reading the files in place. Where programs run as an
 * isolated user, who can access neither, they use a folder of that user and copies of the files. In both cases the
 * results end up in `folder`, as plain files of this process's user.
 */
export async function inWorkFolder(
  sources: readonly MediaSource[],
  folder: string,
  work: Work,
): Promise<MadeMedia> {
  const { user } = isolation();
  if (user === null) return takenOver(await work(sources, folder), folder);
  const own = await mkdtemp(path.join(tmpdir(), 'colloquy-media-'));
  try {
    const inputs = path.join(own, 'inputs');
    await mkdir(inputs, { mode: 0o700 });
    const copies: MediaSource[] = [];
    for (const source of sources)
      copies.push({ ...source, file: await copied(source.file, inputs, copies.length) });
    for (const name of [...copies.map(({ file }) => file), inputs, own]) await chown(name, user, user);
    return await takenOver(await work(copies, own), folder);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** An empty folder of the user that programs run as. */
export async function makeTemporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const { user } = isolation();
  const folder = await mkdtemp(path.join(tmpdir(), 'colloquy-media-'));
  if (user !== null) await chown(folder, user, user);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Costs nothing on file systems that share blocks. */
async function copied(file: string, folder: string, nth: number): Promise<string> {
  const copy = path.join(folder, `${nth}`);
  await copyFile(file, copy, constants.COPYFILE_FICLONE);
  await chmod(copy, 0o600);
  return copy;
}

/** Moves the results of programs to `folder`, as plain files of this process's user. */
export async function takenOver(made: MadeMedia, folder: string): Promise<MadeMedia> {
  const take = async <F extends { file: string }>(one: F | null): Promise<F | null> =>
    one && { ...one, file: await taken(one.file, folder) };
  return {
    video: await take(made.video),
    audio: await take(made.audio),
    speech: await take(made.speech),
    poster: await take(made.poster),
  };
}

/** Throws for anything but a plain file: a link would make this process read what the program may not. */
async function taken(file: string, folder: string): Promise<string> {
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile() || found.nlink > 1) throw new MediaProblem('broken', 'it made no plain file');
  const there = path.join(folder, path.basename(file));
  if (there === file) return file;
  await rename(file, there).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyFile(file, there);
  });
  await chmod(there, 0o600);
  await chown(there, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  return there;
}
