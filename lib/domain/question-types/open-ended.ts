import { followUpBudget } from '../guide/read';
import { isOpen } from '../interview/answer-kinds';
import { LONGEST_ANSWER } from '../interview/answer-limits';
import type { OpenAnswer } from '../interview/interview';
import { answerIssue, type Issues, idIssues } from './answer-issues';
import { FOLLOW_UPS_SPENT, SECONDS } from './answer-seconds';
import { wordsGiven } from './own-answer';
import type { QuestionKind } from './question-kind';

/** Tags shown with a question. */
const MOST_TAGS = 12;

/** A question that is answered in words, typed or spoken, and followed up by the moderator. */
export const openEnded: QuestionKind<'open_ended'> = {
  accepts: isOpen,
  problems: (_step, answer) => wordsIssues(answer),
  text: (_step, { text }) => text,
  normalised: (answer) => answer,
  facts: () => [],
  results: (counter) => ({
    tags: counter.tags
      .map((tag) => ({
        tag,
        ...counter.counted({ is: 'told', ...counter.at, tag }, { ...counter.base, tag }),
      }))
      .filter(({ count, wholeCount }) => count > 0 || wholeCount > 1)
      .sort((a, b) => b.count - a.count || b.wholeCount - a.wholeCount)
      .slice(0, MOST_TAGS),
  }),
  columns: () => [
    { part: '', holds: 'what was said, a line for each part', cell: (turns) => wordsGiven(turns, isOpen) },
  ],
  variables: () => [{ suffix: '', part: '', kind: 'text', read: (turns) => wordsGiven(turns, isOpen) }],
  given: (_step, _answer, { texts }) => ({ type: 'open_ended', texts: texts.filter((text) => text !== '') }),
  givenText: ({ texts }) => texts.join('\n'),
  question: () => ({}),
  seconds: (item) =>
    SECONDS.readQuestion + SECONDS.openAnswer + followUpBudget(item) * FOLLOW_UPS_SPENT * SECONDS.followUp,
  leastOptions: () => 0,
};

/** What is wrong with an answer in words, to an open question or to a follow-up. */
export function* wordsIssues({ text, recordings = [] }: OpenAnswer): Issues {
  if (text.length > LONGEST_ANSWER) yield answerIssue(`At most ${LONGEST_ANSWER} characters`, 'text');
  if (text.trim() === '' && recordings.length === 0) yield answerIssue('Say something, or skip', 'text');
  yield* idIssues(recordings, null, 'recordings');
}
