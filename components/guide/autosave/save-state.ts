import { mergedDraft, sameDraft } from '../model/merge-drafts';
import type { StudyDraft } from '../model/study-draft';

/**
 * Automatic saving as a state machine without effects: `saveStep` takes an event and returns the effects to run. No
 * edit is ever lost: until the server has it, the device keeps a copy.
 */
export interface Saved {
  draft: StudyDraft;
  /** The version of the study on the server: its ETag. */
  version: string;
}

export type SavePhase =
  /** The server has everything. */
  | 'clean'
  /** Waiting for a pause in typing. */
  | 'dirty'
  | 'saving'
  /** The server cannot be reached; tried again automatically. */
  | 'offline'
  /** Another person saved the same part: the author has to choose. */
  | 'conflict'
  /** The server failed (tried again automatically) or refused (tried again on the next edit, or by hand). */
  | 'failed';

export interface SaveState {
  phase: SavePhase;
  /** The server's draft, as far as known. */
  base: Saved;
  /** The draft that the author sees. */
  current: StudyDraft;
  /** The draft that is being sent. */
  sending: StudyDraft | null;
  /** The other person's draft, while the author has to choose. */
  theirs: Saved | null;
  /** Attempts that failed since the last success. */
  attempts: number;
  /** The message of the last failure. */
  message: string | null;
  savedAt: number | null;
}

export type SaveEvent =
  | { type: 'edited'; draft: StudyDraft }
  /** The wait is over, the author pressed "Try again", or the network came back. */
  | { type: 'due' }
  | { type: 'saved'; version: string; at: number }
  | { type: 'refused'; cause: RefusalCause; message: string }
  /** The server's present draft, read after a refusal, or because another page or person saved. */
  | { type: 'read'; theirs: Saved }
  | { type: 'chosen'; side: 'mine' | 'theirs' };

/** No reply; a failure of the server; another person saved first; a request that will never be accepted as it is. */
export type RefusalCause = 'unreachable' | 'server' | 'stale' | 'rejected';

export type SaveEffect =
  /** Send the `due` event after that time; an earlier timer is cancelled. */
  | { type: 'wait'; ms: number }
  | { type: 'send'; draft: StudyDraft; base: Saved }
  | { type: 'read' }
  /** Replace the draft that the author sees with this one. */
  | { type: 'show'; draft: StudyDraft; because: 'merged' | 'taken' };

export interface SaveStep {
  state: SaveState;
  effects: SaveEffect[];
}

export const SAVE_DELAY_MS = 800;
const LONGEST_WAIT_MS = 30_000;

/** 1, 2, 4 … 30 seconds. */
export function retryDelayMs(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
}

export function newSaveState(base: Saved): SaveState {
  return {
    phase: 'clean',
    base,
    current: base.draft,
    sending: null,
    theirs: null,
    attempts: 0,
    message: null,
    savedAt: null,
  };
}

export function saveStep(state: SaveState, event: SaveEvent): SaveStep {
  switch (event.type) {
    case 'edited':
      return edited(state, event.draft);
    case 'due':
      return state.phase === 'clean' || state.phase === 'conflict' || state.sending
        ? { state, effects: [] }
        : send(state);
    case 'saved':
      return saved(state, event.version, event.at);
    case 'refused':
      return refused(state, event.cause, event.message);
    case 'read':
      return read(state, event.theirs);
    case 'chosen':
      return chosen(state, event.side);
  }
}

function edited(state: SaveState, draft: StudyDraft): SaveStep {
  const next = { ...state, current: draft };
  if (state.phase === 'conflict' || state.sending) return { state: next, effects: [] };
  if (draft === state.base.draft) {
    return { state: { ...next, phase: 'clean', attempts: 0, message: null }, effects: [] };
  }
  // While the server cannot be reached, edits do not cause attempts: the pause between attempts stays.
  if (state.phase === 'offline' || (state.phase === 'failed' && state.attempts > 0)) {
    return { state: next, effects: [] };
  }
  return { state: { ...next, phase: 'dirty' }, effects: [{ type: 'wait', ms: SAVE_DELAY_MS }] };
}

function send(state: SaveState): SaveStep {
  if (state.current === state.base.draft) return { state: { ...state, phase: 'clean' }, effects: [] };
  return {
    state: { ...state, phase: 'saving', sending: state.current },
    effects: [{ type: 'send', draft: state.current, base: state.base }],
  };
}

function saved(state: SaveState, version: string, at: number): SaveStep {
  const draft = state.sending ?? state.current;
  const next: SaveState = {
    ...state,
    base: { draft, version },
    sending: null,
    attempts: 0,
    message: null,
    savedAt: at,
  };
  if (state.current === draft) return { state: { ...next, phase: 'clean' }, effects: [] };
  return { state: { ...next, phase: 'dirty' }, effects: [{ type: 'wait', ms: SAVE_DELAY_MS }] };
}

function refused(state: SaveState, cause: RefusalCause, message: string): SaveStep {
  if (cause === 'stale') return { state: { ...state, phase: 'saving' }, effects: [{ type: 'read' }] };
  if (cause === 'rejected') {
    return { state: { ...state, phase: 'failed', sending: null, attempts: 0, message }, effects: [] };
  }
  const attempts = state.attempts + 1;
  const phase = cause === 'unreachable' ? 'offline' : 'failed';
  return {
    state: { ...state, phase, sending: null, attempts, message },
    effects: [{ type: 'wait', ms: retryDelayMs(attempts) }],
  };
}

/** Another person's version and ours: accepted, merged, or left to the author. */
function read(state: SaveState, theirs: Saved): SaveStep {
  const next: SaveState = { ...state, sending: null, theirs: null, attempts: 0, message: null };
  const untouched = state.current === state.base.draft;
  if (untouched || sameDraft(state.current, theirs.draft)) {
    if (sameDraft(state.current, theirs.draft)) {
      // Exactly the author's draft is saved, perhaps by a request whose reply was lost.
      return { state: { ...next, phase: 'clean', base: { ...theirs, draft: state.current } }, effects: [] };
    }
    return {
      state: { ...next, phase: 'clean', base: theirs, current: theirs.draft },
      effects: [{ type: 'show', draft: theirs.draft, because: 'taken' }],
    };
  }
  const merged = mergedDraft(state.base.draft, state.current, theirs.draft);
  if (!merged) return { state: { ...next, phase: 'conflict', theirs }, effects: [] };
  const both = send({ ...next, base: theirs, current: merged });
  return { ...both, effects: [{ type: 'show', draft: merged, because: 'merged' }, ...both.effects] };
}

function chosen(state: SaveState, side: 'mine' | 'theirs'): SaveStep {
  const { theirs } = state;
  if (!theirs) return { state, effects: [] };
  if (side === 'mine') return send({ ...state, base: theirs, theirs: null });
  return {
    state: { ...state, phase: 'clean', base: theirs, current: theirs.draft, theirs: null },
    effects: [{ type: 'show', draft: theirs.draft, because: 'taken' }],
  };
}
