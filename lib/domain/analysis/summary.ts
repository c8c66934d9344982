import type { AnalysisRow } from './analysis';
import type { Reading } from './reading';
import { closedSayings } from './saying';
import { shortMessage } from './short-transcript';
import { distinctUnits, type Unit } from './units';
import { cutAtWord } from './wording';

const LONGEST_QUOTE = 180;
const MOST = 5;

/**
 * One sentence for each of the questions that were answered best, in order: the neutral word "On", the question, and
 * the participant's strongest sentence; two when there is only one question. No other claims. Without free text, the
 * choices.
 */
export function summarise(reading: Reading, units: readonly Unit[]): string {
  const ranked = distinctUnits(units.filter(({ isSentence }) => isSentence)).sort(
    (a, b) => b.score - a.score,
  );
  const byQuestion = new Map<string, Unit[]>();
  for (const unit of ranked) {
    const key = `${unit.row.questionId} ${unit.row.conceptId}`;
    byQuestion.set(key, [...(byQuestion.get(key) ?? []), unit]);
  }
  const each = byQuestion.size === 1 ? 2 : 1;
  const said = [...byQuestion.values()]
    .slice(0, MOST)
    .map((best) => ({ row: best[0]!.row, texts: inOrder(best.slice(0, each), units) }))
    .sort((a, b) => a.row.responseIndex - b.row.responseIndex);
  const quotes = said.length > 0 ? said : chosen(reading);
  return quotes.map(({ row, texts }) => quoted(questionOf(row, reading), texts, reading)).join(' ');
}

function inOrder(some: readonly Unit[], all: readonly Unit[]): string[] {
  return all.filter((unit) => some.includes(unit)).map(({ text }) => text);
}

function chosen({ input, lexicon }: Reading): { row: AnalysisRow; texts: string[] }[] {
  return closedSayings(input.rows)
    .slice(0, MOST)
    .map(({ row, text }) => ({ row, texts: [cutAtWord(text.trim(), LONGEST_QUOTE, lexicon)] }));
}

/** The question's own text, also for words said in answer to a follow-up. */
export function questionOf(row: AnalysisRow, { input }: Reading): string {
  const asked = input.rows.find(
    ({ questionId, conceptId, isFollowUp }) =>
      questionId === row.questionId && conceptId === row.conceptId && !isFollowUp,
  );
  return shortMessage((asked ?? row).moderator);
}

function quoted(question: string, texts: readonly string[], { lexicon }: Reading): string {
  const on = lexicon.on ? `${lexicon.on} ` : '';
  const ended = (text: string) => /[.!?…。！？؟।]["'”’»)]*$/u.test(text);
  return `${on}“${question}”: ${texts.map((text) => `“${text}”${ended(text) ? '' : '.'}`).join(' ')}`;
}
