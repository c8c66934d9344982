import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryGuide } from '@/lib/testing/arbitrary-guide';
import { analysisInputOf } from '@/lib/testing/told-interview';
import { walkInterview } from '@/lib/testing/walk-interview';
import { identifyGuide } from '../guide/identify-guide';
import { isOpen } from '../interview/answer-kinds';
import { quoteOf, type RowPassage } from '../reading/passage';
import { analyseInterview } from './analyse-interview';
import type { Analysis, AnalysisInput } from './analysis';

/** An independent comparison, written apart from the code under test. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();

const phrases = [
  'The bank sync broke in March, and nobody fixed it.',
  'I like it, if it works.',
  'um, well, so I stood from Leeds to York because the 8:15 was cancelled',
  "It wasn't because it was expensive, but because it was slow!",
  'No idea.',
  'asdfgh qwertz',
  'Was soll ich sagen? Am 3. Mai war z.B. die Klimaanlage kaputt, aber niemand sagte etwas.',
  "Je suis infirmière, et j'ai payé par carte de crédit.",
  'Straße ÄÖÜ İstanbul ΟΔΟΣ ﬁne ǅ',
  '電車がとても混んでいて、座れませんでした。駅員の案内が分かりにくかったです。',
  'كان القطار مزدحما جدا، ولم أجد مقعدا؟ التكييف لا يعمل.',
  '😀👍🏽 👨‍👩‍👧',
  'by the way: "quoted, and (open',
  '  \n\t ',
  'x'.repeat(300),
];
const text = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...phrases) }, fc.string({ unit: 'grapheme' })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));

const inputs: fc.Arbitrary<AnalysisInput> = fc
  .tuple(
    arbitraryGuide(),
    fc.string(),
    fc.array(text, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('en', 'de-CH', 'fr', 'es', 'pt', 'it', 'nl', 'ja', 'ar', 'xx'),
  )
  .map(([written, seed, texts, language]) => {
    let last = 0;
    const guide = identifyGuide(written, null, () => `id-${++last}`);
    const { turns } = walkInterview(guide, seed);
    // The simulated answers have a word or two: open answers get longer texts here.
    const turnsWithWords = turns.map((turn, at) =>
      isOpen(turn.answer) ? { ...turn, user: texts[at % texts.length]! } : turn,
    );
    return analysisInputOf(guide, turnsWithWords, { language });
  });

const holds = (check: (input: AnalysisInput, analysis: Analysis) => void) =>
  fc.assert(
    fc.property(inputs, (input) => check(input, analyseInterview(input))),
    { numRuns: 100 },
  );
const wordsOfRows = ({ rows }: AnalysisInput) => plain(rows.map(({ user }) => user).join(' '));
/** What the passages name, each a slice of its row. */
const quotesOf = ({ rows }: AnalysisInput, passages: readonly RowPassage[]) =>
  passages.map(({ responseIndex, ...passage }) => {
    const quote = quoteOf(rows[responseIndex]?.user ?? '', passage);
    expect(quote).toHaveLength(passage.end - passage.start);
    return plain(quote);
  });

describe('an analysis of any interview in any language', () => {
  it('L1: makes every bullet and tag of the very passages it names', () => {
    holds((input, { bullets, tags }) => {
      for (const { text, passages } of [...bullets, ...tags]) {
        expect(plain(text)).not.toBe('');
        expect(passages).not.toEqual([]);
        expect(quotesOf(input, passages)).toContain(plain(text));
      }
      for (const { passages } of bullets) expect(passages).toHaveLength(1);
    });
  });
  it('makes every tagline it offers of the participant’s words', () => {
    holds((input, { taglines }) => {
      for (const tagline of taglines) {
        expect(plain(tagline.text)).not.toBe('');
        expect(quotesOf(input, tagline.passages).join(' ')).toContain(plain(tagline.text));
      }
      expect(new Set(taglines.map(({ text }) => plain(text))).size).toBe(taglines.length);
    });
  });
  it('has a tagline whenever anything was said or chosen', () => {
    holds((input, { taglines }) => {
      // A file's name is nothing that its participant said.
      const rows = input.rows.filter(({ type }) => type !== 'file_upload');
      if (wordsOfRows({ ...input, rows }) !== '') expect(taglines).not.toEqual([]);
    });
  });
  it('quotes nothing in summary and personas but answers and questions, and remarks nothing that was not said', () => {
    holds((input, { summary, personas, otherRemarks }) => {
      const asked = plain(input.rows.map(({ moderator }) => moderator).join(' '));
      const all = `${wordsOfRows(input)} ${asked}`;
      for (const { text, passages } of [...summary, ...personas]) {
        expect(passages).not.toEqual([]);
        for (const quote of quotesOf(input, passages)) expect(plain(text)).toContain(quote);
        for (const [, quote] of text.matchAll(/“([^“”]*)”/gu))
          expect(all).toContain(plain(quote!.replace(/…$/u, '')));
      }
      const outside = summary
        .map(({ text }) => text)
        .join(' ')
        .replace(/“[^“”]*”/gu, '')
        .replace(/[:.\s]/gu, '');
      expect(outside).toMatch(/^(?:On|Zu|Sur|Sobre|Su|Over)*$/u);
      for (const line of otherRemarks.split('\n'))
        expect(wordsOfRows(input)).toContain(plain(line).slice(0, 20));
    });
  });
  it('keeps to its sizes: seven bullets in order, five tags, a score from 1 to 5 with one decimal', () => {
    holds((input, { bullets, tags, qualityScore, shortAssistantMessages, quality }) => {
      expect(bullets.length).toBeLessThanOrEqual(7);
      expect(tags.length).toBeLessThanOrEqual(5);
      const rows = bullets.map((bullet) => bullet.passages[0]!.responseIndex);
      expect(rows).toEqual([...rows].sort((a, b) => a - b));
      const score = qualityScore ?? 1;
      expect(score).toBeGreaterThanOrEqual(1);
      expect(score).toBeLessThanOrEqual(5);
      expect(Math.round(score * 10)).toBeCloseTo(score * 10, 9);
      expect(shortAssistantMessages).toHaveLength(
        input.rows.filter(({ moderator }) => moderator.trim()).length,
      );
      for (const message of shortAssistantMessages) expect(message.length).toBeLessThanOrEqual(80);
      for (const part of Object.values(quality)) {
        if (typeof part === 'number') expect(part >= 0 && part <= 1).toBe(true);
      }
    });
  });
  it('is the same whenever it is made', () => {
    holds((input, analysis) => {
      expect(analyseInterview(input)).toEqual(analysis);
    });
  });
});
