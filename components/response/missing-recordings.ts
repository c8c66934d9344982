import type { InterviewMode } from '@/lib/domain/guide/guide';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';

type Row = Pick<ReadingRowV1, 'questionNumber' | 'givenBy' | 'user'> & {
  recordings: readonly Pick<ReadingRowV1['recordings'][number], 'kind'>[];
};

const PICTURES: Record<InterviewMode, readonly ('camera' | 'screen')[]> = {
  text: [],
  audio: [],
  audio_text: [],
  audio_screen: ['screen'],
  video: ['camera'],
  video_screen: ['camera', 'screen'],
};
const WORDS = { camera: 'camera', screen: 'screen' };

/** The recordings of the mode that a spoken answer lacks, a sentence for each: "The screen was not recorded." */
export function missingRecordings(mode: InterviewMode, rows: readonly Row[]): string[] {
  const spoken = rows.filter(({ recordings, givenBy }) => recordings.length > 0 || givenBy === 'spoken');
  return PICTURES[mode].flatMap((kind) => {
    const without = spoken.filter(({ recordings }) => !recordings.some((one) => one.kind === kind));
    if (without.length === 0) return [];
    if (without.length === spoken.length) return [`The ${WORDS[kind]} was not recorded.`];
    const numbers = [...new Set(without.flatMap(({ questionNumber }) => questionNumber ?? []))];
    return [`The ${WORDS[kind]} is missing for ${listed(numbers)}.`];
  });
}

/** A spoken answer without words, because the server has no transcriber. */
export function isLeftUnheard(reading: {
  transcribes: boolean;
  recordingsDeletedAt: string | null;
  transcript: readonly Row[];
}): boolean {
  const { transcribes, recordingsDeletedAt, transcript } = reading;
  if (recordingsDeletedAt !== null) return false;
  return !transcribes && transcript.some(({ givenBy, user }) => givenBy === 'spoken' && user.trim() === '');
}

/** Whether the participant gave an answer in words of their own. */
export function hasWords(rows: readonly Row[]): boolean {
  return rows.some(
    ({ givenBy, user }) => (givenBy === 'spoken' || givenBy === 'typed') && user.trim() !== '',
  );
}

function listed(numbers: readonly number[]): string {
  const names = numbers.map((number) => `Q${number}`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
