import { clockTime, durationText } from '@/lib/domain/reading/clock-time';
import { givenText } from '@/lib/domain/reading/given-text';
import { transcriptMarkdown } from '@/lib/domain/reading/transcript-markdown';
import { csvLine } from '@/lib/domain/response/csv';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { whenText } from './when-text';

export function markdownOf(reading: ResponseReading): string {
  return transcriptMarkdown({
    title: `Response ${reading.readableId}, ${reading.study.title}`,
    facts: [
      `Began: ${whenText(reading.createdAt)}`,
      `Duration: ${durationText(reading.responseDurationSeconds)}`,
      `Progress: ${reading.progress}`,
      ...reading.deletedNotes,
      ...(reading.tags.length > 0 ? [`Tags: ${reading.tags.map(({ text }) => text).join(', ')}`] : []),
      ...Object.entries(reading.urlParams).map(([name, value]) => `${name}: ${value}`),
    ],
    tagline: reading.tagline,
    bullets: reading.bullets.map(({ text }) => text),
    rows: reading.transcript,
  });
}

/**
 * The answers as spreadsheet cells: one line per question, tabs between cells, nothing that a spreadsheet would
 * evaluate.
 */
export function answersTable({ answers }: Pick<ResponseReading, 'answers'>): string {
  const lines = answers.map(({ questionNumber, question, conceptTitle, given, startSeconds }) => [
    `Q${questionNumber}`,
    question,
    conceptTitle ?? '',
    given === null ? '' : givenText(given),
    clockTime(startSeconds),
  ]);
  return [['Question', 'Text', 'Concept', 'Answer', 'Time'], ...lines]
    .map((line) => csvLine(line, '\t'))
    .join('');
}
