import { questionBack } from '../questions-back/question-back';
import type { Reading } from './reading';
import { hasSubstance } from './substance';
import { questionOf } from './summary';

const LONGEST = 1_000;

/**
 * Remarks outside the questions: answers to a final open question for anything else, and sentences that are announced
 * as an aside. Usually "".
 */
export function otherRemarks(reading: Reading): string {
  const { lexicon, sentences, input } = reading;
  const last = input.rows.findLast(({ type, isFollowUp }) => type === 'open_ended' && !isFollowUp);
  const closing = last !== undefined && lexicon.closingQuestion.test(questionOf(last, reading));
  const remarks = sentences
    .filter(
      ({ row, span, words }) =>
        (lexicon.aside.test(span.text) || (closing && row.questionId === last.questionId)) &&
        hasSubstance(span.text, words, lexicon),
    )
    .map(({ span }) => span.text);
  // What was asked back and could not be answered is passed on (K6).
  for (const { user, type } of reading.input.rows)
    if (type === 'open_ended' && questionBack(user, reading.input.language) === 'other')
      remarks.push(user.trim());
  const kept: string[] = [];
  for (const remark of remarks) {
    if (kept.join(' ').length + remark.length > LONGEST) break;
    kept.push(remark);
  }
  return kept.join(' ');
}
