import type { Playback } from '@/lib/client/playback';
import { type Stretch, silenceEnd } from '@/lib/domain/recording/silences';
import { type Clip, momentAt } from '@/lib/domain/recording/timeline';
import type { RecordingV1 } from '@/lib/wire/v1/reading-row';
import { followRate, SEEN } from './follow-rate';
import { HeldMedia } from './held-media';
import { MediaMender } from './media-mender';

type Playing = Clip<RecordingV1> & { media: HeldMedia };

/** How long, in milliseconds, the voice waits for the second video after a jump. */
const PATIENCE_MS = 3_000;
/** A timer, because pages in the background get no animation frames. */
const BEAT_MS = 200;
/** For this many seconds a voice counts as starting. */
const BEGINNING = 0.5;

interface EngineParts {
  playback: Playback;
  /** Loads new links; the timeline has them when it resolves. */
  renew: () => Promise<unknown>;
  silences: () => readonly Stretch[];
}

/**
 * Plays an interview: media elements, one for each recording that plays now or soon, follow one clock. The voice's
 * element is the clock; the second video is kept in step with it.
 */
export class ReviewEngine {
  private readonly held = new Map<string, HeldMedia>();
  private readonly mender: MediaMender;
  private jumps = -1;
  private wasPlaying = false;
  /** When the wait for all videos after a jump began; null when there is none. */
  private gatheringSince: number | null = null;
  private frame = 0;

  constructor(private readonly parts: EngineParts) {
    this.mender = new MediaMender(parts);
  }

  /** Until the returned function is called. */
  start(): () => void {
    const leave = this.parts.playback.subscribe(() => this.step());
    const beat = setInterval(() => this.step(), BEAT_MS);
    const frame = () => {
      this.frame = requestAnimationFrame(frame);
      if (this.parts.playback.state.playing) this.step();
    };
    frame();
    this.step();
    return () => {
      leave();
      clearInterval(beat);
      cancelAnimationFrame(this.frame);
    };
  }

  /** Takes an element for a recording, until the returned function is called. */
  hold(id: string, element: HTMLMediaElement): () => void {
    const media: HeldMedia = new HeldMedia(
      element,
      () => this.step(),
      (problem) => void this.mender.mend(id, media, problem).then((isMended) => isMended && this.restart()),
    );
    this.held.set(id, media);
    queueMicrotask(() => this.step());
    return () => {
      media.release();
      if (this.held.get(id) === media) this.held.delete(id);
    };
  }

  /** Seeks media that were opened again to the clock's time. */
  private restart(): void {
    this.jumps = -1;
    this.gatheringSince = Date.now();
    this.step();
  }

  private isStepping = false;

  /** Moves all elements to the clock's time, or the clock to the voice's time. */
  private step(): void {
    // Its own changes cause calls of it.
    if (this.isStepping) return;
    this.isStepping = true;
    try {
      this.openAll();
      if (!this.parts.playback.state.started) return;
      if (this.parts.playback.state.playing) this.goOn();
      else this.stayHere();
    } finally {
      this.isStepping = false;
    }
  }

  /** The clips that play now and soon get their source; the next ones wait at their beginning. */
  private openAll(): void {
    const { state } = this.parts.playback;
    if (!state.started) return;
    for (const { voice, screen } of state.timeline.segments) {
      for (const clip of [...voice, ...screen]) {
        const isNow = clip.startMs <= state.clockMs && state.clockMs < clip.endMs;
        const seconds = isNow ? (state.clockMs - clip.startMs) / 1_000 : 0;
        this.held.get(clip.recording.id)?.open(clip.recording, seconds);
      }
    }
  }

  private now(): { leader: Playing | null; follower: Playing | null; isComplete: boolean } {
    const { timeline, clockMs } = this.parts.playback.state;
    const moment = momentAt(timeline, clockMs);
    const playing = (clip: Clip<RecordingV1> | null | undefined): Playing | null => {
      const media = clip ? this.held.get(clip.recording.id) : undefined;
      return clip && media ? { ...clip, media } : null;
    };
    const leads = moment?.voice ?? moment?.screen;
    const follows = moment?.voice ? moment.screen : null;
    const leader = playing(leads);
    const follower = playing(follows);
    return { leader, follower, isComplete: (!leads || leader !== null) && (!follows || follower !== null) };
  }

