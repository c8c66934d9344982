import { useCallback, useState } from 'react';
import { type OpenReport, type ReportSaving, useReportSaving } from '@/lib/client/report';
import type { ReportV1 } from '@/lib/wire/v1/report';
import { type Block, type Draft, draftOf, withServed } from './report-draft';

const MOST_STEPS = 100;

interface History {
  past: readonly Draft[];
  now: Draft;
  future: readonly Draft[];
  /** What the last step changed: more of the same is one step. */
  last: string | null;
}

export interface ReportEditing {
  draft: Draft;
  /** `what` names a field: its changes one after the other are undone together. */
  change: (edit: (draft: Draft) => Draft, what?: string) => void;
  undo: () => void;
  redo: () => void;
  mayUndo: boolean;
  mayRedo: boolean;
  saving: ReportSaving;
}

/** A report that is being written: its draft, what can be undone, and its saving. */
export function useReportDraft(studyId: string, open: OpenReport): ReportEditing {
  const [history, setHistory] = useState<History>(() => begun(open.report));
  const { past, now, future } = history;
  const served = useCallback((blocks: readonly Block[]) => {
    const known = (draft: Draft) => withServed(draft, blocks);
    setHistory((before) => ({
      ...before,
      past: before.past.map(known),
      now: known(before.now),
      future: before.future.map(known),
    }));
  }, []);
  const onServed = useCallback(({ blocks }: ReportV1) => served(blocks), [served]);
  const onTheirs = useCallback((report: ReportV1) => setHistory(begun(report)), []);
  const saving = useReportSaving(studyId, open, now, { onServed, onTheirs });
  const change = (edit: (draft: Draft) => Draft, what: string | null = null) => {
    if (saving.error && !saving.isConflict) saving.retry();
    setHistory((before) => {
      const next = edit(before.now);
      if (next === before.now) return before;
      const isSame = what !== null && what === before.last;
      return {
        past: isSame ? before.past : [...before.past, before.now].slice(-MOST_STEPS),
        ...{ now: next, future: [], last: what },
      };
    });
  };
  return {
    draft: now,
    change,
    undo: () => setHistory(stepBack),
    redo: () => setHistory(stepOn),
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    saving,
  };
}

const begun = (report: ReportV1): History => ({ past: [], now: draftOf(report), future: [], last: null });

function stepBack(before: History): History {
  const to = before.past.at(-1);
  if (!to) return before;
  return { past: before.past.slice(0, -1), now: to, future: [before.now, ...before.future], last: null };
}

function stepOn(before: History): History {
  const [to, ...future] = before.future;
  return to ? { past: [...before.past, before.now], now: to, future, last: null } : before;
}
