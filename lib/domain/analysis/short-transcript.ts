import { emptyLexicon } from '../text/lexicon-for';
import { sentencesOf } from '../text/sentences';
import type { AnalysisRow } from './analysis';
import { cutAtWord } from './wording';

const LONGEST = 80;
const plain = emptyLexicon('');

/** The question in a message, else its first sentence; cut with an ellipsis past 80 characters. */
export function shortMessage(message: string): string {
  const sentences = sentencesOf(message.slice(0, 5_000), plain).map(({ text }) => text.replace(/\s+/gu, ' '));
  const asks = sentences.find((text) => /[?？؟]["'”’»)]*$/u.test(text)) ?? sentences[0] ?? '';
  return asks.length <= LONGEST ? asks : `${cutAtWord(asks, LONGEST - 1, plain)}…`;
}

export function shortMessages(rows: readonly AnalysisRow[]): string[] {
  return rows.map(({ moderator }) => shortMessage(moderator)).filter((text) => text !== '');
}

/**
 * The transcript with the moderator's turns shortened: a line `Q: …` for each, followed by a line `A: …` with all of
 * the participant's words where there are any. A line break within an answer stays one.
 */
export function shortTranscript(rows: readonly AnalysisRow[]): string {
  return rows
    .flatMap(({ moderator, user }) => [
      ...(moderator.trim() === '' ? [] : [`Q: ${shortMessage(moderator)}`]),
      ...(user.trim() === '' ? [] : [`A: ${user.trim()}`]),
    ])
    .join('\n');
}
