import type { InterviewSession } from './interview-session';
import type { KeptInterview, Shelf } from './kept-interview';

/** The browser's functions that the interview uses, each with a fallback for browsers that refuse it. */

/** localStorage; where it is blocked or full, memory while the page is open. */
export function browserShelf(): Shelf {
  const memory = new Map<string, string>();
  return {
    get: (name) => memory.get(name) ?? tried(() => localStorage.getItem(name)) ?? null,
    set: (name, value) => {
      const kept = tried(() => {
        localStorage.setItem(name, value);
        return true;
      });
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    remove: (name) => {
      memory.delete(name);
      tried(() => localStorage.removeItem(name));
    },
  };
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Random, also where `randomUUID` is missing: that needs https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function afterTimeout(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
}

/** The parameters of the participant's link, names and values whole, the first value of a repeated name (E6). */
export function linkParameters(search: string): Record<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!first.has(name)) first.set(name, value);
  return Object.fromEntries(first);
}

/** The token of a personal link, `#resume=`. */
export function linkToken(hash: string): string | null {
  const token = /^#resume=(.*)$/.exec(hash)?.[1] ?? null;
  return token === null ? null : (tried(() => decodeURIComponent(token)) ?? token).trim();
}

export function personalLink(linkId: string, token: string): string {
  return `${location.origin}/s/${linkId}#resume=${token}`;
}

/** Reports events around the page to the session. Returns a function that stops it. */
export function followWindow(session: InterviewSession, kept: KeptInterview): () => void {
  const online = () => session.tryNow();
  const seen = () => {
    if (document.visibilityState === 'visible') session.lookAgain();
  };
  const changed = ({ key }: StorageEvent) => {
    const name = key === null ? null : kept.entryNamed(key);
    if (name) session.noticeChange(name, document.hasFocus());
  };
  const moved = () => {
    const token = linkToken(location.hash);
    if (token === null) return;
    history.replaceState(null, '', location.pathname + location.search);
    void session.open(token);
  };
  window.addEventListener('online', online);
  window.addEventListener('storage', changed);
  window.addEventListener('hashchange', moved);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', online);
    window.removeEventListener('storage', changed);
    window.removeEventListener('hashchange', moved);
    document.removeEventListener('visibilitychange', seen);
  };
}
