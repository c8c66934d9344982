import { sentencesOf } from '../text/sentences';
import { wordsOf } from '../text/words';
import type { AnalysisRow, Statement } from './analysis';
import type { Reading } from './reading';
import { closedSayings, normalised, upTo } from './saying';
import { isPointing, statementOf, type Unit } from './units';
import { cutAtWord, fairCut, headline, headlineSpan, tidied } from './wording';

const LONGEST = 90;
/** A tagline that equals another participant's is made longer, up to this. */
const LONGEST_SPAN = 160;
const LONGEST_BEGINNING = 450;
const MOST = 200;

/**
 * Possible taglines, best first: the participant's own views in single clauses and short sentences; then longer pieces
 * of the same words, in case others said the same; without free text, the choices.
 */
export function taglineCandidates(reading: Reading, units: readonly Unit[]): Statement[] {
  // Names of files are no words of the participant's.
  const rows = reading.input.rows.filter(({ type }) => type !== 'file_upload');
  const own = units
    .filter(({ view }) => view === 'own')
    .sort((a, b) => weightOf(b, reading) - weightOf(a, reading));
  const short = own.filter(
    ({ text, terms, score }) => text.length <= LONGEST && (terms.size > 0 || score > 0.2),
  );
  // Nothing short was said: a long line is better than half a sentence.
  const said = (short.length > 0 ? short : own).map(headed);
  const chosen = said.length > 0 ? [] : chosenLines(rows, reading);
  const lines = [...said.slice(0, MOST / 2), ...chosen, ...spans(rows, reading)];
  if (lines.length === 0) {
    // When this is all that was said, it is used whatever it is.
    lines.push(...rows.flatMap((row) => anyBeginning(row, reading)));
  }
  return distinctLines(lines).slice(0, MOST);
}

/** What has to be understood alone begins with what it is about. */
function weightOf({ score, text, isSentence, isHalting }: Unit, { lexicon }: Reading): number {
  return (
    (isHalting ? 0.5 : 1) *
    score *
    (isPointing(wordsOf(text.slice(0, 40)), lexicon) ? 0.4 : 1) *
    (isSentence ? 1 : 0.9)
  );
}

function headed(unit: Unit): Statement {
  const { start, end } = headlineSpan({ text: unit.row.user.slice(unit.start, unit.end), start: unit.start });
  const passage = { responseIndex: unit.row.responseIndex, start, end };
  return { ...statementOf(unit), text: headline(unit.text), passages: [passage] };
}

/** The beginning of a row as a statement; `text` begins the row's `user` but for the space before it. */
function beginning(row: AnalysisRow, length: number): Statement {
  const start = row.user.length - row.user.trimStart().length;
  const span = headlineSpan({ text: row.user.slice(start, start + length), start });
  const passages = [{ responseIndex: row.responseIndex, start: span.start, end: span.end }];
  return { text: span.text.replace(/\s+/gu, ' '), passages, view: 'own' };
}

/** The shortest beginning that does not distort the meaning, else a longer one that identifies it. */
function anyBeginning(row: AnalysisRow, { lexicon }: Reading): Statement[] {
  const text = row.user.trim();
  if (text === '') return [];
  for (let limit = LONGEST; limit <= LONGEST_BEGINNING; limit += LONGEST / 2) {
    const fair = fairCut(text, limit, lexicon);
    if (fair !== undefined) return [beginning(row, fair.length)];
  }
  return [beginning(row, cutAtWord(text, LONGEST_BEGINNING, lexicon).length)];
}

/** Lines that say more than "Yes" first, screening last. */
function chosenLines(rows: readonly AnalysisRow[], reading: Reading): Statement[] {
  const closed = closedSayings(rows);
  const worth = ({ row, text }: (typeof closed)[number]) =>
    (row.isScreening ? 0 : 2) + (text.trim().length > 4 ? 1 : 0) + (row.type === 'multiple_choice' ? 0.5 : 0);
  return [...closed]
    .sort((a, b) => worth(b) - worth(a))
    .map(({ row, text }) => beginning(row, cutAtWord(text.trim(), LONGEST, reading.lexicon).length));
}

/** Runs of whole sentences and whole answers, across rows. */
function spans(rows: readonly AnalysisRow[], reading: Reading): Statement[] {
  const chunks = rows
    .flatMap((row) =>
      sentencesOf(upTo(row.user, 2_000), reading.lexicon).map(({ text, start, end }) => ({
        text: tidied(text),
        passage: { responseIndex: row.responseIndex, start, end },
      })),
    )
    .slice(0, 100);
  const lines: Statement[] = [];
  for (const from of chunks.keys()) {
    let line = '';
    const passages: Statement['passages'] = [];
    for (const { text, passage } of chunks.slice(from)) {
      line = line ? `${line} ${text}` : text;
      if (line.length > LONGEST_SPAN) break;
      passages.push(passage);
      lines.push({ text: headline(line), passages: [...passages], view: 'own' });
    }
  }
  return lines;
}

function distinctLines(lines: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return lines.filter(({ text }) => {
    const key = normalised(text);
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/**
 * The candidates, and after them one that is unique when they are all taken: the best with the participant's number,
 * which claims nothing. Empty when nothing was said at all.
 */
export function taglinesToTry(candidates: readonly Statement[], readableId: number): Statement[] {
  const [best] = candidates;
  return best === undefined ? [] : [...candidates, { ...best, text: `${best.text} (${readableId})` }];
}
