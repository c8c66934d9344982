import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '@/lib/domain/interview/interview';
import type { ResumedReply } from '@/lib/wire/interview/resumed';
import type { StepReply } from '@/lib/wire/interview/step-shape';
import { InterviewSession } from './interview-session';
import type { Answered, InterviewStudy, InterviewTransport, Started } from './interview-transport';
import { KeptInterview, type Shelf } from './kept-interview';
import { linkKey } from './link-key';
import type { Outcome } from './outcome';

const study: InterviewStudy = {
  title: 'Tea',
  mode: 'text',
  language: 'en',
  translatedLanguages: ['en'],
  availableLanguages: ['en', 'de'],
  welcome: { title: null, message: null },
  estimatedMinutes: 3,
  speech: { transcribes: false, speaks: false },
  turnTaking: 'button' as const,
};
const asked = (id: string) => ({
  id,
  number: 1,
  total: 3,
  section: { number: 1, total: 1, done: 0, questions: 3 },
  moderator: `${id}?`,
  questionId: id,
  conceptId: null,
});
const open = (id: string): StepReply => ({
  kind: 'question',
  ...asked(id),
  question: {
    id,
    text: `${id}?`,
    isScreener: false,
    questionNumber: 1,
    concepts: [],
    type: 'open_ended',
    preferredInput: 'none',
  },
  concept: null,
  media: [],
  embed: null,
});
const followUp = (id: string): StepReply => ({ kind: 'follow_up', ...asked(id), questionId: 'a' });
const end: StepReply = { kind: 'end', outcome: 'complete', message: 'Bye' };

const offline = { kind: 'again', why: 'offline', afterMs: null } as const;
const refused = (status: number) => ({ kind: 'refused', status }) as const;
const done = <T>(value: T) => ({ kind: 'done', value }) as const;
const words = (text: string): Answer => ({ text });

const row = (user: string) => ({
  moderator: 'a?',
  user,
  audio: null,
  video: null,
  screenVideo: null,
  responseIndex: 0,
  discussionGuideQuestionId: 'a',
  conceptId: null,
  isFollowUp: false,
  answerId: null,
});

/** A server with an interview of the questions a, b and c, over a connection that the test can cut. */
class FakeServer implements InterviewTransport {
  readonly asked: string[] = [];
  readonly given = new Map<string, string>();
  /** The replies to the next requests, in order; the server gets the requests all the same where `lost`. */
  troubles: { outcome: Outcome<never>; lost?: boolean }[] = [];
  followUps: string[] = [];
  /** How many answers each step has had, and whether they can still be changed. */
  readonly versions = new Map<string, number>();
  closed = false;
  starts = new Map<string, Started>();

