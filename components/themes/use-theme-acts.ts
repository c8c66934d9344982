'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import {
  type Evidence,
  evidenceQuery,
  type Theme,
  useChangeTheme,
  usePutEvidence,
  useTakeOut,
} from '@/lib/client/themes';
import type { Shown } from './passages';

/** What stands open over the page. */
export type Open = 'new' | 'edit' | 'merge' | 'split' | 'under' | 'delete' | 'move' | null;

const failed = (error: Error) => void toast.failed(error.message);

/** Everything that one can do with the chosen theme and its passages, with a way back. */
export function useThemeActs(studyId: string, theme: Theme | undefined, shown: Shown) {
  const [open, setOpen] = useState<Open>(null);
  const [moving, setMoving] = useState<Evidence | null>(null);
  const dragged = useRef<Evidence | null>(null);
  const change = useChangeTheme(studyId);
  const put = usePutEvidence(studyId);
  const takeOut = useTakeOut(studyId);
  const { data } = useInfiniteQuery({
    ...evidenceQuery(studyId, theme?.id ?? '', shown === 'all' ? null : shown),
    enabled: theme !== undefined,
  });
  const passages = data?.pages.flatMap(({ evidence }) => evidence) ?? [];

  const decide = async (status: Theme['status']) => {
    if (!theme) return;
    const before = theme.status;
    const done = status === 'accepted' ? 'is accepted' : 'is turned down';
    try {
      await change.mutateAsync({ id: theme.id, status });
      toast.done(`${theme.name} ${done}`, {
        undo: () => change.mutate({ id: theme.id, status: before }, { onError: failed }),
      });
    } catch (error) {
      if (error instanceof Error) failed(error);
    }
  };
  const moveTo = async (evidence: Evidence, from: string, to: string) => {
    try {
      const { stance } = evidence;
      await put.mutateAsync({ themeId: to, evidence, stance });
      await takeOut.mutateAsync({ themeId: from, evidenceId: evidence.id });
      toast.done(`A passage of No. ${evidence.readableId} is moved`, {
        undo: () => put.mutate({ themeId: from, evidence, stance }, { onError: failed }),
      });
    } catch (error) {
      if (error instanceof Error) failed(error);
    }
  };
  const takeEvidenceOut = async (evidence: Evidence) => {
    if (!theme) return;
    const { stance } = evidence;
    try {
      await takeOut.mutateAsync({ themeId: theme.id, evidenceId: evidence.id });
      toast.done(`A passage of No. ${evidence.readableId} is taken out`, {
        undo: () => put.mutate({ themeId: theme.id, evidence, stance }, { onError: failed }),
      });
    } catch (error) {
      if (error instanceof Error) failed(error);
    }
  };
  const turn = (evidence: Evidence) => {
    if (!theme) return;
    const stance = evidence.stance === 'supports' ? 'contradicts' : 'supports';
    put.mutate({ themeId: theme.id, evidence, stance }, { onError: failed });
  };
  const move = (evidence: Evidence) => {
    setMoving(evidence);
    setOpen('move');
  };
  return {
    ...{ passages, moving, moveTo, isOpen: open },
    open: setOpen,
    close: () => setOpen(null),
    dropOn: (themeId: string) => {
      const evidence = dragged.current;
      if (theme && evidence && themeId !== theme.id) void moveTo(evidence, theme.id, themeId);
    },
    ofPassages: {
      accept: () => void decide('accepted'),
      turnDown: () => void decide('rejected'),
      takeOut: (evidence: Evidence) => void takeEvidenceOut(evidence),
      ...{ move, turn },
      drag: (evidence: Evidence) => {
        dragged.current = evidence;
      },
    },
    ofRule: {
      edit: () => setOpen('edit'),
      merge: () => setOpen('merge'),
      split: () => setOpen('split'),
      moveUnder: () => setOpen('under'),
      remove: () => setOpen('delete'),
    },
  };
}

export type ThemeActs = ReturnType<typeof useThemeActs>;
