import type { RecordingV1 } from '@/lib/wire/v1/response-reading';
import { type OpenSource, openSource, type SourceProblem } from './open-source';

/** Closer than this is there, in seconds. */
const THERE = 0.02;

/** A recording's element: with its source once that is wanted, and brought to a place as soon as that can be. */
export class HeldMedia {
  private source: OpenSource | null = null;
  private aimed: number | null = null;
  /** The links that it was opened with. */
  private openedWith: RecordingV1 | null = null;

  constructor(
    readonly element: HTMLMediaElement,
    /** Called with whatever changes what can be played. */
    private readonly onChange: () => void,
    private readonly onProblem: (problem: SourceProblem) => void,
  ) {
    for (const name of EVENTS) element.addEventListener(name, this.noticed);
  }

  /** With the recording's links; the same ones again change nothing. */
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

  /** To be opened anew. */
  close(): void {
    this.source?.close();
    this.source = null;
    this.openedWith = null;
  }

  release(): void {
    for (const name of EVENTS) this.element.removeEventListener(name, this.noticed);
    this.close();
  }

  /** Enough is there to go on from where it is. */
  get isReady(): boolean {
    const { readyState, seeking } = this.element;
    return readyState >= HTMLMediaElement.HAVE_FUTURE_DATA && !seeking && this.aimed === null;
  }

  /** By this element, in seconds. */
  get seconds(): number {
    return this.aimed ?? this.element.currentTime;
  }

  aim(seconds: number): void {
    this.aimed = seconds;
    this.takeAim();
  }

  play(rate: number): void {
    if (this.element.playbackRate !== rate) this.element.playbackRate = rate;
    // At its end it would begin again.
    if (this.element.ended) return;
    // A press of pause may come before it has begun; then there is nothing to tell.
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
