import type { Answer } from '../interview/interview';
import type { StoredTurn } from '../response/stored-turn';

/** The answer to the question itself, among a response's turns for it; undefined when it is of another type. */
export function ownAnswer<A extends Answer>(
  turns: readonly StoredTurn[],
  accepts: (answer: Answer) => answer is A,
): A | undefined {
  const answer = turns.find(({ kind }) => kind === 'question')?.answer;
  return answer && accepts(answer) ? answer : undefined;
}

/** All words said to a question, a line each; the names of files. Null when there are none. */
export function wordsGiven(
  turns: readonly StoredTurn[],
  accepts: (answer: Answer) => boolean,
): string | null {
  const said = turns.filter(({ answer }) => accepts(answer)).map(({ user }) => user);
  return said.filter((text) => text !== '').join('\n') || null;
}
