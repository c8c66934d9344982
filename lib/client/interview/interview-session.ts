import { isOpen } from '@/lib/domain/interview/answer-kinds';
import type { Answer } from '@/lib/domain/interview/interview';
import type { ResumedReply } from '@/lib/wire/interview/resumed';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import type { AnswerChange } from './answer-change';
import { AnswerChanges } from './answer-changes';
import type {
  Credential,
  InterviewStudy,
  InterviewTransport,
  Started,
  StartRequest,
} from './interview-transport';
import type { EntryName, Exchange, KeptInterview, Place } from './kept-interview';
import { linkKey } from './link-key';
import type { Refused } from './outcome';
import { Resender } from './resender';
import {
  exchangeOf,
  firstState,
  placed,
  questionOf,
  type SessionState,
  startRefusal,
  stepIdOf,
} from './session-state';

export interface SessionOptions {
  linkId: string;
  study: InterviewStudy;
  /** Whether the study takes new interviews. */
  open: boolean;
  /** The interview that the page's cookie resumes. */
  responseId: string | null;
  transport: InterviewTransport;
  kept: KeptInterview;
  now: () => number;
  random: () => number;
  after: (ms: number, call: () => void) => () => void;
  newKey: () => string;
}

/** A reply that comes at once would look as if the moderator had not listened. */
const LISTENING_MS = 700;

/**
 * The participant's side of an interview. Answers are kept on the device until the server has acknowledged them, and
 * sent again until then; two windows of one interview send the same answer, which counts once.
 */
export class InterviewSession {
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private readonly resender: Resender;
  private readonly changes: AnswerChanges;
  /** Counts the server's replies, so that an older reply cannot overwrite a newer one. */
  private replies = 0;
  /** The language that was chosen last before the start. */
  private wanted = '';
  /** What is spoken in this window. */
  private speaking: { stepId: string; stop: () => Promise<string[]> } | null = null;
  /** The step whose answer was sent here, with all that was recorded for it. */
  private sentHere: string | null = null;
  private adding = false;

