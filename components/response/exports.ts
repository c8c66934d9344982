import { clockTime, durationText } from '@/lib/domain/reading/clock-time';
import { givenText } from '@/lib/domain/reading/given-text';
import { transcriptMarkdown } from '@/lib/domain/reading/transcript-markdown';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { whenText } from './when-text';

export function markdownOf(reading: ResponseReading): string {
  return transcriptMarkdown({
    title: `Response ${reading.readableId}, ${reading.study.title}`,
    facts: [
      `Began: ${whenText(reading.createdAt)}`,
      `Duration: ${durationText(reading.responseDurationSeconds)}`,
      `Progress: ${reading.progress}`,
      ...(reading.tags.length > 0 ? [`Tags: ${reading.tags.map(({ text }) => text).join(', ')}`] : []),
      ...Object.entries(reading.urlParams).map(([name, value]) => `${name}: ${value}`),
    ],
    tagline: reading.tagline,
    bullets: reading.bullets.map(({ text }) => text),
    rows: reading.transcript,
  });
}

/** Gives the reader a file to keep. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The answers as cells for a sheet: one line a question, tabs between cells, nothing that a sheet would run. */
export function answersTable({ answers }: ResponseReading): string {
  const cell = (text: string) => {
    const plain = text.replaceAll('\t', ' ');
    const safe = /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
    return /[\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  const lines = answers.map(({ questionNumber, question, conceptTitle, given, startSeconds }) => [
    `Q${questionNumber}`,
    question,
    conceptTitle ?? '',
    given === null ? '' : givenText(given),
    clockTime(startSeconds),
  ]);
  return [['Question', 'Text', 'Concept', 'Answer', 'Time'], ...lines]
    .map((line) => line.map(cell).join('\t'))
    .join('\n');
}
