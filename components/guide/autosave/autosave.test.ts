import { describe, expect, it } from 'vitest';
import type { Guide } from '@/lib/domain/guide/guide';
import { identifyGuide } from '@/lib/domain/guide/identify-guide';
import { stripIds } from '@/lib/domain/guide/strip-ids';
import { flat, open } from '@/lib/testing/guide-parts';
import { setAnyItem } from '../model/edit-parts';
import { draftOf, type StudyDraft } from '../model/study-draft';
import { Autosave, type Clock, SaveRefusal, type Transport } from './autosave';
import { type CopyStore, DeviceCopies } from './device-copies';
import { type Channel, OtherPages } from './other-pages';
import type { RefusalCause, Saved } from './save-state';

/** A clock that moves when the test says so. */
class FakeClock implements Clock {
  private time = 0;
  private waiting: { at: number; call: () => void }[] = [];
  now = () => this.time;
  after(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const next = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

let last = 0;
const newId = () => `t${++last}`;
const GUIDE: Guide = [flat([open({ text: 'One?' }), open({ text: 'Two?' })])];
const config = {
  interviewMode: 'text' as const,
  questionLanguage: 'en',
  availableLanguages: null,
  targetPlatforms: [],
  turnTaking: 'button' as const,
  style: 'balanced' as const,
  allowRevision: false,
};
const begin = (): StudyDraft => draftOf({ config, studyGuide: GUIDE }, null, newId);

/** A server with one study, which accepts a draft that was made from its current version. */
class FakeServer {
  draft = begin();
  version = 1;
  /** The results of the next requests, one each: a refusal, or a reply that is lost. */
  trouble: (RefusalCause | 'lost')[] = [];
  requests = 0;
  /** Set to hold replies back; called to release them. */
  release: (() => void) | null = null;
  hold = false;

  transport: Transport = {
    save: async (draft, base) => {
      this.requests += 1;
      if (this.hold) await new Promise<void>((resolve) => (this.release = resolve));
      const trouble = this.trouble.shift();
      if (trouble && trouble !== 'lost') throw new SaveRefusal(trouble, trouble);
      if (base.version !== `${this.version}`) throw new SaveRefusal('stale', 'stale');
      this.put(draft);
      if (trouble === 'lost') throw new SaveRefusal('unreachable', 'lost');
      return `${this.version}`;
    },
    read: async (known) => this.saved(known),
  };

  put(draft: StudyDraft): void {
    this.draft = { fields: draft.fields, guide: identifyGuide(stripIds(draft.guide), null, newId) };
    this.version += 1;
  }

  saved(known: StudyDraft | null): Saved {
    const guide = identifyGuide(stripIds(this.draft.guide), known?.guide ?? null, newId);
    return { draft: { fields: this.draft.fields, guide }, version: `${this.version}` };
  }

  get texts(): string[] {
    return textsOf(this.draft);
  }
}
const textsOf = (draft: StudyDraft) => draft.guide.flatMap((block) => block.items.map(({ text }) => text));

function reworded(draft: StudyDraft, index: number, text: string): StudyDraft {
  const item = draft.guide.flatMap((block) => block.items)[index];
  return { ...draft, guide: setAnyItem(draft.guide, item?.id ?? '', { text }) };
}
const briefed = (draft: StudyDraft, studyGoal: string): StudyDraft => ({
  ...draft,
  fields: { ...draft.fields, studyGoal },
});

class FakeStore implements CopyStore {
  entries = new Map<string, string>();
  full = false;
  get length() {
    return this.entries.size;
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null;
  getItem = (name: string) => this.entries.get(name) ?? null;
  removeItem = (name: string) => void this.entries.delete(name);
  setItem = (name: string, value: string) => {
    if (this.full) throw new Error('QuotaExceededError');
    this.entries.set(name, value);
  };
}

/** A page that has the study open. */
function opened(
  server: FakeServer,
  clock: FakeClock,
  store: CopyStore | null = new FakeStore(),
  page = 'p1',
) {
  const shown: string[] = [];
  const copies = new DeviceCopies(store, 'study', page);
  const autosave = new Autosave(server.saved(null), {
    transport: server.transport,
    clock,
    copies,
    newId,
    show: (_draft, because) => shown.push(because),
    announceSaved: () => undefined,
  });
  const type = (index: number, text: string) =>
    autosave.edited(reworded(autosave.state.current, index, text));
  return { autosave, copies, shown, type, phase: () => autosave.state.phase };
}

describe('autosave', () => {
  it('saves once when the typing pauses', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    for (const text of ['O', 'On', 'Once?']) {
      page.type(0, text);
      await clock.pass(300);
    }
    expect([server.requests, page.phase()]).toEqual([0, 'dirty']);
    await clock.pass(800);
    expect([server.requests, page.phase(), server.texts]).toEqual([1, 'clean', ['Once?', 'Two?']]);
  });

  it('saves again what was typed while it was saving', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.hold = true;
    page.type(0, 'First');
    await clock.pass(800);
    expect(page.phase()).toBe('saving');
    page.type(1, 'Second');
    server.hold = false;
    server.release?.();
    await clock.pass(800);
    expect([server.texts, page.phase()]).toEqual([['First', 'Second'], 'clean']);
  });

  it('goes on trying while the server is away, ever more patiently, and at once when the network is back', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.trouble = Array(20).fill('unreachable');
    page.type(0, 'Kept');
    await clock.pass(800);
    expect(page.phase()).toBe('offline');
    await clock.pass(120_000);
    expect(server.requests).toBeLessThan(12);
    page.type(1, 'Also kept');
    expect(page.phase()).toBe('offline');
    server.trouble = [];
    page.autosave.saveNow();
    await settled();
    expect([server.texts, page.phase()]).toEqual([['Kept', 'Also kept'], 'clean']);
  });

  it('tries again by itself when the server failed, but not what the server refused', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.trouble = ['server'];
    page.type(0, 'A');
    await clock.pass(800);
    expect(page.phase()).toBe('failed');
    await clock.pass(1_000);
    expect(page.phase()).toBe('clean');
    server.trouble = ['rejected'];
    page.type(0, 'B');
    await clock.pass(60_000);
    expect([page.phase(), server.requests]).toEqual(['failed', 3]);
    page.type(0, 'C');
    await clock.pass(800);
    expect([page.phase(), server.texts[0]]).toEqual(['clean', 'C']);
  });