  constructor(private readonly options: SessionOptions) {
    const { study, responseId, open } = options;
    this.state = firstState(study, responseId ? 'opening' : open ? 'welcome' : 'shut', responseId);
    const { now, random, after } = options;
    this.resender = new Resender({
      now,
      random,
      after,
      onWaiting: (waiting) => this.state.waiting !== waiting && this.set({ waiting }),
    });
    const { transport, kept } = options;
    this.changes = new AnswerChanges({
      ...{ transport, kept, resender: this.resender },
      onState: (changes) => this.set({ changes }),
      onSettled: (id, outcome) => this.changeSettled(id, outcome),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): SessionState => this.state;

  /** Finds the current step: by a personal link's token, otherwise by this device's data. */
  async open(linkToken: string | null): Promise<void> {
    if (linkToken !== null) return this.openLink(linkToken);
    const known = this.known();
    if (!known) return;
    this.reset();
    const place = this.options.kept.read('place');
    if (place?.responseId === known.responseId)
      this.set({ ...known, resumed: true, ...placed(this.state, place, this.draftFor(place)) });
    else this.set({ ...known, phase: 'opening' });
    const left = this.options.kept.read('left');
    if (left?.responseId === known.responseId) this.set({ left: left.text, notice: 'elsewhere' });
    this.changes.open(known.responseId);
    void this.changes.deliver(known);
    const unsent = this.options.kept.read('outbox');
    if (unsent?.responseId === known.responseId) {
      if (this.state.step?.id === unsent.stepId) this.set({ sending: unsent.answer });
      await this.deliver(known, unsent, { fromElsewhere: true });
    } else await this.resync(true);
  }

  /** Before the start: what participants read then, in another language. Without a reply it stays as it is. */
  async readIn(language: string): Promise<void> {
    this.wanted = language;
    const { linkId, transport } = this.options;
    const outcome = await transport.invitation(linkId, language);
    if (outcome.kind === 'done' && this.wanted === language && this.state.phase === 'welcome')
      this.set({ study: outcome.value.study });
  }

  async start(request: Omit<StartRequest, 'linkId'>): Promise<void> {
    if (this.state.starting) return;
    this.set({ starting: true });
    const { linkId, transport, kept, newKey } = this.options;
    const whole = { linkId, ...request };
    const text = JSON.stringify(whole);
    const earlier = kept.read('start');
    // The same idempotency key for the same start: a start whose reply was lost is not repeated (A14).
    const key = earlier?.request === text ? earlier.key : newKey();
    kept.write('start', { key, request: text });
    const outcome = await this.resender.send(() => transport.start(whole, key));
    kept.remove('start');
    if (outcome.kind === 'done') this.begin(outcome.value, linkKey(request.urlParams));
    else this.set({ starting: false, phase: startRefusal(outcome) });
  }

  edit(value: Answer | undefined): void {
    const { step, sending, responseId } = this.state;
    if (!step || sending || !responseId) return;
    this.set({ value, notice: this.state.left ? this.state.notice : null });
    if (value === undefined) this.options.kept.removeAnswerFor('draft', responseId, step.id);
    else this.options.kept.write('draft', { responseId, stepId: step.id, answer: value });
  }

  /** Keeps the name of a file that was sent, for when the page is loaded again. */
  noteFile(recordingId: string, name: string): void {
    const { responseId } = this.state;
    if (!responseId) return;
    const { kept } = this.options;
    const files = kept.read('files');
    const before = files?.responseId === responseId ? files.names : {};
    kept.write('files', { responseId, names: { ...before, [recordingId]: name } });
  }

  fileName(recordingId: string): string | undefined {
    const files = this.options.kept.read('files');
    if (!files || files.responseId !== this.state.responseId) return undefined;
    return Object.hasOwn(files.names, recordingId) ? files.names[recordingId] : undefined;
  }

  /**
   * Call it where a step may be answered by speaking. `stop` ends the recording, if there is one, and tells its
   * recordings: when the step is answered in another window, they become part of that answer. Returns a function that
   * ends this.
   */
  speaks(stepId: string, stop: () => Promise<string[]>): () => void {
    const speaking = { stepId, stop };
    this.speaking = speaking;
    return () => {
      if (this.speaking === speaking) this.speaking = null;
    };
  }

  /** Answers the current step; the answer is sent until the server has it. */
  send(answer: Answer): void {
    const { step, sending, responseId, token } = this.state;
    if (!step || sending || !responseId) return;
    const { kept } = this.options;
    this.sentHere = step.id;
    const given = kept.answerFor('outbox', responseId, step.id);
    if (given !== undefined) {
      // Another window answered first.
      if (JSON.stringify(given) !== JSON.stringify(answer)) this.leave(responseId, step.id, answer);
      this.adopt(step.id, given);
      return;
    }
    const entry = { responseId, stepId: step.id, answer };
    kept.write('outbox', entry);
    this.set({ sending: answer, notice: null, resumed: false });
    void this.deliver({ responseId, token }, entry, { fromElsewhere: false });
  }

  /**
   * The questions and answers so far, from the server, and which may be changed; null when it cannot be reached now.
   */
  async lookBack(): Promise<Pick<ResumedReply, 'history' | 'answers'> | null> {
    const { responseId, token } = this.state;
    if (!responseId) return null;
    const outcome = await this.options.transport.resume({ responseId, token });
    if (outcome.kind !== 'done') return null;
    if (outcome.value.answers) await this.changes.prepare();
    const draft = this.changeDraft();
    const now = outcome.value.answers?.find(({ stepId }) => stepId === draft?.stepId);
    // It comes too late: the refusal keeps its words in sight and says why.
    if (draft && now && now.state !== 'open') this.changeAnswer(draft);
    return outcome.value;
  }

  /** Another answer to an earlier question; it is sent until the server has decided on it. */
  changeAnswer(change: AnswerChange): void {
    const { responseId, token } = this.state;
    if (responseId) void this.changes.send({ responseId, token }, change);
  }

  /** Keeps what is being entered for an earlier question; null: nothing. */
  draftChange(draft: AnswerChange | null): void {
    if (this.state.responseId) this.changes.keepDraft(this.state.responseId, draft);
  }

  changeDraft(): AnswerChange | null {
    return this.state.responseId ? this.changes.draft(this.state.responseId) : null;
  }

  /** What became of the last change was read. */
  dismissChange(): void {
    this.changes.dismiss();
  }

  tryNow(): void {
    this.resender.wake();
  }

  /** The window is shown again: the interview may have been continued on another device. */
  lookAgain(): void {
    this.resender.wake();
    const { responseId, token, changes } = this.state;
    // The window that was about to send them may have been closed.
    if (responseId && changes.waiting.length > 0) void this.changes.deliver({ responseId, token });
    if (this.state.phase === 'asking' && !this.state.sending && !this.state.waiting) void this.resync(false);
  }

  dismissNotice(): void {
    this.options.kept.remove('left');
    this.set({ notice: null, left: null });
  }

  /** Possible until the first answer. */
  async changeLanguage(language: string): Promise<void> {
    const { responseId, token } = this.state;
    if (!responseId || !this.state.mayChangeLanguage) return;
    const outcome = await this.resender.send(() =>
      this.options.transport.changeLanguage({ responseId, token }, language),
    );
    if (outcome.kind === 'done') this.resume(outcome.value);
    else this.set({ mayChangeLanguage: false });
  }

  /**
   * After a personal link that is not valid: the interview that this device knows, otherwise the start. An end that was
   * reached stays.
   */
  async startOver(): Promise<void> {
    this.reset();
    await this.open(null);
  }

  /** "Not you?": this device forgets the interview. Sent answers stay. */
  async forget(): Promise<void> {
    const { responseId, token } = this.state;
    const { kept, transport } = this.options;
    kept.forgetAll();
    this.reset();
    if (!responseId) return;
    // The cookie is deleted as soon as the server can be reached. It is ignored until another interview starts: a page
    // that was requested before the cookie was gone still names the interview.
    kept.write('forgotten', { responseId });
    await transport.forget({ responseId, token });
  }

  /** The link to delete the answers, once the interview has ended; null where it cannot be had. */
  async eraseUrl(): Promise<string | null> {
    const { responseId, token } = this.state;
    if (!responseId) return null;
    const outcome = await this.options.transport.eraseLink({ responseId, token });
    return outcome.kind === 'done' ? outcome.value.url : null;
  }

  /** Another window of this browser changed the stored data. `looked`: this window is visible. */
  noticeChange(name: EntryName, looked: boolean): void {
    const { kept } = this.options;
    const { responseId, step, sending } = this.state;
    if (name === 'interview') {
      const known = kept.read('interview');
      if (known && known.responseId !== responseId) void this.open(null);
      return;
    }
    if (responseId && name === 'changes') this.changes.notice(responseId);
    if (!responseId || !step || sending) return;
    const place = kept.read('place');
    const given = kept.answerFor('outbox', responseId, step.id);
    if (name === 'place' && place?.responseId === responseId && stepIdOf(place.step) !== step.id)
      void this.resync(false);
    if (name === 'outbox' && given !== undefined) {
      const mine = this.state.value;
      if (looked && mine && JSON.stringify(mine) !== JSON.stringify(given))
        this.leave(responseId, step.id, mine);
      this.adopt(step.id, given);
    }
    if (name === 'draft' && !looked) this.set({ value: kept.answerFor('draft', responseId, step.id) });
  }

  private async openLink(token: string): Promise<void> {
    this.set({ phase: 'opening' });
    const { transport, kept } = this.options;
    const outcome = await this.resender.send(() => transport.resumeByToken(token));
    if (outcome.kind === 'refused') {
      this.set({ phase: 'bad_link' });
      return;
    }
    const { responseId } = outcome.value;
    kept.remove('forgotten');
    kept.write('interview', { responseId, token });
    this.set({ responseId, token, resumed: true });
    this.changes.open(responseId);
    void this.changes.deliver({ responseId, token });
    this.resume(outcome.value);
  }

  /** The interview of this device or its cookie, unless the participant said that it is not theirs. */
  private known(): (Credential & { link: string | null }) | null {
    const { kept, responseId, transport } = this.options;
    const own = kept.read('interview');
    if (own) return { ...own, link: own.link ?? null };
    if (!responseId) return null;
    if (kept.read('forgotten')?.responseId !== responseId) return { responseId, token: null, link: null };
    this.reset();
    void transport.forget({ responseId, token: null });
    return null;
  }

  /** As if a new participant had just opened the page. */
  private reset(): void {
    const { study, open } = this.options;
    this.replies += 1;
    this.set(firstState(study, open ? 'welcome' : 'shut', null));
  }

  private begin({ responseId, token, study, step }: Started, link: string): void {
    this.options.kept.forgetAll();
    this.options.kept.remove('forgotten');
    this.options.kept.write('interview', { responseId, token, link });
    this.set({ responseId, token, link, study, starting: false, mayChangeLanguage: true });
    this.changes.open(responseId);
    this.show(step, null);
  }

  private async deliver(
    credential: Credential,
    entry: { stepId: string; answer: Answer },
    { fromElsewhere }: { fromElsewhere: boolean },
  ): Promise<void> {
    const { transport, kept, now } = this.options;
    const { responseId } = credential;
    // An answer may finish the part in which an earlier one was changed before it.
    if (this.state.changes.waiting.length > 0) await this.changes.deliver(credential);
    const since = now();
    const outcome = await this.resender.send(() => transport.answer(credential, entry.stepId, entry.answer));
    if (outcome.kind === 'done') {
      const { step } = outcome.value;
      if (step.kind === 'follow_up' && !fromElsewhere) await this.pause(since + LISTENING_MS - now());
      this.replies += 1;
      kept.removeAnswerFor('outbox', responseId, entry.stepId);
      kept.removeAnswerFor('draft', responseId, entry.stepId);
      if (this.state.responseId !== responseId) return;
      this.set({ mayChangeLanguage: false });
      // The step in this reply may have been answered since.
      if (fromElsewhere) await this.resync(this.state.resumed);
      else this.show(step, exchangeOf(this.state, entry.answer));
      return;
    }
    kept.removeAnswerFor('outbox', responseId, entry.stepId);
    if (this.state.responseId === responseId) await this.refused(outcome, responseId, entry);
  }

  private async refused(
    { status }: Refused,
    responseId: string,
    entry: { stepId: string; answer: Answer },
  ): Promise<void> {
    if (status === 401 || status === 404) {
      this.leave(responseId, entry.stepId, entry.answer);
      this.set({ phase: 'gone', sending: null });
      return;
    }
    if (status !== 409) {
      this.sentHere = null;
      this.set({ sending: null, value: entry.answer, notice: 'unfit' });
      if (this.state.step?.id !== entry.stepId) await this.resync(false);
      return;
    }
    this.leave(responseId, entry.stepId, entry.answer);
    await this.resync(false);
    this.set({ sending: null });
  }

  /** A changed answer may have care as its consequence, and is quoted above its follow-up. */
  private changeSettled(responseId: string, outcome: 'settled' | 'gone'): void {
    if (this.state.responseId !== responseId) return;
    if (outcome === 'gone') this.set({ phase: 'gone', sending: null });
    else if (!this.state.sending) void this.resync(this.state.resumed);
  }

  /** Asks the server for the current step. */
  private async resync(resumed: boolean): Promise<void> {
    const { responseId, token } = this.state;
    if (!responseId) return;
    const asked = ++this.replies;
    const outcome = await this.resender.send(() => this.options.transport.resume({ responseId, token }));
    if (asked !== this.replies) return;
    if (outcome.kind === 'done') {
      this.set({ resumed });
      this.resume(outcome.value);
      return;
    }
    // Deleted, or from another server. A participant who only opened the link again starts again.
    this.options.kept.forgetAll();
    this.set({ phase: 'gone' });
  }

  private resume({ study, history, step }: ResumedReply): void {
    const last = history.at(-1);
    // The welcome message is a row too, without a question.
    const hasAnswers = history.some((row) => row.discussionGuideQuestionId !== null);
    this.set({ study, mayChangeLanguage: !hasAnswers, resumed: this.state.resumed && hasAnswers });
    this.show(step, step.kind === 'follow_up' && last ? { asked: last.moderator, said: last.user } : null);
  }

  private show(step: StepReply, before: Exchange | null): void {
    const { responseId, study, mayChangeLanguage, question: known, step: shown } = this.state;
    if (!responseId) return;
    if (shown && shown.id !== stepIdOf(step)) void this.keepSaid(responseId, shown.id);
    const question = questionOf(step, known);
    const place = { responseId, study, step, question, before, begun: !mayChangeLanguage };
    this.options.kept.write('place', place);
    this.set(placed(this.state, place, this.draftFor(place)));
    void this.addSaid();
  }

  /** A step that was answered elsewhere is left: what was said here is kept until the server has added it. */
  private async keepSaid(responseId: string, stepId: string): Promise<void> {
    if (this.sentHere === stepId || this.speaking?.stepId !== stepId) return;
    this.noteSaid(responseId, stepId, await this.speaking.stop());
    await this.addSaid();
  }

  private noteSaid(responseId: string, stepId: string, recordings: readonly string[]): void {
    const { kept } = this.options;
    if (recordings.length > 0)
      kept.writeSaid(responseId, [...kept.saidOf(responseId), { stepId, recordings }]);
  }

  /** Adds recordings to answers that were given elsewhere, once these have reached the server. */
  private async addSaid(): Promise<void> {
    const { responseId, token } = this.state;
    if (!responseId || this.adding) return;
    const { kept, transport } = this.options;
    this.adding = true;
    for (;;) {
      const next = kept.saidOf(responseId).find(({ stepId }) => stepId !== this.state.step?.id);
      if (!next) break;
      const { stepId, recordings } = next;
      const outcome = await this.resender.send(() =>
        transport.addRecordings({ responseId, token }, stepId, recordings),
      );
      const text = JSON.stringify(next);
      kept.writeSaid(
        responseId,
        kept.saidOf(responseId).filter((one) => JSON.stringify(one) !== text),
      );
      if (this.state.responseId !== responseId) break;
      if (!this.state.left) this.set({ notice: outcome.kind === 'done' ? 'added' : 'elsewhere' });
    }
    this.adding = false;
  }

  /** Waits for an answer from another window, and sends it too: that window may have been closed. */
  private adopt(stepId: string, answer: Answer): void {
    const { responseId, token } = this.state;
    if (!responseId) return;
    if (this.speaking?.stepId === stepId) void this.speaking.stop();
    this.set({ sending: answer });
    void this.deliver({ responseId, token }, { stepId, answer }, { fromElsewhere: true });
  }

  /**
   * Words that the server refuses stay on the page until they are dismissed; recordings are added to the answer that it
   * has.
   */
  private leave(responseId: string, stepId: string, answer: Answer): void {
    const text = isOpen(answer) ? answer.text.trim() : '';
    if (text) this.options.kept.write('left', { responseId, text });
    if (isOpen(answer)) this.noteSaid(responseId, stepId, answer.recordings ?? []);
    this.set({ notice: 'elsewhere', left: text || null });
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (ms <= 0) resolve();
      else this.options.after(ms, resolve);
    });
  }

  private draftFor({ responseId, step }: Place): Answer | undefined {
    return step.kind === 'end' ? undefined : this.options.kept.answerFor('draft', responseId, step.id);
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
