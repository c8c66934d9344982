import { registerMediabunnyServer } from '@mediabunny/server';
import { type MediaSource, untilTheNext } from '../engine';
import type { MadeMedia } from '../made-media';
import { isMediaProblem, MediaProblem, type MediaProblemReason } from '../media-problem';
import { LONGEST_SECONDS } from '../recording-limits';
import { makeMedia } from './make-media';
import { openPart, type Part } from './open-part';

/** A job for the separate process. */
export interface MediaJob {
  /** None: only report that the process works. */
  sources: MediaSource[];
  folder: string;
}

/** A reply of the process; each is one line. */
export type MediaReply =
  | { say: 'ready' }
  /** The length of the recordings. */
  | { say: 'seen'; seconds: number }
  | { say: 'made'; made: MadeMedia }
  | { say: 'problem'; reason: MediaProblemReason; detail: string };

/** Runs the job in this process, which may crash without harm. */
export async function answerJob(
  { sources, folder }: MediaJob,
  say: (reply: MediaReply) => void,
): Promise<void> {
  // Untrusted data must not reach the graphics driver.
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
