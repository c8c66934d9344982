import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMentions, knownThemes } from '@/lib/domain/themes/find-mentions';
import { type Half, heldInterviews } from './replay';

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

export function themeFigures(half: Half): ThemeFigures {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/themes.json');
  const { themes, mentions } = JSON.parse(readFileSync(file, 'utf8')) as Labelled;
  const known = knownThemes(themes.map((theme) => ({ ...theme, cues: [] })));
  const labelled = new Set<string>();
  const found = new Set<string>();
  for (const { id, turns } of heldInterviews(half)) {
    for (const [theme, rows] of Object.entries(mentions[id] ?? {}))
      for (const row of rows) labelled.add(`${id} ${row} ${theme}`);
    const said = turns.map(({ answer, question }, seq) => ({ seq, text: answer, asked: question }));
    for (const { seq, themeId } of findMentions(known, said, 'en')) found.add(`${id} ${seq} ${themeId}`);
  }
  return {
    labelled: labelled.size,
    found: found.size,
    right: [...found].filter((one) => labelled.has(one)).length,
    missed: [...labelled].filter((one) => !found.has(one)),
    wrong: [...found].filter((one) => !labelled.has(one)),
  };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${part} of ${whole} (${Math.round((100 * part) / whole)} %)`;

/** The part of the report on themes. */
export function themesReport(): string[] {
  const [built, measured] = [themeFigures('built'), themeFigures('measured')];
  return [
    '## Themes',
    '',
    'Five themes, each with a name and a rule in words, looked for by rules in the same interviews. One reader labelled which answers speak of which: the one who wrote the rules, and who had read both halves by then, so the figures are not blind.',
    '',
    '| | rules were written on | measured |',
    '|---|---|---|',
    `| Mentions found | ${percent(built.right, built.labelled)} | ${percent(measured.right, measured.labelled)} |`,
    `| Found rightly | ${percent(built.right, built.found)} | ${percent(measured.right, measured.found)} |`,
    '',
  ];
}
