/** How long a silence lasts that ends a turn (decisions, K9), in milliseconds. */
export const AFTER_WHOLE_THOUGHT_MS = 3_000;
export const OTHERWISE_MS = 8_000;
/** The last part of it is counted down in sight. */
const COUNTED_MS = 3_000;
/** Where that it was a whole thought is only known later, there is still so much to be counted. */
const LEAST_COUNTED_MS = 2_500;

/** Levels from 0 to 1 (see followLevel). A voice is so much louder than the room. */
const ABOVE_ROOM = 0.12;
const QUIETEST_VOICE = 0.2;
/** Shorter sounds are a chair or a cough at the edge; they stop a count, and are no speech. */
const SPEECH_MS = 300;
/** How fast the room's own level is followed for each measurement: it falls at once and rises slowly. */
const FALLS = 0.2;
const RISES = 0.005;

export type SilenceState =
  /** Nobody has spoken in this turn yet, or somebody does. */
  | { kind: 'listening' }
  | { kind: 'counting'; leftMs: number; ofMs: number }
  /** A sound, a key or a touch has stopped the count. */
  | { kind: 'stopped' }
  | { kind: 'over' };

/**
 * Tells when a participant has been quiet for long enough. It hears loudness alone, against a floor that follows the
 * room; who makes a sound is not told, so that in doubt a turn goes on.
 */
export class SilenceWatch {
  private room = 0.1;
  private loudSince: number | null = null;
  private spokenMs = 0;
  private quietSince: number | null = null;
  /** Since when, in this silence, what was said may be a whole thought. */
  private wholeSince: number | null = null;
  private state: SilenceState = { kind: 'listening' };
  private last: number | null = null;

  /** A measured level, at a time in milliseconds; `isWhole`: what was said so far may be a whole thought. */
  hear(level: number, now: number, isWhole: boolean): SilenceState {
    if (this.state.kind === 'over') return this.state;
    const isVoice = level > Math.max(QUIETEST_VOICE, this.room + ABOVE_ROOM);
    this.room += (level - this.room) * (level < this.room ? FALLS : RISES);
    const sinceLast = this.last === null ? 0 : now - this.last;
    this.last = now;
    if (isVoice) {
      this.loudSince ??= now;
      this.spokenMs += sinceLast;
      this.quietSince = null;
      this.wholeSince = null;
      if (this.state.kind === 'counting') this.state = { kind: 'stopped' };
      else if (now - this.loudSince > SPEECH_MS) this.state = { kind: 'listening' };
      return this.state;
    }
    this.loudSince = null;
    // A page that was not looked at measures nothing: that time was no silence.
    if (this.quietSince === null || sinceLast > 1_000) this.quietSince = now;
    if (this.spokenMs < SPEECH_MS) return this.state;
    this.wholeSince = isWhole ? (this.wholeSince ?? now) : null;
    const leftMs = this.endsAt(this.quietSince) - now;
    if (leftMs <= 0) this.state = { kind: 'over' };
    else if (leftMs <= COUNTED_MS && (this.state.kind === 'counting' || leftMs < COUNTED_MS - 200))
      this.state = { kind: 'counting', leftMs, ofMs: COUNTED_MS };
    return this.state;
  }

  /** How long it has been quiet since somebody spoke in this turn; null while somebody does, or before. */
  quietMs(now: number): number | null {
    return this.quietSince === null || this.spokenMs < SPEECH_MS ? null : now - this.quietSince;
  }

  private endsAt(quietSince: number): number {
    const latest = quietSince + OTHERWISE_MS;
    if (this.wholeSince === null) return latest;
    const whole = Math.max(quietSince + AFTER_WHOLE_THOUGHT_MS, this.wholeSince + LEAST_COUNTED_MS);
    return Math.min(latest, whole);
  }

  /** A key or a touch: the silence begins anew. */
  stopCount(now: number): SilenceState {
    if (this.state.kind !== 'counting') return this.state;
    this.quietSince = now;
    this.wholeSince = null;
    this.state = { kind: 'stopped' };
    return this.state;
  }
}
