import { questionTerms } from '@/lib/domain/ask/question-terms';
import { Failure } from '@/lib/domain/failure';
import { isKeysStudy } from '@/lib/domain/people/key-limits';
import { listScope } from '@/lib/store/said-rows';
import type { MemberContext } from '../context';
import { type Answer, answerQuestion } from './answer-question';
import { answeringModel } from './answering-model';
import { findThoughts } from './find-thoughts';

const WRITING_MS = 9_000;

/**
 * Answers a question from what participants of several studies said, or of all of the organisation. Refuses
 * `study_not_found` when one of them is none of the caller's.
 */
export async function askStudies(
  ctx: MemberContext,
  input: { question: string; studyIds: readonly string[] | undefined },
): Promise<Answer & { titles: Map<string, string> }> {
  const until = Date.now() + WRITING_MS;
  const { organizationId } = ctx.principal;
  const wanted = input.studyIds && [...new Set(input.studyIds.map((id) => id.toLowerCase()))];
  const seen = wanted?.filter((id) => isKeysStudy(ctx.principal, id)) ?? ctx.principal.studyIds;
  // What was said in trials is no result: a person is answered from test studies that they name.
  const test = ctx.principal.test ?? (wanted ? null : false);
  const studies = await listScope({ organizationId, studyIds: seen, test });
  if (wanted && studies.length < wanted.length) {
    throw new Failure('study_not_found', 'There is no such study in this organisation.');
  }
  // Studies of an organisation have languages of their own: the question's own words tell, English where they do not.
  const language = 'en';
  const terms = questionTerms(input.question, language);
  const found = await findThoughts(ctx.db, studies, terms, { language, contextOf: () => '' });
  const answer = await answerQuestion(found, {
    question: input.question,
    terms,
    language,
    wasAsked: false,
    searched: studies.reduce((sum, { responses }) => sum + responses, 0),
    model: await answeringModel(ctx.db, organizationId, null),
    until,
  });
  return { ...answer, titles: new Map(studies.map(({ id, title }) => [id, title])) };
}
