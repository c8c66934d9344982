import { registerMediabunnyServer } from '@mediabunny/server';
import { type MediaSource, untilTheNext } from '../engine';
import type { MadeMedia } from '../made-media';
import { isMediaProblem, MediaProblem, type MediaProblemReason } from '../media-problem';
import { LONGEST_SECONDS } from '../recording-limits';
import { makeMedia } from './make-media';
import { openPart, type Part } from './open-part';

/** What the process beside this one is asked for. */
export interface MediaJob {
  /** None: only to say that it is there. */
  sources: MediaSource[];
  folder: string;
}

/** What it says, each on a line of its own. */
export type MediaReply =
  | { say: 'ready' }
  /** How long the recordings last. */
  | { say: 'seen'; seconds: number }
  | { say: 'made'; made: MadeMedia }
  | { say: 'problem'; reason: MediaProblemReason; detail: string };

/** Does the job in this process, which is one that may be lost. */
export async function answerJob(
  { sources, folder }: MediaJob,
  say: (reply: MediaReply) => void,
): Promise<void> {
  // The machine's graphics are no stranger's business.
  registerMediabunnyServer({ hardwareContext: null });
  if (sources.length === 0) return say({ say: 'ready' });
  try {
    const opened: Part[] = [];
    for (const source of sources) opened.push(await openPart(source));
    const parts = untilTheNext(opened, sources);
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    if (seconds > LONGEST_SECONDS) throw new MediaProblem('too_long');
    say({ say: 'seen', seconds });
    say({ say: 'made', made: await makeMedia(parts, folder) });
  } catch (error) {
    const reason = isMediaProblem(error) ? error.reason : 'broken';
    say({
      say: 'problem',
      reason,
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