  private steps(): StepReply[] {
    return [open('a'), ...this.followUps.map(followUp), open('b'), open('c'), end];
  }
  current(): StepReply {
    return this.steps()[this.given.size] ?? end;
  }
  private async through<T>(name: string, work: () => Outcome<T>): Promise<Outcome<T>> {
    this.asked.push(name);
    const trouble = this.troubles.shift();
    if (trouble && !trouble.lost) return trouble.outcome;
    const outcome = work();
    return trouble ? trouble.outcome : outcome;
  }
  invitation = (_: string, language: string) =>
    this.through('invitation', () => done({ study: { ...study, title: `Tea ${language}`, language } }));
  start = (_: unknown, key: string) =>
    this.through('start', () => {
      const started = this.starts.get(key) ?? {
        responseId: `r${this.starts.size + 1}`,
        token: `t${this.starts.size + 1}`,
        study,
        step: this.current(),
      };
      this.starts.set(key, started);
      return done(started);
    });
  resumeByToken = (token: string) =>
    this.through('resumeByToken', () => (token === 't1' ? done(this.resumed()) : refused(401)));
  resume = () => this.through('resume', () => done(this.resumed()));
  answer = (_: unknown, stepId: string, answer: Answer) =>
    this.through<Answered>('answer', () => {
      const text = JSON.stringify(answer);
      const before = this.given.get(stepId);
      if (before !== undefined && before !== text) return refused(409);
      if (before === undefined) {
        const step = this.current();
        if (step.kind === 'end' || step.id !== stepId) return refused(409);
        this.given.set(stepId, text);
      }
      const at = this.steps().findIndex((step) => step.kind !== 'end' && step.id === stepId);
      return done({ progress: 'in_progress', step: this.steps()[at + 1] ?? end });
    });
  changeLanguage = (_: unknown, language: string) =>
    this.through('changeLanguage', () => done({ ...this.resumed(), study: { ...study, language } }));
  change = (_: unknown, { stepId, version, answer }: { stepId: string; version: number; answer: Answer }) =>
    this.through('change', () => {
      const versions = this.versions.get(stepId) ?? 1;
      const same = this.given.get(stepId) === JSON.stringify(answer);
      if (!same && (this.closed || version !== versions)) return refused(409);
      if (!same) this.versions.set(stepId, versions + 1);
      this.given.set(stepId, JSON.stringify(answer));
      return done({ stepId, version: this.versions.get(stepId) ?? 1 });
    });
  /** Recordings that were added to answers, by step. */
  readonly added = new Map<string, readonly string[]>();
  addRecordings = (_: unknown, stepId: string, recordings: readonly string[]) =>
    this.through('add', () => {
      if (!this.given.has(stepId)) return refused(409);
      this.added.set(stepId, recordings);
      return done({ stepId });
    });
  forget = () => this.through('forget', () => done({}));
  eraseLink = () => this.through('eraseLink', () => done({ url: 'https://example.org/erase/x' }));

  resumed(): ResumedReply {
    const history = [...this.given.values()].map((text) => row(JSON.parse(text).text ?? ''));
    const answers = [...this.given.keys()].map((stepId, responseIndex) => ({
      ...{ stepId, responseIndex, number: 1, section: 1, first: null },
      state: this.closed ? ('finished' as const) : ('open' as const),
      version: this.versions.get(stepId) ?? 1,
    }));
    return { responseId: 'r1', progress: 'in_progress', study, history, answers, step: this.current() };
  }
}

/** A browser: its storage, its clock, and the pages open in it. */
class FakeBrowser {
  readonly texts = new Map<string, string>();
  time = 0;
  private timers: { at: number; call: () => void }[] = [];
  private keys = 0;
  readonly kept = new KeptInterview(this.shelf(), 's1');

  constructor(private readonly server: FakeServer) {}

