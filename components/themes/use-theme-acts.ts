'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/client/api';
import {
  type Evidence,
  evidenceQuery,
  type Theme,
  themesQuery,
  useChangeTheme,
  usePutEvidence,
  useTakeOut,
} from '@/lib/client/themes';
import { changedMeanwhile } from './changed-meanwhile';
import type { Shown } from './passages';

/** What stands open over the page. */
export type Open = 'new' | 'edit' | 'merge' | 'split' | 'under' | 'delete' | 'move' | null;

const failed = (error: Error) => void toast.failed(error.message);

/** Everything that one can do with the chosen theme and its passages, with a way back. */
export function useThemeActs(studyId: string, theme: Theme | undefined, shown: Shown) {
  const client = useQueryClient();
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

  /** By then the themes are loaded again: the page shows what somebody else did. */
  const refusedFor = (seen: Theme) => (error: Error) => {
    const isStale =
      error instanceof ApiError && ['concurrent_modification', 'not_found'].includes(error.code);
    const now = client.getQueryData(themesQuery(studyId).queryKey)?.themes.find(({ id }) => id === seen.id);
    toast.failed(isStale ? changedMeanwhile(seen, now) : error.message);
  };
  const decide = async (status: Theme['status']) => {
    if (!theme) return;
    const before = theme.status;
    const done = status === 'accepted' ? 'is accepted' : 'is turned down';
    try {
      const decided = await change.mutateAsync({ theme, status });
      toast.done(`${theme.name} ${done}`, {
        undo: () => change.mutate({ theme: decided, status: before }, { onError: refusedFor(decided) }),
      });
    } catch (error) {
      if (error instanceof Error) refusedFor(theme)(error);
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
    ...{ passages, moving, moveTo, refusedFor, isOpen: open },
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
