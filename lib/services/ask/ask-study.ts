import { questionTerms, tellingTerms } from '@/lib/domain/ask/question-terms';
import { isAsked } from '@/lib/domain/ask/rank-thoughts';
import type { SaidRow } from '@/lib/domain/ask/said-thought';
import { questionsOfAll } from '@/lib/domain/guide/questions-of-all';
import type { StudyReference } from '@/lib/domain/identifier';
import { listRevisions } from '@/lib/store/revisions';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { nearWords } from '../search/near-words';
import { type Answer, answerQuestion } from './answer-question';
import { answeringModel } from './answering-model';
import { findThoughts, wordsOfGuide } from './find-thoughts';

/** A model has so long to write, from the beginning of the request; without one an answer takes a fraction of a second. */
const WRITING_MS = 9_000;

/** Answers a question from what participants of a study said. Refuses `study_not_found`. */
export async function askStudy(
  ctx: MemberContext,
  input: { study: StudyReference; question: string },
): Promise<Answer> {
  const until = Date.now() + WRITING_MS;
  const study = await findReadableStudy(ctx, input.study);
  const revisions = await listRevisions(ctx.db, study.id);
  const language = revisions[0]?.config.questionLanguage ?? 'en';
  const questions = questionsOfAll(revisions.map(({ guide }) => guide));
  const terms = questionTerms(input.question, language);
  const near = await nearWords(
    ctx.db,
    study,
    tellingTerms(terms).map(({ word }) => word),
  );
  const widened = terms.map((term) => ({
    ...term,
    near: new Set((near.get(term.word) ?? []).map(({ form }) => form)),
  }));
  const texts = new Map(questions.map(({ id, text }) => [id, text]));
  const titles = new Map(
    questions.flatMap(({ concepts }) => concepts.map(({ id, title }) => [id, title] as const)),
  );
  const contextOf = ({ questionId, conceptId }: SaidRow) =>
    `${texts.get(questionId) ?? ''}\n${titles.get(conceptId ?? '') ?? ''}`;
  const scope = [{ id: study.id, responses: study.responseTotal }];
  const found = await findThoughts(ctx.db, scope, widened, { language, contextOf });
  return answerQuestion(found, {
    question: input.question,
    terms: widened,
    language,
    wasAsked: questions.some(({ text }) => isAsked(wordsOfGuide(text, language), widened)),
    searched: study.responseTotal,
    model: await answeringModel(ctx.db, ctx.principal.organizationId, study.id),
    until,
  });
}
