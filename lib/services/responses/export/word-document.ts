import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { wholeSeconds } from '@/lib/domain/response/duration';
import { shownTags } from '@/lib/domain/response/shown-tags';
import { transcriptOf } from '../transcript-of';
import { type ExportRecord, exportedResponse } from './export-records';
import { expressible } from './xml-text';

/** Transcripts as a document for word processors: a chapter a response. */
export async function wordDocument(title: string, records: readonly ExportRecord[]): Promise<Buffer> {
  const document = new Document({
    title: expressible(title),
    creator: 'Colloquy',
    sections: [
      {
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: runs(title) }),
          ...records.flatMap(chapterOf),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function chapterOf(record: ExportRecord): Paragraph[] {
  const response = exportedResponse(record);
  const { readableId, tagline, bulletSummary, highlights } = response;
  const seconds = wholeSeconds(response.activeMs);
  const facts = [
    response.createdAt.toISOString(),
    response.endReason ?? response.progress,
    `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    ...(response.qualityScore === null ? [] : [`quality ${response.qualityScore}`]),
    ...shownTags(response),
  ];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: runs(`Response ${readableId}${tagline ? `: ${tagline}` : ''}`),
    }),
    plain(facts.join(' · ')),
    ...bulletSummary.map((point) => new Paragraph({ bullet: { level: 0 }, children: runs(point) })),
    ...transcriptOf(record).flatMap(({ moderator, user }) => [
      said('Moderator', moderator),
      ...(user === '' ? [] : [said('Participant', user)]),
    ]),
    ...(highlights.length === 0
      ? []
      : [new Paragraph({ heading: HeadingLevel.HEADING_2, children: runs('Highlights') })]),
    ...highlights.map(
      ({ quote, tag, note }) =>
        new Paragraph({
          bullet: { level: 0 },
          children: runs([quote && `“${quote}”`, tag && `[${tag}]`, note].filter(Boolean).join(' ')),
        }),
    ),
  ];
}

function said(who: string, words: string): Paragraph {
  return new Paragraph({
    spacing: { before: 120 },
    bidirectional: isRightToLeft(words),
    children: [new TextRun({ text: `${who}: `, bold: true }), ...runs(words)],
  });
}

const plain = (text: string) => new Paragraph({ children: runs(text) });

/** A run a line: a paragraph keeps its line ends. */
function runs(text: string): TextRun[] {
  const isRtl = isRightToLeft(text);
  return expressible(text)
    .split(/\r\n|\r|\n/)
    .map(
      (line, at) =>
        new TextRun({ text: line, ...(at > 0 && { break: 1 }), ...(isRtl && { rightToLeft: true }) }),
    );
}

/** By its first letter, as the Unicode standard has it. */
function isRightToLeft(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return (
    first !== undefined &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
  );
}
