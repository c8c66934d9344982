import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessSafety, SAFETY_LANGUAGES } from '@/lib/domain/safety/assess-safety';

type Kind = 'imminent' | 'painful' | 'nearMiss';
export interface LabelledSentence {
  text: string;
  kind: Kind;
  /** The half that was never looked at while the rules were written. */
  measured: boolean;
}

/** FNV-1a of the sentence: which half it is in depends on nothing but its words. */
function isMeasured(text: string): boolean {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) & 1) === 1;
}

export function labelledSentences(language: string): LabelledSentence[] {
  const file = join(process.cwd(), 'lib/testing/evaluation/safety', `${language}.json`);
  const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<Kind, string[]>;
  return (Object.keys(sets) as Kind[]).flatMap((kind) =>
    sets[kind].map((text) => ({ text, kind, measured: isMeasured(text) })),
  );
}

export interface SafetyFigures {
  language: string;
  /** How many sentences of each kind the figures stand on. */
  sentences: Record<Kind, number>;
  /** Share of imminent and painful sentences at which something was found. */
  recall: number;
  /** Share of imminent sentences that were found as such. */
  imminentRecall: number;
  /** Share of near misses at which something was found. */
  falseAlarms: number;
}

const share = (found: number, of: number) => (of === 0 ? 0 : found / of);

/** The figures of one language, on the half that was measured or on the one that was looked at. */
export function safetyFigures(language: string, measured = true): SafetyFigures {
  const sentences = labelledSentences(language).filter((sentence) => sentence.measured === measured);
  const of = (kind: Kind) => sentences.filter((sentence) => sentence.kind === kind);
  const level = ({ text }: LabelledSentence) => assessSafety(text, language)?.level ?? null;
  const grave = [...of('imminent'), ...of('painful')];
  return {
    language,
    sentences: {
      imminent: of('imminent').length,
      painful: of('painful').length,
      nearMiss: of('nearMiss').length,
    },
    recall: share(grave.filter((one) => level(one) !== null).length, grave.length),
    imminentRecall: share(
      of('imminent').filter((one) => level(one) === 'imminent').length,
      of('imminent').length,
    ),
    falseAlarms: share(of('nearMiss').filter((one) => level(one) !== null).length, of('nearMiss').length),
  };
}

/**
 * The share of further near misses at which something is found, in Portuguese: of those that the rules were mended by,
 * and of those that were only measured.
 */
export function furtherFalseAlarms(): { lookedAt: number; measured: number } {
  const file = join(process.cwd(), 'lib/testing/evaluation/safety/pt-fresh.json');
  const { nearMiss, third, translated, figures } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'nearMiss' | 'third' | 'translated' | 'figures',
    string[]
  >;
  const alarms = (sentences: readonly string[]) =>
    share(sentences.filter((text) => assessSafety(text, 'pt') !== null).length, sentences.length);
  return { lookedAt: alarms([...nearMiss, ...translated, ...figures]), measured: alarms(third) };
}

const percent = (value: number) => `${(value * 100).toFixed(1)} %`;

/** The figures of the measured half in Markdown, a row for each language. */
export function safetyTable(): string {
  const rows = SAFETY_LANGUAGES.map((language) => {
    const { sentences, recall, imminentRecall, falseAlarms } = safetyFigures(language);
    const counts = `${sentences.imminent} / ${sentences.painful} / ${sentences.nearMiss}`;
    return `| ${language} | ${counts} | ${percent(recall)} | ${percent(imminentRecall)} | ${percent(falseAlarms)} |`;
  });
  return [
    '| language | imminent / painful / near misses | found | imminent found as such | false alarms |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
