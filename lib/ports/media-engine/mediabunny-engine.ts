import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProcessedMedia } from '@/lib/domain/recording/processed';
import { BOOT, projectFolder } from '../project-folder';
import { type MediaEngine, type MediaSource, partSources } from './engine';
import { settleIsolation } from './isolation';
import type { Limits } from './limits';
import { type MadeMedia, processedMedia } from './made-media';
import { MediaProblem } from './media-problem';
import type { MediaJob, MediaReply } from './mediabunny/answer-job';
import { LONGEST_WORK_SECONDS, lookLimits, workLimits } from './recording-limits';
import { runLimited } from './run-limited';
import { takenOver } from './work-folder';

/** The optional packages, in a process of their own; null when they cannot be loaded on this machine. */
export async function findMediabunnyEngine(): Promise<MediaEngine | null> {
  // The first run compiles the entry, which needs a folder to write into.
  if (!(await isReady('everything'))) return null;
  return (await settleIsolation(() => isReady('installation'))) ? ENGINE : null;
}

async function isReady(view: NonNullable<Limits['view']>): Promise<boolean> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'colloquy-mediabunny-'));
  try {
    const limits = { seconds: 60, folder, folderBytes: Number.POSITIVE_INFINITY, view };
    const { replies } = await ask({ sources: [], folder }, limits);
    return replies.some(({ say }) => say === 'ready');
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ENGINE: MediaEngine = {
  name: 'mediabunny',
  process: (source, folder) => processed([source], folder),
  // All of it at once: this engine has no shorter way.
  listen: async (source, folder) => {
    const { speech } = await processed([{ ...source, wants: 'sound' }], folder);
    if (!speech) throw new MediaProblem('no_sound_or_picture');
    return { file: speech.file, fromMs: 0 };
  },
  join: (parts, folder) => processed(partSources(parts), folder),
  film: null,
};

async function processed(sources: MediaSource[], folder: string): Promise<ProcessedMedia> {
  return processedMedia(await takenOver(await make(sources, folder), folder));
}

async function make(sources: MediaSource[], folder: string): Promise<MadeMedia> {
  const files = sources.map(({ file }) => file);
  // Its runtime reserves a hundred times the address space that it uses.
  const { addressBytes: _, ...work } = workLimits(folder, 0, files);
  const limits: Limits = {
    ...work,
    seconds: lookLimits(folder, files).seconds,
    longestSeconds: LONGEST_WORK_SECONDS,
    view: 'installation',
  };
  const { replies, stderr } = await ask({ sources, folder }, limits, (seconds) => {
    return workLimits(folder, seconds, files).seconds;
  });
  for (const reply of replies) {
    if (reply.say === 'made') return reply.made;
    if (reply.say === 'problem') throw new MediaProblem(reply.reason, reply.detail);
  }
  // Changed sources have to be compiled, which the isolated process may not do: not the fault of the recording.
  if (!(await isReady('installation')) && (await isReady('everything'))) {
    throw new Error('the media child was compiled anew, to be tried again');
  }
  // Its native code crashed on this recording, and would again.
  throw new MediaProblem('broken', stderr);
}

/** `allowed`: the wall time for recordings of this many seconds, once their length is known. */
async function ask(job: MediaJob, limits: Limits, allowed?: (seconds: number) => number) {
  const replies: MediaReply[] = [];
  const { stderr } = await runLimited(
    process.execPath,
    ['--max-old-space-size=512', path.join(projectFolder(), BOOT), 'media-child'],
    limits,
    {
      input: `${JSON.stringify(job)}\n`,
      onLine: (line, extend) => {
        const reply = replyIn(line);
        if (reply) replies.push(reply);
        if (reply?.say === 'seen' && allowed) extend(allowed(reply.seconds));
      },
    },
  );
  return { replies, stderr };
}

/** Written by our own code; a library may print other lines. */
function replyIn(line: string): MediaReply | null {
  if (!line.startsWith('{"say":')) return null;
  return JSON.parse(line) as MediaReply;
}