  private stayHere(): void {
    const { clockMs, jumps } = this.parts.playback.state;
    const { leader, follower } = this.now();
    for (const media of this.held.values()) media.pause();
    if (jumps === this.jumps && !this.wasPlaying) return;
    this.jumps = jumps;
    this.wasPlaying = false;
    this.gatheringSince = Date.now();
    this.aimAt(clockMs, leader, follower);
  }

  private aimAt(clockMs: number, ...all: (Playing | null)[]): void {
    for (const one of all) one?.media.aim((clockMs - one.startMs) / 1_000);
  }

  private goOn(): void {
    const { playback } = this.parts;
    const { jumps, clockMs } = playback.state;
    const now = this.now();
    if (jumps !== this.jumps) {
      this.jumps = jumps;
      this.gatheringSince = Date.now();
      this.aimAt(clockMs, now.leader, now.follower);
    }
    this.wasPlaying = true;
    this.pauseOthers(now.leader, now.follower);
    if (!this.isGathered(now)) {
      now.leader?.media.pause();
      now.follower?.media.pause();
      this.wait(true);
      return;
    }
    const { leader, follower } = now;
    if (!leader) return;
    const { rate, muted } = playback.state;
    leader.media.element.muted = muted;
    leader.media.play(rate);
    const isStarved = !leader.media.isReady && !leader.media.element.ended;
    this.follow(leader, follower, isStarved);
    this.wait(isStarved);
    this.moveClock(leader);
  }

  /** After a jump, and when another voice begins, all videos are waited for, up to a limit. */
  private isGathered({ leader, follower, isComplete }: ReturnType<ReviewEngine['now']>): boolean {
    if (this.gatheringSince === null) return true;
    const isLate = Date.now() - this.gatheringSince > PATIENCE_MS;
    const isReady = (one: Playing | null) => one === null || one.media.isReady || one.media.element.ended;
    if (!isReady(leader) || !(isLate || (isComplete && isReady(follower)))) return false;
    if (leader === null) return false;
    this.gatheringSince = null;
    return true;
  }

  private follow(leader: Playing, follower: Playing | null, isStarved: boolean): void {
    if (!follower) return;
    const { media } = follower;
    const { rate } = this.parts.playback.state;
    media.element.muted = true;
    if (isStarved) {
      media.pause();
      return;
    }
    const wanted = leader.media.seconds + (leader.startMs - follower.startMs) / 1_000;
    if (media.element.seeking) return;
    const drift = media.seconds - wanted;
    // A voice needs time to start.
    if (drift > SEEN && leader.media.seconds < BEGINNING) {
      media.pause();
      return;
    }
    if (media.element.ended && drift < 0) return;
    const next = followRate(drift, rate, media.element.playbackRate);
    if (next === 'jump') media.aim(wanted);
    else media.play(next);
  }

  /** Continues with the next clip at the end of this one, and skips silence. */
  private moveClock(leader: Playing): void {
    const { playback } = this.parts;
    const { clockMs, timeline, skipsSilence } = playback.state;
    const voiceMs = leader.startMs + leader.media.seconds * 1_000;
    const isOver = leader.media.element.ended || voiceMs >= leader.endMs;
    const next = isOver ? leader.endMs : Math.max(clockMs, voiceMs);
    if (next >= timeline.durationMs) {
      playback.set({ clockMs: timeline.durationMs, playing: false, waiting: false });
      this.stayHere();
      return;
    }
    const behind = skipsSilence ? silenceEnd(this.parts.silences(), next) : null;
    if (behind !== null && behind < timeline.durationMs) {
      playback.seek(behind);
      return;
    }
    if (next !== clockMs) playback.set({ clockMs: next });
    if (isOver) this.beginNext();
  }

  /** The next clip was opened in advance and waits at its beginning; otherwise it is waited for. */
  private beginNext(): void {
    const { clockMs, rate, muted } = this.parts.playback.state;
    const { leader, follower } = this.now();
    const fresh = [leader, follower].filter((one) => one?.media.element.paused);
    this.aimAt(clockMs, ...fresh);
    if (!leader?.media.isReady || (follower !== null && !follower.media.isReady)) {
      this.gatheringSince = Date.now();
      return;
    }
    leader.media.element.muted = muted;
    leader.media.play(rate);
    if (follower) this.follow(leader, follower, false);
  }

  private pauseOthers(leader: Playing | null, follower: Playing | null): void {
    for (const media of this.held.values())
      if (media !== leader?.media && media !== follower?.media) media.pause();
  }

  private wait(waiting: boolean): void {
    if (this.parts.playback.state.waiting !== waiting) this.parts.playback.set({ waiting });
  }
}
