import { recorderType } from './recorder-types';
import type { HeldRecording, Recorder, RecorderSource } from './turn-recorder';

interface HeldOptions {
  isSupported: (type: string) => boolean;
  make: (stream: MediaStream, type: string) => Recorder;
  now: () => number;
  /** Returns a function that cancels the call. */
  after: (ms: number, call: () => void) => () => void;
}

/**
 * Enough that nothing is lost before a voice is distinguished from a noise. That takes 0.4 to 0.5 seconds with four
 * browsers on two processors; the rest is for slower devices.
 */
const LEAST_MS = 1_500;
/** So often it begins anew. Of the question that is being read no more than this and the least comes before an answer. */
const ROUND_MS = 3_000;
const TIMESLICE_MS = 500;

/**
 * Records while a question is read aloud, so that the first words of somebody who interrupts it are not lost (decisions,
 * K9). All but the last seconds is thrown away at once, and all of it when nobody interrupts.
 */
export class HeldRecorders {
  private rounds: HeldRecording[][] = [];
  private timers: (() => void)[] = [];

  constructor(private readonly options: HeldOptions) {}

  hold(sources: readonly RecorderSource[]): void {
    const { after } = this.options;
    this.rounds.push(sources.flatMap((source) => this.begin(source)));
    this.timers = [
      after(LEAST_MS, () => {
        while (this.rounds.length > 1) drop(this.rounds.shift()!);
      }),
      after(ROUND_MS, () => this.hold(sources)),
    ];
  }

  /** Hands over what was recorded last, and goes on recording it; the rest is thrown away. */
  take(): HeldRecording[] {
    const [first = []] = this.rounds.splice(0, 1);
    this.drop();
    return first;
  }

  drop(): void {
    for (const cancel of this.timers) cancel();
    this.timers = [];
    for (const round of this.rounds) drop(round);
    this.rounds = [];
  }

  private begin({ kind, stream }: RecorderSource): HeldRecording[] {
    const { isSupported, make, now } = this.options;
    const type = recorderType(kind, isSupported);
    if (type === null) return [];
    try {
      const recorder = make(stream, type);
      const chunks: Blob[] = [];
      recorder.ondataavailable = ({ data }) => void chunks.push(data);
      recorder.start(TIMESLICE_MS);
      return [{ kind, stream, type, recorder, startedAt: now(), chunks }];
    } catch {
      return [];
    }
  }
}

function drop(round: readonly HeldRecording[]): void {
  for (const { recorder } of round) {
    recorder.ondataavailable = null;
    if (recorder.state !== 'inactive') recorder.stop();
  }
}