  it('knows its own words again when the answer was lost', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.trouble = ['lost'];
    page.type(0, 'Once');
    await clock.pass(60_000);
    expect([page.phase(), page.shown, server.version]).toEqual(['clean', [], 2]);
  });

  it('F3: puts together what two authors changed in different parts', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.put(briefed(server.draft, 'Learn'));
    page.type(0, 'Mine');
    await clock.pass(800);
    expect([page.phase(), page.shown]).toEqual(['clean', ['merged']]);
    expect([server.texts[0], server.draft.fields.studyGoal]).toEqual(['Mine', 'Learn']);
  });

  it('F3: leaves the choice to a person when both changed the guide, and saves nothing until then', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.put(reworded(server.draft, 0, 'Theirs'));
    page.type(0, 'Mine');
    await clock.pass(60_000);
    page.type(1, 'Mine too');
    await clock.pass(60_000);
    expect([page.phase(), server.texts]).toEqual(['conflict', ['Theirs', 'Two?']]);
    expect(textsOf(page.autosave.state.theirs!.draft)).toEqual(['Theirs', 'Two?']);
    page.autosave.choose('mine');
    await settled();
    expect([page.phase(), server.texts]).toEqual(['clean', ['Mine', 'Mine too']]);
  });

  it('F3: shows theirs when theirs is taken', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    server.put(reworded(server.draft, 0, 'Theirs'));
    page.type(0, 'Mine');
    await clock.pass(800);
    page.autosave.choose('theirs');
    expect([page.phase(), page.shown, textsOf(page.autosave.state.current)]).toEqual([
      'clean',
      ['taken'],
      ['Theirs', 'Two?'],
    ]);
  });

  it('takes what another page saved, unless there are edits here', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    await page.autosave.lookAgain();
    expect(page.shown).toEqual([]);
    server.put(reworded(server.draft, 0, 'Elsewhere'));
    await page.autosave.lookAgain();
    expect([page.shown, textsOf(page.autosave.state.current)[0]]).toEqual([['taken'], 'Elsewhere']);
    server.put(reworded(server.draft, 0, 'Again'));
    page.type(1, 'Here');
    await page.autosave.lookAgain();
    expect(textsOf(page.autosave.state.current)).toEqual(['Elsewhere', 'Here']);
  });

  it('says when the edits went back to what is saved', async () => {
    const [server, clock] = [new FakeServer(), new FakeClock()];
    const page = opened(server, clock);
    const before = page.autosave.state.current;
    page.type(0, 'X');
    page.autosave.edited(before);
    await clock.pass(5_000);
    expect([page.phase(), server.requests]).toEqual(['clean', 0]);
  });
});

