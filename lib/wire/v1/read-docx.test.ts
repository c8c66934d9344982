import { Document, HeadingLevel, LevelFormat, Packer, Paragraph } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readDocx } from './read-docx';

it('N8: reads headings, lists and paragraphs of a Word document', async () => {
  const level = (at: number, format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    level: at,
    format,
    text,
  });
  const document = new Document({
    numbering: {
      config: [
        {
          reference: 'questions',
          levels: [level(0, LevelFormat.DECIMAL, '%1.'), level(1, LevelFormat.LOWER_LETTER, '%2)')],
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: 'Coffee', heading: HeadingLevel.HEADING_1 }),
          new Paragraph('We sell coffee & tea.'),
          new Paragraph({ text: 'How often?', numbering: { reference: 'questions', level: 0 } }),
          new Paragraph({ text: 'Daily', numbering: { reference: 'questions', level: 1 } }),
          new Paragraph({ text: 'Never', numbering: { reference: 'questions', level: 1 } }),
          new Paragraph({ text: 'Why?', numbering: { reference: 'questions', level: 0 } }),
          new Paragraph({ text: 'A point', bullet: { level: 0 } }),
        ],
      },
    ],
  });
  const bytes = new Uint8Array(await Packer.toBuffer(document));
  expect(readDocx(bytes)).toBe(
    [
      '# Coffee',
      'We sell coffee & tea.',
      '1. How often?',
      '  a) Daily',
      '  b) Never',
      '2. Why?',
      '- A point',
    ].join('\n'),
  );
  expect(readDocx(bytes.slice(0, bytes.length / 2))).toBeNull();
});

it('N8: refuses what is no Word document, and what unpacks to too much', () => {
  const zip = (xml: string | Uint8Array) =>
    zipSync({ 'word/document.xml': typeof xml === 'string' ? strToU8(xml) : xml });
  expect(readDocx(new Uint8Array())).toBeNull();
  expect(readDocx(strToU8('plain text'))).toBeNull();
  expect(readDocx(zipSync({ 'a.txt': strToU8('a') }))).toBeNull();
  expect(readDocx(zip('<w:p>'))).toBeNull();
  expect(readDocx(zip('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'))).toBeNull();
  expect(readDocx(zip(new Uint8Array(21 * 1024 * 1024)))).toBeNull();
});
