import type { RowPassage } from '../reading/passage';
import type { AnalysisRow, Statement } from './analysis';
import type { Reading } from './reading';
import { closedSayings } from './saying';
import { shortMessage } from './short-transcript';
import { distinctUnits, statementOf, type Unit } from './units';
import { cutAtWord } from './wording';

const LONGEST_QUOTE = 180;
const MOST = 5;

/**
 * One sentence for each of the questions that were answered best, in order: the neutral word "On", the question, and
 * the participant's strongest sentence; two when there is only one question. No other claims. Without free text, the
 * choices.
 */
export function summarise(reading: Reading, units: readonly Unit[]): Statement[] {
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
    .map((best) => {
      const quotes = units.filter((unit) => best.slice(0, each).includes(unit));
      const view = quotes.some((unit) => unit.view === 'reported') ? ('reported' as const) : ('own' as const);
      return {
        row: best[0]!.row,
        texts: quotes.map(({ text }) => text),
        passages: quotes.flatMap((unit) => statementOf(unit).passages),
        view,
      };
    })
    .sort((a, b) => a.row.responseIndex - b.row.responseIndex);
  const sentences = said.length > 0 ? said : chosen(reading);
  return sentences.map(({ row, texts, passages, view }) => ({
    text: quoted(questionOf(row, reading), texts, reading),
    passages,
    view,
  }));
}

function chosen({ input, lexicon }: Reading) {
  return closedSayings(input.rows)
    .slice(0, MOST)
    .map(({ row, text }) => {
      const start = text.length - text.trimStart().length;
      const quote = cutAtWord(text.trim(), LONGEST_QUOTE, lexicon);
      const passages: RowPassage[] = [{ responseIndex: row.responseIndex, start, end: start + quote.length }];
      return { row, texts: [quote], passages, view: 'own' as const };
    });
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