  page(more: { responseId?: string; open?: boolean } = {}): InterviewSession {
    return new InterviewSession({
      linkId: 'tea',
      study,
      open: more.open ?? true,
      responseId: more.responseId ?? null,
      transport: this.server,
      kept: new KeptInterview(this.shelf(), 's1'),
      now: () => this.time,
      random: () => 0.5,
      after: (ms, call) => {
        const timer = { at: this.time + ms, call };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((one) => one !== timer);
        };
      },
      newKey: () => `key ${++this.keys}`,
    });
  }

  /** A page with an interview that has just started. */
  async startedSession(): Promise<InterviewSession> {
    const page = this.page();
    await page.open(null);
    await page.start({ urlParams: {}, language: 'en', consent: { text: 'Yes' } });
    return page;
  }

  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    for (;;) {
      await settled();
      const next = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = Math.max(this.time, next.at);
      this.timers = this.timers.filter((one) => one !== next);
      next.call();
    }
    this.time = until;
    await settled();
  }

  private shelf(): Shelf {
    return {
      get: (name) => this.texts.get(name) ?? null,
      set: (name, value) => void this.texts.set(name, value),
      remove: (name) => void this.texts.delete(name),
    };
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const stepOf = (page: InterviewSession) => page.current().step?.id ?? page.current().phase;

let server: FakeServer;
let browser: FakeBrowser;
beforeEach(() => {
  server = new FakeServer();
  browser = new FakeBrowser(server);
});

describe('an interview on a good line', () => {
  it('goes from the welcome through the questions to the thanks', async () => {
    const page = browser.page();
    await page.open(null);
    expect(page.current().phase).toBe('welcome');
    await page.start({ urlParams: { panel: '1' }, language: 'en', consent: { text: 'Yes' } });
    for (const id of ['a', 'b', 'c']) {
      expect(stepOf(page)).toBe(id);
      page.send(words(id));
      await settled();
    }
    expect(page.current()).toMatchObject({ phase: 'ended', end: { message: 'Bye' } });
    expect([...server.given.keys()]).toEqual(['a', 'b', 'c']);
  });

  it('shows a follow-up below what was asked and said before, not before it seems to have listened', async () => {
    server.followUps = ['a.f1', 'a.f2'];
    const page = await browser.startedSession();
    page.send(words('So'));
    await settled();
    expect(page.current()).toMatchObject({ step: { id: 'a' }, sending: { text: 'So' } });
    await browser.pass(1_000);
    expect(page.current()).toMatchObject({
      step: { id: 'a.f1' },
      before: { asked: 'a?', said: 'So' },
      question: { id: 'a' },
      sending: null,
    });
    page.send(words('Then'));
    await browser.pass(1_000);
    expect(page.current()).toMatchObject({ step: { id: 'a.f2' }, before: { asked: 'a.f1?', said: 'Then' } });
  });

  it('sends an answer once, however often the button is pressed', async () => {
    const page = await browser.startedSession();
    page.send(words('one'));
    page.send(words('two'));
    await settled();
    expect(server.asked.filter((name) => name === 'answer')).toHaveLength(1);
    expect(server.given.get('a')).toBe('{"text":"one"}');
  });

  it('N1: is read in the language that was chosen last before the start', async () => {
    const page = browser.page();
    await page.open(null);
    await Promise.all([page.readIn('fr'), page.readIn('de')]);
    expect(page.current().study).toMatchObject({ title: 'Tea de', language: 'de' });
    server.troubles = [{ outcome: offline }];
    await page.readIn('en');
    expect(page.current().study.title).toBe('Tea de');
    const reading = page.readIn('fr');
    await page.start({ urlParams: {}, language: 'fr' });
    await reading;
    expect(page.current().study.title).toBe('Tea');
  });

  it('changes the language until the first answer', async () => {
    const page = await browser.startedSession();
    await page.changeLanguage('de');
    expect(page.current()).toMatchObject({
      study: { language: 'de' },
      mayChangeLanguage: true,
      step: { id: 'a' },
    });
    page.send(words('x'));
    await settled();
    await page.changeLanguage('en');
    expect(page.current()).toMatchObject({ mayChangeLanguage: false });
    expect(server.asked.filter((name) => name === 'changeLanguage')).toHaveLength(1);
  });
});

describe('on a bad line', () => {
  it('keeps the answer on the device and sends it until the server has it', async () => {
    const page = await browser.startedSession();
    server.troubles = [{ outcome: offline }, { outcome: offline }, { outcome: offline }];
    page.send(words('kept'));
    await settled();
    expect(page.current()).toMatchObject({
      waiting: { why: 'offline', until: 1_000 },
      sending: { text: 'kept' },
    });
    expect(browser.kept.read('outbox')).toMatchObject({ stepId: 'a', answer: { text: 'kept' } });
    await browser.pass(10_000);
    expect(page.current()).toMatchObject({ step: { id: 'b' }, waiting: null, sending: null });
    expect(browser.kept.read('outbox')).toBeNull();
  });

  it('waits longer from try to try, and tries at once when the connection is back', async () => {
    const page = await browser.startedSession();
    server.troubles = Array.from({ length: 20 }, () => ({ outcome: offline }));
    page.send(words('x'));
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      await settled();
      const ms = (page.current().waiting?.until ?? 0) - browser.time;
      waits.push(ms);
      await browser.pass(ms);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    server.troubles = [];
    page.tryNow();
    await settled();
    expect(stepOf(page)).toBe('b');
  });

  it('heeds the time that a server which is asked too much gives', async () => {
    const page = await browser.startedSession();
    server.troubles = [{ outcome: { kind: 'again', why: 'limited', afterMs: 30_000 } }];
    page.send(words('x'));
    await browser.pass(29_000);
    expect(page.current()).toMatchObject({ waiting: { why: 'limited' }, step: { id: 'a' } });
    await browser.pass(1_000);
    expect(stepOf(page)).toBe('b');
  });

  it('sends again what was taken but never acknowledged, and it counts once', async () => {
    const page = await browser.startedSession();
    server.troubles = [{ outcome: offline, lost: true }];
    page.send(words('once'));
    await browser.pass(1_000);
    expect(stepOf(page)).toBe('b');
    expect(server.asked.filter((name) => name === 'answer')).toHaveLength(2);
    expect(server.given.size).toBe(1);
  });

  it('A14: begins one interview, also when the answer to the start was lost and the page was opened again', async () => {
    server.troubles = [{ outcome: offline, lost: true }];
    const request = { urlParams: { a: '1' }, language: 'en', consent: { text: 'Yes' } };
    void browser.page().start(request);
    await settled();
    const again = browser.page();
    await again.open(null);
    await again.start(request);
    expect(server.starts.size).toBe(1);
    expect(again.current()).toMatchObject({ responseId: 'r1', step: { id: 'a' } });
  });
});

describe('coming back', () => {
  it('shows the step and the draft at once, before the server says anything', async () => {
    const first = await browser.startedSession();
    first.edit(words('half a sent'));
    server.troubles = [{ outcome: offline }];
    const page = browser.page();
    void page.open(null);
    expect(page.current()).toMatchObject({
      phase: 'asking',
      step: { id: 'a' },
      value: { text: 'half a sent' },
    });
    await browser.pass(1_000);
    expect(page.current()).toMatchObject({
      step: { id: 'a' },
      value: { text: 'half a sent' },
      waiting: null,
    });
  });

  it('sends what the closed tab could not, then goes where the interview is now', async () => {
    const first = await browser.startedSession();
    server.troubles = [{ outcome: offline }];
    first.send(words('unsent'));
    await settled();
    const page = browser.page();
    await page.open(null);
    expect(server.given.get('a')).toBe('{"text":"unsent"}');
    expect(page.current()).toMatchObject({ step: { id: 'b' }, sending: null, resumed: true });
  });

  it('resumes by the cookie alone, and by a personal link', async () => {
    server.given.set('a', '{"text":"before"}');
    const byCookie = browser.page({ responseId: 'r1' });
    expect(byCookie.current().phase).toBe('opening');
    await byCookie.open(null);
    expect(byCookie.current()).toMatchObject({ step: { id: 'b' }, resumed: true, token: null });
    const other = new FakeBrowser(server).page();
    await other.open('t1');
    expect(other.current()).toMatchObject({ step: { id: 'b' }, token: 't1', responseId: 'r1' });
  });

  it('F7: goes on in a study that takes nobody new', async () => {
    await browser.startedSession();
    const page = browser.page({ open: false });
    expect(page.current().phase).toBe('shut');
    await page.open(null);
    expect(stepOf(page)).toBe('a');
  });

  it('tells of a personal link that opens nothing', async () => {
    const page = browser.page();
    await page.open('wrong');
    expect(page.current().phase).toBe('bad_link');
  });

  it('X33: a personal link that opens nothing leads back to the end that was reached here', async () => {
    const first = await browser.startedSession();
    for (const text of ['1', '2', '3']) {
      first.send(words(text));
      await browser.pass(10_000);
    }
    expect(first.current().phase).toBe('ended');
    const page = browser.page({ responseId: 'r1' });
    await page.open('wrong');
    await page.startOver();
    expect(page.current()).toMatchObject({ phase: 'ended', responseId: 'r1' });
    expect(server.asked).not.toContain('forget');
    const nobody = new FakeBrowser(server).page();
    await nobody.open('wrong');
    await nobody.startOver();
    expect(nobody.current().phase).toBe('welcome');
  });

  it('X39: what was answered so far can be read again, and nothing of it is lost without a line', async () => {
    const page = await browser.startedSession();
    page.send(words('The doors.'));
    await browser.pass(10_000);
    page.edit(words('half'));
    expect((await page.lookBack())?.history.map(({ user }) => user)).toEqual(['The doors.']);
    server.troubles = [{ outcome: offline }];
    expect(await page.lookBack()).toBeNull();
    expect(page.current()).toMatchObject({ step: { id: 'b' }, value: words('half'), waiting: null });
  });

  it('X33: keeps which link an interview was started by', async () => {
    const first = browser.page();
    await first.open(null);
    await first.start({ urlParams: { pid: '7', a: 'x' }, language: 'en', consent: { text: 'Yes' } });
    const again = browser.page({ responseId: 'r1' });
    await again.open(null);
    expect(again.current().link).toBe(linkKey({ a: 'x', pid: '7' }));
    expect(linkKey({ a: 'x', pid: '8' })).not.toBe(again.current().link);
  });

  it('tells of an interview that is not there any more, and lets begin anew', async () => {
    await browser.startedSession();
    server.resume = async () => refused(401);
    const page = browser.page();
    await page.open(null);
    expect(page.current().phase).toBe('gone');
    await page.forget();
    expect(page.current().phase).toBe('welcome');
  });

  it('"not you?" forgets everything here, and a cookie that could not be taken back is not heeded', async () => {
    const first = await browser.startedSession();
    first.edit(words('private'));
    server.troubles = [{ outcome: offline }];
    await first.forget();
    expect(first.current()).toMatchObject({
      phase: 'welcome',
      responseId: null,
      token: null,
      value: undefined,
    });
    expect(JSON.stringify([...browser.texts])).not.toMatch(/private|t1/);
    const page = browser.page({ responseId: 'r1' });
    await page.open(null);
    expect(page.current().phase).toBe('welcome');
    expect(server.asked.filter((name) => name === 'forget')).toHaveLength(2);
  });

  it('a page that was requested before "not you?" reached the server begins anew, too', async () => {
    const first = await browser.startedSession();
    await first.forget();
    const page = browser.page({ responseId: 'r1' });
    server.resume = () => Promise.resolve(refused(401));
    await page.open(null);
    expect(page.current().phase).toBe('welcome');
  });

  it('what the server said long ago does not undo what it said since', async () => {
    await browser.startedSession();
    const old = server.resumed();
    let answer: (outcome: Outcome<ResumedReply>) => void = () => {};
    server.resume = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const page = browser.page();
    void page.open(null);
    page.send(words('x'));
    await settled();
    expect(stepOf(page)).toBe('b');
    answer(done(old));
    await settled();
    expect(stepOf(page)).toBe('b');
  });

  it('an ended interview shows its end again', async () => {
    const first = await browser.startedSession();
    for (const id of ['a', 'b', 'c']) {
      first.send(words(id));
      await settled();
    }
    const page = browser.page();
    await page.open(null);
    expect(page.current()).toMatchObject({ phase: 'ended', end: { message: 'Bye' } });
  });
});

it('the names of files that were sent are there when the page is loaded again', async () => {
  const page = await browser.startedSession();
  page.noteFile('f1', 'ticket.pdf');
  page.noteFile('f2', 'seat.png');
  const next = browser.page();
  await next.open(null);
  expect([next.fileName('f1'), next.fileName('f2')]).toEqual(['ticket.pdf', 'seat.png']);
  expect([next.fileName('f3'), next.fileName('constructor')]).toEqual([undefined, undefined]);
  await next.forget();
  expect(browser.kept.read('files')).toBeNull();
});

describe('two windows of one interview', () => {
  const both = async () => {
    const one = await browser.startedSession();
    const two = browser.page();
    await two.open(null);
    return { one, two };
  };

  it('the other window follows when a question is answered in one', async () => {
    const { one, two } = await both();
    one.send(words('x'));
    two.noticeChange('outbox', false);
    await settled();
    two.noticeChange('place', false);
    await settled();
    expect([stepOf(one), stepOf(two)]).toEqual(['b', 'b']);
    expect(server.given.size).toBe(1);
    expect(two.current()).toMatchObject({ notice: null, left: null });
  });

  it('another answer to the same question is not lost without a word', async () => {
    const { one, two } = await both();
    two.edit(words('what I wrote here'));
    one.send(words('x'));
    await settled();
    two.send(words('what I wrote here'));
    await settled();
    expect(two.current()).toMatchObject({
      step: { id: 'b' },
      notice: 'elsewhere',
      left: 'what I wrote here',
      sending: null,
    });
    expect(server.given.get('a')).toBe('{"text":"x"}');
    const page = browser.page();
    await page.open(null);
    expect(page.current().left).toBe('what I wrote here');
    page.dismissNotice();
    expect(page.current()).toMatchObject({ notice: null, left: null });
    expect(browser.kept.read('left')).toBeNull();
  });

  it('what was being said in the other window is added to the answer', async () => {
    const { one, two } = await both();
    const stop = vi.fn(async () => ['local:k1', 'local:k2']);
    two.speaks('a', stop);
    one.send(words('x'));
    two.noticeChange('outbox', false);
    expect(stop).toHaveBeenCalled();
    await settled();
    expect(stepOf(two)).toBe('b');
    expect(server.added.get('a')).toEqual(['local:k1', 'local:k2']);
    expect(two.current()).toMatchObject({ notice: 'added', left: null });
    expect(browser.kept.read('said')).toBeNull();
    two.dismissNotice();
    expect(two.current().notice).toBeNull();
  });

  it('what was said is added when the window is looked at again, and by the next page if it was closed', async () => {
    const { one, two } = await both();
    two.speaks('a', async () => ['local:k1']);
    one.send(words('x'));
    await settled();
    const { addRecordings } = server;
    server.addRecordings = async () => offline;
    two.lookAgain();
    await settled();
    expect(browser.kept.read('said')).toMatchObject({
      waiting: [{ stepId: 'a', recordings: ['local:k1'] }],
    });
    server.addRecordings = addRecordings;
    await browser.page().open(null);
    await settled();
    expect(server.added.get('a')).toEqual(['local:k1']);
    expect(browser.kept.read('said')).toBeNull();
  });

  it('a spoken answer that comes second is added to the first', async () => {
    const { one, two } = await both();
    two.speaks('a', async () => ['local:k1']);
    one.send(words('x'));
    await settled();
    two.send({ text: '', recordings: ['local:k1'] });
    await settled();
    expect([...server.added]).toEqual([['a', ['local:k1']]]);
    expect(two.current()).toMatchObject({ step: { id: 'b' }, notice: 'added' });
  });

  it('nothing is added that was not said, or was sent with the answer', async () => {
    const { one, two } = await both();
    two.speaks('a', async () => []);
    one.speaks('a', async () => ['local:k1']);
    one.send({ text: '', recordings: ['local:k1'] });
    two.noticeChange('outbox', false);
    await settled();
    expect([stepOf(one), stepOf(two)]).toEqual(['b', 'b']);
    expect(server.added.size).toBe(0);
    expect([one.current().notice, two.current().notice]).toEqual([null, null]);
  });

  it('says so when what was said cannot be added', async () => {
    const { one, two } = await both();
    two.speaks('a', async () => ['local:k1']);
    one.send(words('x'));
    await settled();
    server.addRecordings = async () => refused(409);
    two.lookAgain();
    await settled();
    expect(two.current().notice).toBe('elsewhere');
    expect(browser.kept.read('said')).toBeNull();
  });

  it('does not overwrite an answer that another window keeps for later', async () => {
    const { one, two } = await both();
    server.troubles = Array.from({ length: 4 }, () => ({ outcome: offline }));
    one.send(words('first'));
    await settled();
    two.send(words('second'));
    await settled();
    expect(browser.kept.read('outbox')?.answer).toEqual({ text: 'first' });
    await browser.pass(60_000);
    expect(server.given.get('a')).toBe('{"text":"first"}');
    expect([stepOf(one), stepOf(two)]).toEqual(['b', 'b']);
    expect(two.current().left).toBe('second');
  });

  it('a window that nobody looks at takes over the draft of the one that is written in', async () => {
    const { one, two } = await both();
    one.edit(words('growing'));
    two.noticeChange('draft', false);
    expect(two.current().value).toEqual({ text: 'growing' });
    two.edit(words('mine'));
    one.noticeChange('draft', true);
    expect(one.current().value).toEqual({ text: 'growing' });
  });

  it('looks where the interview is when it is looked at again', async () => {
    const { one, two } = await both();
    one.send(words('x'));
    await settled();
    two.lookAgain();
    await settled();
    expect(stepOf(two)).toBe('b');
  });
});

describe('refusals', () => {
  it('an answer that does not fit comes back to be mended', async () => {
    const page = await browser.startedSession();
    server.troubles = [{ outcome: refused(400) }];
    page.send(words('?'));
    await settled();
    expect(page.current()).toMatchObject({
      step: { id: 'a' },
      notice: 'unfit',
      value: { text: '?' },
      sending: null,
    });
    page.edit(words('better'));
    expect(page.current().notice).toBeNull();
    page.send(words('better'));
    await settled();
    expect(stepOf(page)).toBe('b');
  });

  it('an interview that was deleted meanwhile says so and keeps the words in sight', async () => {
    const page = await browser.startedSession();
    server.troubles = [{ outcome: refused(401) }];
    page.send(words('my story'));
    await settled();
    expect(page.current()).toMatchObject({ phase: 'gone', left: 'my story' });
  });

  it.each([
    [409, 'shut'],
    [404, 'shut'],
    [400, 'bad_parameters'],
    [413, 'bad_parameters'],
  ])('a start refused with %d is %s', async (status, phase) => {
    server.troubles = [{ outcome: refused(status) }];
    const page = await browser.startedSession();
    expect(page.current()).toMatchObject({ phase, starting: false });
  });
});

describe('changing an earlier answer', () => {
  // Its code is loaded with the first change.
  beforeAll(() => import('./deliver-changes'));
  const [first, second] = [words('First'), words('Second')];
  const change = { stepId: 'a', version: 1, answer: second, before: first };
  const withFirst = async () => {
    const page = await browser.startedSession();
    page.send(first);
    await browser.pass(1_000);
    return page;
  };

  it('takes its place, once, and says so', async () => {
    const page = await withFirst();
    page.edit(words('half'));
    page.draftChange(change);
    expect(browser.page().changeDraft()).toBeNull();
    expect(page.changeDraft()).toMatchObject({ answer: second });
    page.changeAnswer(change);
    await settled();
    expect(server.given.get('a')).toBe(JSON.stringify(second));
    expect(page.current()).toMatchObject({
      changes: { waiting: [], changed: { before: first }, refused: null, settled: 1 },
      step: { id: 'b' },
      value: words('half'),
    });
    expect(page.changeDraft()).toBeNull();
    page.changeAnswer({ stepId: 'a', version: 2, answer: first, before: second });
    await settled();
    expect(server.given.get('a')).toBe(JSON.stringify(first));
  });

  it('offline it is kept on the device, over a reload, and goes before the answer that was given after it', async () => {
    const page = await withFirst();
    server.troubles = Array.from({ length: 9 }, () => ({ outcome: offline }));
    page.changeAnswer(change);
    await settled();
    expect(page.current()).toMatchObject({ changes: { waiting: [change] }, waiting: { why: 'offline' } });
    server.asked.length = 0;
    page.send(words('b'));
    await settled();
    expect(server.asked).not.toContain('answer');
    const again = browser.page();
    void again.open(null);
    await settled();
    expect(again.current().changes.waiting).toMatchObject([change]);
    server.troubles = [];
    server.asked.length = 0;
    await browser.pass(60_000);
    expect(server.given).toEqual(
      new Map([
        ['a', JSON.stringify(second)],
        ['b', JSON.stringify(words('b'))],
      ]),
    );
    expect(server.asked.indexOf('change')).toBeLessThan(server.asked.indexOf('answer'));
    expect(browser.kept.read('changes')).toBeNull();
    expect(stepOf(page)).toBe('c');
  });

  it.each([
    ['finished', () => (server.closed = true)],
    ['elsewhere', () => server.versions.set('a', 2)],
    ['depends', () => (server.troubles = [{ outcome: refused(409) }])],
    ['unfit', () => (server.troubles = [{ outcome: refused(400) }])],
  ])('that is refused because it is %s keeps its words until they were read', async (why, happen) => {
    const page = await withFirst();
    happen();
    page.changeAnswer(change);
    await settled();
    const told = { stepId: 'a', why, text: 'Second' };
    expect(page.current()).toMatchObject({ changes: { waiting: [], changed: null, refused: told } });
    expect(server.given.get('a')).toBe(JSON.stringify(first));
    const again = browser.page();
    await again.open(null);
    expect(again.current().changes.refused).toMatchObject(told);
    again.dismissChange();
    expect(again.current().changes.refused).toBeNull();
    expect(browser.kept.read('changeLeft')).toBeNull();
  });

  it('whose draft comes too late says so where the answers are read', async () => {
    const page = await withFirst();
    page.draftChange(change);
    await page.lookBack();
    expect(page.changeDraft()).toMatchObject({ answer: second });
    server.closed = true;
    await page.lookBack();
    await settled();
    expect(page.current().changes.refused).toMatchObject({ why: 'finished', text: 'Second' });
    expect([page.changeDraft(), server.given.get('a')]).toEqual([null, JSON.stringify(first)]);
  });

  it('is read anew in another window, which does not send it too', async () => {
    const [page, other] = [await withFirst(), browser.page()];
    await other.open(null);
    page.changeAnswer(change);
    await settled();
    other.noticeChange('changes', true);
    expect(other.current().changes).toMatchObject({ waiting: [], settled: 1 });
    expect(server.asked.filter((name) => name === 'change')).toHaveLength(1);
  });

  it('is sent by the other window if the one that was to send it is gone', async () => {
    const [page, other] = [await withFirst(), browser.page()];
    await other.open(null);
    const { responseId } = page.current();
    browser.kept.write('changes', { responseId: responseId ?? '', waiting: [change] });
    other.noticeChange('changes', true);
    expect(other.current().changes.waiting).toEqual([change]);
    other.lookAgain();
    await settled();
    expect(other.current().changes).toMatchObject({ waiting: [], changed: change });
    expect(server.given.get('a')).toBe(JSON.stringify(second));
  });

  it('belongs to its interview: who starts as somebody else has nothing of it', async () => {
    const page = await withFirst();
    server.closed = true;
    page.changeAnswer(change);
    await settled();
    await page.forget();
    await page.start({ urlParams: {}, language: 'en' });
    expect(page.current().changes).toMatchObject({ waiting: [], refused: null });
  });
});