describe('copies on the device', () => {
  /** Its clock stands still afterwards: the page does nothing more. */
  const crash = async (server: FakeServer, store: FakeStore) => {
    const clock = new FakeClock();
    const page = opened(server, clock, store, 'crashed');
    server.trouble = Array(99).fill('unreachable');
    page.type(0, 'Nearly lost');
    await clock.pass(2_000);
    server.trouble = [];
  };
  const reopened = (server: FakeServer, clock: FakeClock, store: FakeStore, others: string[] = []) => {
    const page = opened(server, clock, store, 'next');
    const left = page.copies.leftBehind(new Set(others));
    return { ...page, left, taken: left[0] ? page.autosave.takeUp(left[0]) : null };
  };

  it('are taken up after a crash, and saved', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    await crash(server, store);
    const page = reopened(server, clock, store);
    expect(page.taken && textsOf(page.taken)).toEqual(['Nearly lost', 'Two?']);
    await clock.pass(800);
    expect([server.texts[0], store.length]).toEqual(['Nearly lost', 0]);
  });

  it('become a choice when somebody else changed the same since', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    await crash(server, store);
    server.put(reworded(server.draft, 0, 'Theirs'));
    const page = reopened(server, clock, store);
    await clock.pass(10_000);
    expect([page.phase(), server.texts[0], page.taken && textsOf(page.taken)[0]]).toEqual([
      'conflict',
      'Theirs',
      'Nearly lost',
    ]);
    expect(store.length).toBe(1);
  });

  it('of a page that is still open stay with it', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    await crash(server, store);
    expect(reopened(server, clock, store, ['crashed']).left).toEqual([]);
  });

  it('are written while it saves, and are gone when it is saved after the page was closed', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    const page = opened(server, clock, store);
    server.hold = true;
    page.type(0, 'Leaving');
    page.autosave.close();
    await settled();
    expect([server.requests, store.length]).toEqual([1, 1]);
    server.release?.();
    await settled();
    expect([server.texts[0], store.length]).toEqual(['Leaving', 0]);
  });

  it('of words that the server has after all are no news', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    await crash(server, store);
    server.put(reworded(server.draft, 0, 'Nearly lost'));
    expect(reopened(server, clock, store).taken).toBeNull();
    expect(store.length).toBe(0);
  });

  it('that cannot be written are told, and stop nothing', async () => {
    const [server, clock, store] = [new FakeServer(), new FakeClock(), new FakeStore()];
    store.full = true;
    const page = opened(server, clock, store);
    server.trouble = ['unreachable'];
    page.type(0, 'A');
    await clock.pass(1_000);
    expect(page.autosave.keptOnDevice).toBe(false);
    await clock.pass(5_000);
    expect(page.phase()).toBe('clean');
  });

  it('in a form that is not ours are passed over', () => {
    const store = new FakeStore();
    store.setItem('colloquy.guide.study.x', '{"mine":{"guide":5}}');
    store.setItem('colloquy.guide.study.y', 'not JSON');
    expect(new DeviceCopies(store, 'study', 'me').leftBehind(new Set())).toEqual([]);
  });
});

describe('other pages', () => {
  /** Channels that receive each other's messages. */
  function channels(): () => Channel {
    const all: ((data: unknown) => void)[] = [];
    return () => {
      let own: ((data: unknown) => void) | null = null;
      return {
        listen: (hear) => {
          own = hear;
          all.push(hear);
        },
        post: (data) => {
          for (const hear of all) if (hear !== own) hear(data);
        },
        close: () => undefined,
      };
    };
  }

  it('with the same study know of each other, and tell when they saved', () => {
    const channel = channels();
    const heard: string[] = [];
    const listener = (name: string) => ({
      saved: () => heard.push(`${name} saved`),
      changed: (count: number) => heard.push(`${name} ${count}`),
    });
    const clock = new FakeClock();
    const one = new OtherPages(channel(), 'study', 'a', listener('one'), clock);
    const two = new OtherPages(channel(), 'study', 'b', listener('two'), clock);
    new OtherPages(channel(), 'another', 'c', listener('three'), clock);
    expect([[...one.pages], [...two.pages]]).toEqual([['b'], ['a']]);
    two.announceSaved();
    two.close();
    expect(heard).toEqual(['two 1', 'one 1', 'one saved', 'one 0']);
  });

  it('are forgotten when they end without a word, and known as long as they answer', async () => {
    const channel = channels();
    const clock = new FakeClock();
    const counts: number[] = [];
    let ended = false;
    const mute = channel();
    const crashing: Channel = {
      ...mute,
      listen: (hear) => mute.listen((data) => !ended && hear(data)),
    };
    const page = new OtherPages(
      channel(),
      'study',
      'a',
      { saved: () => undefined, changed: (count) => counts.push(count) },
      clock,
    );
    const unheard = { saved: () => undefined, changed: () => undefined };
    new OtherPages(crashing, 'study', 'b', unheard, new FakeClock());
    new OtherPages(channel(), 'study', 'c', unheard, new FakeClock());
    await clock.pass(60_000);
    expect([...page.pages]).toEqual(['b', 'c']);
    ended = true;
    await clock.pass(10_000);
    expect([[...page.pages], counts]).toEqual([['c'], [1, 2, 1]]);
  });
});
