import type { Playback } from '@/lib/client/playback';
import { clipsBetween, momentAt } from '@/lib/domain/recording/timeline';
import type { HeldMedia } from './held-media';
import type { SourceProblem } from './open-source';

/** A failure that recurs within this time, in milliseconds, is permanent. */
const AGAIN_MS = 10_000;
const UNPLAYABLE = 'This recording could not be played. The transcript is whole.';

interface MenderParts {
  playback: Playback;
  /** Loads new links; the timeline has them when it resolves. */
  renew: () => Promise<unknown>;
}

/** Closes failed media, so that they are opened again: with a new link when theirs has expired, otherwise once more. */
export class MediaMender {
  private readonly mended = new Map<string, number>();

  constructor(private readonly parts: MenderParts) {}

  /** Whether to open it again; if not, and it is playing now, playback ends with a message. */
  async mend(id: string, media: HeldMedia, problem: SourceProblem): Promise<boolean> {
    const { playback, renew } = this.parts;
    const last = this.mended.get(id) ?? 0;
    if (Date.now() - last < AGAIN_MS) {
      if (this.isNow(id)) playback.set({ playing: false, waiting: false, problem: UNPLAYABLE });
      return false;
    }
    this.mended.set(id, Date.now());
    if (problem === 'expired' && this.hasLatestLinks(id, media)) await renew().catch(() => {});
    media.close();
    return true;
  }

  private isNow(id: string): boolean {
    const { timeline, clockMs } = this.parts.playback.state;
    const moment = momentAt(timeline, clockMs);
    return moment?.voice?.recording.id === id || moment?.screen?.recording.id === id;
  }

  private hasLatestLinks(id: string, media: HeldMedia): boolean {
    const { timeline } = this.parts.playback.state;
    return clipsBetween(timeline, 0, timeline.durationMs).some(
      ({ recording }) => recording.id === id && media.isOpenWith(recording),
    );
  }
}
