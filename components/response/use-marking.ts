'use client';
import { useCallback } from 'react';
import { toast } from '@/components/ui/toast';
import { useAnnotate } from '@/lib/client/response';
import { useDesk } from './reading-desk';
import type { RowPassage } from './selected-passage';

/** Highlights a part of the text at once; exactly the same highlight is not added twice. */
export function useMarking(): (place: RowPassage) => void {
  const { name, reading } = useDesk();
  const { mutate } = useAnnotate(name);
  const { annotations, transcript, may } = reading;
  return useCallback(
    ({ row, start, end }) => {
      if (!may.annotate) return;
      const user = transcript.find(({ responseIndex }) => responseIndex === row)?.user ?? '';
      const there = annotations.some(
        ({ responseIndex, passage }) =>
          responseIndex === row && passage?.start === start && passage.end === end,
      );
      if (there || user.slice(start, end).trim() === '') return;
      window.getSelection()?.removeAllRanges();
      const note = { responseIndex: row, passage: { start, end }, quote: user.slice(start, end) };
      mutate(note, {
        onError: (error) => toast.failed(`The passage was not highlighted. ${error.message}`),
      });
    },
    [annotations, transcript, may.annotate, mutate],
  );
}
