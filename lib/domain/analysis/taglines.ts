import { sentencesOf } from '../text/sentences';
import type { AnalysisRow } from './analysis';
import type { Reading } from './reading';
import { closedSayings, normalised, upTo, verbatimCheck } from './saying';
import type { Unit } from './units';
import { cutAtWord, fairCut, headline } from './wording';

const LONGEST = 90;
/** A tagline that equals another participant's is made longer, up to this. */
const LONGEST_SPAN = 160;
const LONGEST_BEGINNING = 450;
const MOST = 200;

/**
 * Possible taglines, best first: single clauses and short sentences; then longer pieces of the same words, in case
 * others said the same; without free text, the choices.
 */
export function taglineCandidates(reading: Reading, units: readonly Unit[]): string[] {
  const { rows } = reading.input;
  const clauses = units
    .filter(({ text, terms, score }) => text.length <= LONGEST && (terms.size > 0 || score > 0.2))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => headline(text));
  // Nothing short was said: a long line is better than half a sentence.
  if (clauses.length === 0) {
    clauses.push(
      ...units.flatMap(({ text }) => fairCut(text, LONGEST_SPAN, reading.lexicon) ?? []).map(headline),
    );
  }
  const chosen = clauses.length > 0 ? [] : chosenLines(rows, reading);
  const lines = [...clauses.slice(0, MOST / 2), ...chosen, ...spans(rows, reading)];
  if (lines.length === 0) {
    // When this is all that was said, it is used whatever it is.
    lines.push(...rows.flatMap(({ user }) => anyBeginning(user.trim(), reading)));
  }
  return distinctLines(lines).slice(0, MOST).filter(verbatimCheck(rows));
}

/** The shortest beginning that does not distort the meaning, else a longer one that identifies it. */
function anyBeginning(text: string, { lexicon }: Reading): string[] {
  if (text === '') return [];
  for (let limit = LONGEST; limit <= LONGEST_BEGINNING; limit += LONGEST / 2) {
    const fair = fairCut(text, limit, lexicon);
    if (fair !== undefined) return [headline(fair) || fair];
  }
  return [cutAtWord(text, LONGEST_BEGINNING, lexicon)];
}

/** Lines that say more than "Yes" first, screening last. */
function chosenLines(rows: readonly AnalysisRow[], reading: Reading): string[] {
  const closed = closedSayings(rows);
  const worth = ({ row, text }: (typeof closed)[number]) =>
    (row.isScreening ? 0 : 2) + (text.trim().length > 4 ? 1 : 0) + (row.type === 'multiple_choice' ? 0.5 : 0);
  return [...closed]
    .sort((a, b) => worth(b) - worth(a))
    .map(({ text }) => headline(cutAtWord(text.trim().replace(/\s+/gu, ' '), LONGEST, reading.lexicon)));
}

/** Runs of whole sentences and whole answers, across rows. */
function spans(rows: readonly AnalysisRow[], reading: Reading): string[] {
  const chunks = rows
    .flatMap(({ user }) => sentencesOf(upTo(user, 2_000), reading.lexicon))
    .map(({ text }) => text.replace(/\s+/gu, ' '))
    .slice(0, 100);
  const lines: string[] = [];
  for (const from of chunks.keys()) {
    let line = '';
    for (const chunk of chunks.slice(from)) {
      line = line ? `${line} ${chunk}` : chunk;
      if (line.length > LONGEST_SPAN) break;
      lines.push(headline(line));
    }
  }
  return lines;
}

function distinctLines(lines: readonly string[]): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = normalised(line);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/**
 * The candidates, and after them one that is unique when they are all taken: the best with the participant's number,
 * which claims nothing. Empty when nothing was said at all.
 */
export function taglinesToTry(candidates: readonly string[], readableId: number): string[] {
  const [best] = candidates;
  return best === undefined ? [] : [...candidates, `${best} (${readableId})`];
}
