import { type AnswerChange, type ChangesState, NO_CHANGES, type RefusedChange } from './answer-change';
import type { Credential, InterviewTransport } from './interview-transport';
import type { KeptInterview } from './kept-interview';
import type { Resender } from './resender';
import { untilFetched } from './until-fetched';

interface Options {
  transport: InterviewTransport;
  kept: KeptInterview;
  resender: Resender;
  onState: (state: ChangesState) => void;
  /** One was taken or refused. `gone`: because the interview is. */
  onSettled: (responseId: string, outcome: 'settled' | 'gone') => void;
}

/**
 * Changed answers, kept on the device and sent one after the other until the server has each. A change names the version
 * that it was made from, so that it counts once, whichever window sends it.
 */
export class AnswerChanges {
  private state = NO_CHANGES;
  private running: Promise<void> | null = null;

  constructor(private readonly options: Options) {}

  /** What this device has of an interview. */
  open(responseId: string): void {
    const left = this.options.kept.read('changeLeft');
    const refused = left?.responseId === responseId ? left : null;
    this.set({ ...NO_CHANGES, waiting: this.waitingOf(responseId), refused });
  }

  /** The answer that was being entered when the participant left. */
  draft(responseId: string): AnswerChange | null {
    const draft = this.options.kept.read('changeDraft');
    return draft?.responseId === responseId ? draft : null;
  }

  keepDraft(responseId: string, draft: AnswerChange | null): void {
    if (draft) this.options.kept.write('changeDraft', { responseId, ...draft });
    else this.options.kept.remove('changeDraft');
  }

  async send(credential: Credential, change: AnswerChange): Promise<void> {
    const { responseId } = credential;
    this.keepDraft(responseId, null);
    this.dismiss();
    this.keepWaiting(responseId, [...this.waitingOf(responseId), change]);
    await this.deliver(credential);
  }

  /** Sends what waits. Resolves when nothing does any more. */
  deliver(credential: Credential): Promise<void> {
    this.running ??= this.run(credential).finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Another window changed an answer, or is about to. */
  notice(responseId: string): void {
    this.set({ ...this.state, waiting: this.waitingOf(responseId), settled: this.state.settled + 1 });
  }

  dismiss(): void {
    this.options.kept.remove('changeLeft');
    this.set({ ...this.state, changed: null, refused: null });
  }

  /** Fetches what sends changes, so that one can wait on the device without a connection. */
  prepare(): Promise<typeof import('./deliver-changes')> {
    return untilFetched(() => import('./deliver-changes'));
  }

  private async run(credential: Credential): Promise<void> {
    const { responseId } = credential;
    if (this.waitingOf(responseId).length === 0) return;
    const { deliverChanges } = await this.prepare();
    await deliverChanges(credential, {
      ...this.options,
      next: () => this.waitingOf(responseId)[0],
      onOutcome: (change, outcome) => {
        // Forgotten on this device meanwhile, or settled by another window.
        if (!this.waitingOf(responseId).some(isSame(change))) return;
        this.take(responseId, change, typeof outcome === 'string' ? null : outcome);
        if (outcome === 'taken') this.set({ ...this.state, changed: change });
        this.options.onSettled(responseId, outcome === 'gone' ? 'gone' : 'settled');
      },
    });
  }

  /** It was settled, and waits no more. */
  private take(responseId: string, change: AnswerChange, refused: RefusedChange | null): void {
    const same = isSame(change);
    if (refused) this.options.kept.write('changeLeft', { responseId, ...refused });
    this.keepWaiting(
      responseId,
      this.waitingOf(responseId).filter((one) => !same(one)),
    );
    this.set({ ...this.state, refused, settled: this.state.settled + 1 });
  }

  private waitingOf(responseId: string): AnswerChange[] {
    const kept = this.options.kept.read('changes');
    return kept?.responseId === responseId ? kept.waiting : [];
  }

  private keepWaiting(responseId: string, waiting: AnswerChange[]): void {
    if (waiting.length > 0) this.options.kept.write('changes', { responseId, waiting });
    else this.options.kept.remove('changes');
    this.set({ ...this.state, waiting });
  }

  private set(state: ChangesState): void {
    this.state = state;
    this.options.onState(state);
  }
}

const isSame =
  ({ stepId, version }: AnswerChange) =>
  (other: AnswerChange): boolean =>
    other.stepId === stepId && other.version === version;
