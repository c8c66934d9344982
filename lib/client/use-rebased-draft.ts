'use client';
import { useState } from 'react';
import { newDraft, type RebasedDraft, rebased, withTyped } from './rebased-draft';

/** A form that goes on from what is stored now whenever that is read anew, and keeps what is typed. */
export function useRebasedDraft<T extends object>(
  stored: T,
  version: string,
  /** While it is, what is read may be what is being saved. `kept`: from when the form was left. */
  { isSaving, kept }: { isSaving: boolean; kept?: RebasedDraft<T> | undefined },
) {
  const [state, setState] = useState(() => kept ?? newDraft(stored, version));
  if (state.version !== version && !isSaving) setState(rebased(state, stored, version));
  return {
    ...state,
    type: (part: Partial<T>) => setState((now) => withTyped(now, part)),
    discard: () => setState(({ stored, version }) => newDraft(stored, version)),
    /** What was `sent` is stored, as the server put it; what was typed since stays. */
    saved: (sent: T, next: T, version: string) =>
      setState((now) => rebased({ ...now, stored: sent, clashes: [] }, next, version)),
  };
}
