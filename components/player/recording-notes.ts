import type { ReadingRowV1, RecordingV1 } from '@/lib/wire/v1/reading-row';
import { rowWords } from './player-rows';

export interface RecordingNote {
  tone: 'plain' | 'caution';
  text: string;
}

const isComing = ({ state }: RecordingV1) => state === 'uploading' || state === 'waiting';

/** Notes about recordings that cannot be played, or not yet. */
export function recordingNotes(rows: readonly ReadingRowV1[]): RecordingNote[] {
  const coming = rows.filter(({ recordings }) => recordings.some(isComing));
  const spoken = rows.filter(({ recordings }) => recordings.length > 0);
  const notes: RecordingNote[] = [];
  if (coming.length > 0) {
    const all = coming.length === spoken.length;
    const text = all
      ? 'The recording is being prepared. It can be played here as soon as it is ready.'
      : `${listed(coming)} being prepared.`;
    notes.push({ tone: 'plain', text });
  }
  for (const row of rows) {
    const failed = row.recordings.filter(({ state }) => state === 'failed');
    for (const { kind, problem } of failed) {
      const what = row.recordings.length > 1 ? `The ${kind} recording` : 'The recording';
      const why = problem === null ? '.' : `: ${sentence(problem)}`;
      notes.push({ tone: 'caution', text: `${what} of ${rowWords(row)} failed${why}` });
    }
  }
  return notes;
}

function listed(rows: readonly ReadingRowV1[]): string {
  const names = rows.map(rowWords);
  if (names.length > 3) return `The recordings of ${names.length} answers are`;
  const last = names.pop() ?? '';
  return names.length === 0
    ? `The recording of ${last} is`
    : `The recordings of ${names.join('; ')} and ${last} are`;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
