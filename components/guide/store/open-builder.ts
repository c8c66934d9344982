import type { ReadStudy } from '@/lib/client/guide';
import { Autosave, type Clock } from '../autosave/autosave';
import { type CopyStore, DeviceCopies } from '../autosave/device-copies';
import { browserChannel, OtherPages } from '../autosave/other-pages';
import { studyTransport } from '../autosave/study-transport';
import { draftOf } from '../model/study-draft';
import { GuideStore } from './guide-store';
import type { Builder } from './use-guide';

/** Long enough for the other pages of this browser to answer, too short to be noticed. */
const ANSWER_MS = 120;

export interface BuilderEvents {
  /** The author sees another draft than before, for this reason. */
  shown(because: 'merged' | 'taken' | 'restored', at?: number): void;
  /** Receives every study that the server returns. */
  answered(study: ReadStudy): void;
  /** How many other pages have the study open. */
  pages(count: number): void;
}

const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Creates a builder for a loaded study: its store, and the saving that follows every edit. Call `close` when it is
 * removed.
 */
export function openBuilder(
  studyId: string,
  userId: string,
  read: ReadStudy,
  events: BuilderEvents,
): Builder & { close: () => void } {
  const store = new GuideStore((newId) => draftOf(read.study, null, newId));
  const page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const copies = new DeviceCopies(deviceStore(), `${studyId}.${userId}`, page);
  const autosave: Autosave = new Autosave(
    { draft: store.draft, version: read.version },
    {
      transport: studyTransport(studyId, store.newId, events.answered),
      clock,
      copies,
      newId: store.newId,
      show(draft, because) {
        store.replace(draft, because === 'merged' ? 'Put both together' : 'Take the other version');
        events.shown(because);
      },
      announceSaved: () => pages.announceSaved(),
    },
  );
  const pages = new OtherPages(
    browserChannel('colloquy.guide'),
    studyId,
    page,
    { saved: () => void autosave.lookAgain(), changed: events.pages },
    clock,
  );
  const offStore = store.subscribe(() => autosave.edited(store.draft));
  const offRestore = clock.after(ANSWER_MS, () => restore(store, autosave, copies, pages.pages, events));
  const offWindow = listen(autosave, pages);
  return {
    studyId,
    store,
    autosave,
    close() {
      offRestore();
      offStore();
      offWindow();
      autosave.close();
      pages.close();
    },
  };
}

function restore(
  store: GuideStore,
  autosave: Autosave,
  copies: DeviceCopies,
  openPages: ReadonlySet<string>,
  events: BuilderEvents,
): void {
  const left = copies.leftBehind(openPages)[0];
  if (!left || autosave.state.phase !== 'clean') return;
  const restored = autosave.takeUp(left);
  if (!restored) return;
  store.replace(restored, 'Restore what was not saved');
  events.shown('restored', left.copy.at);
}

/** Saves or checks when the page is hidden, left or shown again, and when the network changes. */
function listen(autosave: Autosave, pages: OtherPages): () => void {
  const hidden = () => {
    autosave.keepCopy();
    if (document.visibilityState === 'hidden') autosave.saveNow();
    else void autosave.lookAgain();
  };
  const leaving = (event: BeforeUnloadEvent) => {
    autosave.keepCopy();
    if (autosave.state.phase !== 'clean' && !autosave.keptOnDevice) event.preventDefault();
  };
  const back = (event: PageTransitionEvent) => event.persisted && pages.comeBack();
  window.addEventListener('online', autosave.saveNow);
  window.addEventListener('pagehide', autosave.keepCopy);
  window.addEventListener('pagehide', pages.leave);
  window.addEventListener('pageshow', back);
  window.addEventListener('beforeunload', leaving);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    window.removeEventListener('online', autosave.saveNow);
    window.removeEventListener('pagehide', autosave.keepCopy);
    window.removeEventListener('pagehide', pages.leave);
    window.removeEventListener('pageshow', back);
    window.removeEventListener('beforeunload', leaving);
    document.removeEventListener('visibilitychange', hidden);
  };
}

/** Null where the browser forbids storage. */
function deviceStore(): CopyStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
