import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMentions, knownThemes, thoughtsToCompare } from '@/lib/domain/themes/find-mentions';
import type { ThemeToFind } from '@/lib/domain/themes/mention';
import type { Meanings } from '@/lib/domain/themes/near-theme';
import { meaningTexts, nearThemes } from '@/lib/domain/themes/near-themes';
import { scriptedVector } from '../scripted-vectors';
import { type Half, type HeldInterview, heldInterviews } from './replay';

/** Labelled by hand, by one reader: which answers of an interview speak of which theme. */
interface Labelled {
  themes: { id: string; name: string; rule: string }[];
  mentions: Record<string, Record<string, number[]>>;
}

/** Of the answers that speak of a theme, how many were found; of those found, how many do. */
export interface ThemeFigures {
  labelled: number;
  found: number;
  right: number;
  missed: string[];
  wrong: string[];
}

/** `vectors`: with the vectors of the scripted model, which knows a few words that mean the same. */
export function themeFigures(half: Half, vectors = false): ThemeFigures {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/themes.json');
  const { themes, mentions } = JSON.parse(readFileSync(file, 'utf8')) as Labelled;
  const sought = themes.map((theme) => ({ ...theme, cues: [] }));
  const known = knownThemes(sought);
  const meanings = vectors ? scriptedMeanings(sought) : null;
  const labelled = new Set<string>();
  const found = new Set<string>();
  for (const held of heldInterviews(half)) {
    const { id } = held;
    for (const [theme, rows] of Object.entries(mentions[id] ?? {}))
      for (const row of rows) labelled.add(`${id} ${row} ${theme}`);
    for (const { seq, themeId } of findMentions(known, saidIn(held), 'en', meanings))
      found.add(`${id} ${seq} ${themeId}`);
  }
  return {
    labelled: labelled.size,
    found: found.size,
    right: [...found].filter((one) => labelled.has(one)).length,
    missed: [...labelled].filter((one) => !found.has(one)),
    wrong: [...found].filter((one) => !labelled.has(one)),
  };
}

const saidIn = ({ turns }: HeldInterview) =>
  turns.map(({ answer, question }, seq) => ({ seq, text: answer, asked: question }));

/** What the scripted model knows of all interviews as those of one study. */
function scriptedMeanings(themes: readonly ThemeToFind[]): Meanings {
  const all = (['built', 'measured'] as const).flatMap((half) => heldInterviews(half));
  const responses = all.map((held) => ({ said: saidIn(held), language: 'en' }));
  const texts = meaningTexts(themes, responses);
  const vectorsOf = (those: readonly string[]) =>
    those.map((text) => Float32Array.from(scriptedVector(text)));
  const near = nearThemes(texts, {
    own: vectorsOf(texts.own),
    not: vectorsOf(texts.not),
    sample: vectorsOf(texts.sample),
  });
  const thoughts = responses.flatMap(({ said, language }) => thoughtsToCompare(said, language));
  return {
    themes: near,
    thoughts: new Map(thoughts.map((text) => [text, Float32Array.from(scriptedVector(text))])),
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** The part of the report on themes. */
export function themesReport(): string[] {
  const [built, measured] = [themeFigures('built'), themeFigures('measured')];
  const [builtNear, measuredNear] = [themeFigures('built', true), themeFigures('measured', true)];
  return [
    '## Themes',
    '',
    'Five themes, each with a name and a rule in words, looked for by rules in the same interviews. One reader labelled which answers speak of which: the one who wrote the rules, and who had read both halves by then, so the figures are not blind.',
    '',
    '| | rules were written on | measured |',
    '|---|---|---|',
    `| Mentions found | ${percent(built.right, built.labelled)} | ${percent(measured.right, measured.labelled)} |`,
    `| Found rightly | ${percent(built.right, built.found)} | ${percent(measured.right, measured.found)} |`,
    `| Mentions found, with vectors | ${percent(builtNear.right, builtNear.labelled)} | ${percent(measuredNear.right, measuredNear.labelled)} |`,
    `| Found rightly, with vectors | ${percent(builtNear.right, builtNear.found)} | ${percent(measuredNear.right, measuredNear.found)} |`,
    '',
    'With vectors: an endpoint for embeddings (`EMBED_*`) compares meanings beside words. Here it is a scripted model, which knows a few dozen words that mean the same and was written by the same reader: the figures show what the rules make of vectors, and say nothing of any model.',
    '',
  ];
}
