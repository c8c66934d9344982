import type { RecordingV1 } from '@/lib/wire/v1/reading-row';
import { type OpenSource, openSource, type SourceProblem } from './open-source';

/** A smaller distance to the target, in seconds, counts as reached. */
const THERE = 0.02;

/** The media element of a recording: it gets its source when that is needed, and seeks as soon as that is possible. */
export class HeldMedia {
  private source: OpenSource | null = null;
  private aimed: number | null = null;
  /** The links with which it was opened. */
  private openedWith: RecordingV1 | null = null;

  constructor(
    readonly element: HTMLMediaElement,
    /** Called when its readiness to play changes. */
    private readonly onChange: () => void,
    private readonly onProblem: (problem: SourceProblem) => void,
  ) {
    for (const name of EVENTS) element.addEventListener(name, this.noticed);
  }

  /** Sets the recording's links; the same links change nothing. */
  open(recording: RecordingV1, seconds: number): void {
    if (this.openedWith !== null) return;
    this.openedWith = recording;
    this.aim(seconds);
    this.source = openSource(this.element, recording, seconds, this.onProblem);
  }

  isOpenWith(recording: RecordingV1): boolean {
    const { openedWith: old } = this;
    return old?.audioUrl === recording.audioUrl && old?.video?.mp4Url === recording.video?.mp4Url;
  }

  /** Closes it, so that it is opened again. */
  close(): void {
    this.source?.close();
    this.source = null;
    this.openedWith = null;
  }

  release(): void {
    for (const name of EVENTS) this.element.removeEventListener(name, this.noticed);
    this.close();
  }

  /** Whether enough is loaded to play on from the present position. */
  get isReady(): boolean {
    const { readyState, seeking } = this.element;
    return readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !seeking && this.aimed === null;
  }

  /** This element's time, in seconds. */
  get seconds(): number {
    return this.aimed ?? this.element.currentTime;
  }

  aim(seconds: number): void {
    this.aimed = seconds;
    this.takeAim();
  }

  play(rate: number): void {
    if (this.element.playbackRate !== rate) this.element.playbackRate = rate;
    // At its end, playing would start from the beginning.
    if (this.element.ended) return;
    // Pausing before playback has started rejects the promise; there is nothing to report then.
    if (this.element.paused) this.element.play().catch(() => {});
  }

  pause(): void {
    if (!this.element.paused) this.element.pause();
  }

  private takeAim(): void {
    if (this.aimed === null || this.element.readyState < HTMLMediaElement.HAVE_METADATA) return;
    const { aimed } = this;
    this.aimed = null;
    if (Math.abs(this.element.currentTime - aimed) > THERE) this.element.currentTime = aimed;
  }

  private readonly noticed = (): void => {
    this.takeAim();
    this.onChange();
  };
}

const EVENTS = ['loadedmetadata', 'canplay', 'seeked', 'playing', 'waiting', 'ended', 'stalled'] as const;
