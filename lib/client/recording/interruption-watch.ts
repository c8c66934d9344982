/** Levels from 0 to 1 (see followLevel): a twentieth is two and a half decibels. */
const QUIETEST_VOICE = 0.3;
/** A voice is so much louder than the room. */
const ABOVE_ROOM = 0.15;
/** What the loudspeaker plays reaches the microphone weaker than this, also where no echo is cancelled. */
const BELOW_PLAYED = 0.3;
/** Sound takes a moment from the loudspeaker through the room and back. */
const ECHO_MS = 400;
/** The room is listened to first. */
const ROOM_MS = 300;
/** A room that seems louder than this is somebody speaking already. */
const LOUDEST_ROOM = 0.45;
const FALLS = 0.2;
const RISES = 0.005;
/** So much of a voice within so long is somebody speaking; less is a cough, a chair or a key. */
const SUSTAINED_MS = 300;
const WITHIN_MS = 600;

/** In milliseconds; longer steps between measurements are no sound. */
const LONGEST_STEP_MS = 200;

/**
 * Tells when somebody begins to speak while a question is read aloud (decisions, K9). It hears loudness alone; what the
 * voice itself brings into the microphone is left out by comparing with what is being played.
 */
export class InterruptionWatch {
  private begun: number | null = null;
  private last = 0;
  private room: number | null = null;
  private played: { at: number; level: number }[] = [];
  private loud: { at: number; ms: number }[] = [];

  /** Whether something like a voice was heard in the last moment, long enough or not. */
  get isSounding(): boolean {
    return this.loud.length > 0;
  }

  /** The microphone's level and that of what is played, at a time in milliseconds; true: somebody speaks. */
  hear(level: number, playedLevel: number, now: number): boolean {
    this.begun ??= now;
    const step = Math.min(LONGEST_STEP_MS, now - (this.last || now));
    this.last = now;
    this.played = [...this.played.filter(({ at }) => now - at <= ECHO_MS), { at: now, level: playedLevel }];
    this.loud = this.loud.filter(({ at }) => now - at <= WITHIN_MS);
    const room = this.followRoom(level);
    const echo = Math.max(...this.played.map((one) => one.level)) - BELOW_PLAYED;
    if (level <= Math.max(QUIETEST_VOICE, room + ABOVE_ROOM, echo)) return false;
    this.loud.push({ at: now, ms: step });
    if (now - this.begun < ROOM_MS) return false;
    return this.loud.reduce((sum, { ms }) => sum + ms, 0) >= SUSTAINED_MS;
  }

  /** It falls at once and rises slowly. */
  private followRoom(level: number): number {
    const before = this.room ?? Math.min(level, LOUDEST_ROOM);
    this.room = before + (level - before) * (level < before ? FALLS : RISES);
    return before;
  }
}
