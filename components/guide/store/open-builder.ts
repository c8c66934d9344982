import type { ReadStudy } from '@/lib/client/guide';
import { Autosave, type Clock } from '../autosave/autosave';
import { type CopyStore, DeviceCopies } from '../autosave/device-copies';
import { browserChannel, OtherPages } from '../autosave/other-pages';
import { studyTransport } from '../autosave/study-transport';
import { draftOf } from '../model/study-draft';
import { GuideStore } from './guide-store';
import type { Builder } from './use-guide';

/** Long enough for the other pages of this browser to answer, too short to be waited for. */
const ANSWER_MS = 120;

export interface Heard {
  /** The author sees another draft than before, and why. */
  shown(because: 'merged' | 'taken' | 'restored', at?: number): void;
  /** Every answer of the server. */
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

/** A builder for a study just read: its store, and the saving that follows every edit. `close` when it goes. */
export function openBuilder(
  studyId: string,
  userId: string,
  read: ReadStudy,
  heard: Heard,
): Builder & { close: () => void } {
  const store = new GuideStore((newId) => draftOf(read.study, null, newId));
  const page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const copies = new DeviceCopies(deviceStore(), `${studyId}.${userId}`, page);
  const autosave: Autosave = new Autosave(
    { draft: store.draft, version: read.version },
    {
      transport: studyTransport(studyId, store.newId, heard.answered),
      clock,
      copies,
      newId: store.newId,
      show(draft, because) {
        store.replace(draft, because === 'merged' ? 'Put both together' : 'Take the other version');
        heard.shown(because);
      },
      told: () => pages.tellSaved(),
    },
  );
  const pages = new OtherPages(
    browserChannel('colloquy.guide'),
    studyId,
    page,
    { saved: () => void autosave.lookAgain(), changed: heard.pages },
    clock,
  );
  const offStore = store.subscribe(() => autosave.edited(store.draft));
  const offRestore = clock.after(ANSWER_MS, () => restore(store, autosave, copies, pages.pages, heard));
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
  heard: Heard,
): void {
  const left = copies.leftBehind(openPages)[0];
  if (!left || autosave.state.phase !== 'clean') return;
  const restored = autosave.takeUp(left);
  if (!restored) return;
  store.replace(restored, 'Restore what was not saved');
  heard.shown('restored', left.copy.at);
}

/** The page may be gone in a moment, or be looked at again; the network comes and goes. */
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
