import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type MediaEngine, type MediaSource, partSources } from './engine';
import { type MadeMedia, processedMedia } from './made-media';
import { MediaProblem } from './media-problem';
import type { MediaJob, MediaReply } from './mediabunny/answer-job';
import { lookLimits, workLimits } from './recording-limits';
import { type Limits, runLimited } from './run-limited';

/** The optional packages, in a process of their own; null when they cannot be loaded on this machine. */
export async function findMediabunnyEngine(): Promise<MediaEngine | null> {
  const limits = { seconds: 60, folder: os.tmpdir(), folderBytes: Number.POSITIVE_INFINITY };
  try {
    const { replies } = await ask({ sources: [], folder: os.tmpdir() }, limits);
    return replies.some(({ say }) => say === 'ready') ? ENGINE : null;
  } catch {
    return null;
  }
}

const ENGINE: MediaEngine = {
  name: 'mediabunny',
  process: async (source, folder) => processedMedia(await make([source], folder)),
  join: async (parts, folder) => processedMedia(await make(partSources(parts), folder)),
};

async function make(sources: MediaSource[], folder: string): Promise<MadeMedia> {
  const files = sources.map(({ file }) => file);
  const limits = { ...workLimits(folder, 0, files), seconds: lookLimits(folder, files).seconds };
  const { replies, stderr } = await ask({ sources, folder }, limits, (seconds) => {
    return workLimits(folder, seconds, files).seconds;
  });
  for (const reply of replies) {
    if (reply.say === 'made') return reply.made;
    if (reply.say === 'problem') throw new MediaProblem(reply.reason, reply.detail);
  }
  // Its native code has crashed over these bytes, and would again.
  throw new MediaProblem('broken', stderr);
}

/** `allowed`: the wall time for recordings of so many seconds, once they have been looked into. */
async function ask(job: MediaJob, limits: Limits, allowed?: (seconds: number) => number) {
  const replies: MediaReply[] = [];
  const { stderr } = await runLimited(
    process.execPath,
    ['--max-old-space-size=512', path.join(projectFolder(), ENTRY), 'media-child'],
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

/** Written by our own code; a library may print lines of its own. */
function replyIn(line: string): MediaReply | null {
  if (!line.startsWith('{"say":')) return null;
  return JSON.parse(line) as MediaReply;
}

const ENTRY = 'lib/server/boot.mjs';

/** This code runs from the sources in tests and compiled otherwise, always below the project's folder. */
function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, ENTRY))) {
    const above = path.dirname(folder);
    if (above === folder) throw new Error(`no ${ENTRY} above ${import.meta.dirname}`);
    folder = above;
  }
  return folder;
}
