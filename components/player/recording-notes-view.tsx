'use client';
import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Note } from '@/components/ui/note';
import type { PlayerProps } from './player-rows';
import { recordingNotes } from './recording-notes';

/** Lists recordings that are still being processed or have failed, in words. */
export function RecordingNotes({ rows, className }: Pick<PlayerProps, 'rows'> & { className?: string }) {
  const notes = useMemo(() => recordingNotes(rows), [rows]);
  return notes.map(({ tone, text }) => (
    <Note key={text} tone={tone} live="status" className={classNames('m-2', className)}>
      {text}
    </Note>
  ));
}
