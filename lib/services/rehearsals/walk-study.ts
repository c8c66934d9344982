import { Failure, isFailure } from '@/lib/domain/failure';
import { isChoice, isMatrix, isSkip } from '@/lib/domain/interview/answer-kinds';
import { answerProblems } from '@/lib/domain/interview/answer-problems';
import { answerText } from '@/lib/domain/interview/answer-text';
import type { Answer, FollowUpStep, Probe, QuestionStep } from '@/lib/domain/interview/interview';
import { MOST_STEPS, type Walk, type WalkedStep } from '@/lib/domain/rehearsal/rehearsal';
import { scriptedAnswer } from '@/lib/domain/rehearsal/scripted-answer';
import { scriptLanguage } from '@/lib/domain/rehearsal/scripted-words';
import { stepSeconds } from '@/lib/domain/rehearsal/step-seconds';
import { TEST_PARAMETER, testLinkToken } from '@/lib/ports/test-link-token';
import type { Db } from '@/lib/store/database';
import type { RevisionRow } from '@/lib/store/revisions';
import type { StudyRow } from '@/lib/store/studies';
import { answerStep } from '../interviews/answer-step';
import type { InterviewRecord } from '../interviews/interview-record';
import type { PresentStep } from '../interviews/present-step';
import { startInterview } from '../interviews/start-interview';
import { languagesOf } from '../interviews/study-invitation';

type Step = QuestionStep | FollowUpStep;

/** What is walked: the study, what is asked, and what participants agree to. */
export interface Walked {
  study: StudyRow;
  revision: RevisionRow;
  now: () => Date;
}

/**
 * A scripted participant goes through an interview of its own, by the services that people go by. What stops it is part
 * of what it tells. `tell` gets how far it is after each step, and throws to let it go.
 */
export async function walkStudy(
  db: Db,
  { study, revision, now }: Walked,
  walker: Walk,
  tell: (walk: Walk) => Promise<void>,
): Promise<Walk> {
  const language = interviewLanguage(walker, revision);
  const speaks = scriptLanguage(walker.manner, {
    study: revision.config.questionLanguage,
    interview: language,
  });
  let walk: Walk = { ...walker, status: 'walking', language, steps: [], responseId: null, outcome: null };
  const ctx = { db, now, requestId: 'rehearsal' };
  let step: PresentStep | null = null;
  try {
    const started = await startInterview(
      { ...ctx, principal: { kind: 'anyone' } },
      {
        address: 'rehearsal',
        linkId: study.linkId,
        urlParams: [[TEST_PARAMETER, testLinkToken(study.id, now())], ...Object.entries(walker.wish.params)],
        browser: [],
        language,
        consent: study.consent ? { text: study.consent.text } : undefined,
        revisionId: revision.id,
      },
    );
    const { responseId } = started;
    walk = { ...walk, responseId };
    await tell(walk);
    step = started.step;
    let probe: Probe | null = null;
    while (step.kind !== 'end') {
      if (walk.steps.length >= MOST_STEPS) return { ...walk, status: 'cut' };
      const spoken = walk.steps.filter(
        ({ optionIds, isSkipped }) => !isSkipped && optionIds.length === 0,
      ).length;
      const answer = scriptedAnswer(step, walker, { language: speaks, spoken });
      const walked = walkedStep(step, answer, { revision, probe });
      const progress = await answerStep(
        { ...ctx, principal: { kind: 'participant', responseId } },
        { stepId: step.id, answer, read: readScripted },
      );
      walk = { ...walk, steps: [...walk.steps, walked] };
      step = progress.step;
      probe = lastProbe(progress.record);
      await tell(walk);
    }
    return { ...walk, status: 'done', outcome: step.outcome };
  } catch (error) {
    // One that succeeds a moment later stops nobody.
    if (!isFailure(error) || error.retryAfterSeconds !== undefined) throw error;
    const questionId = step && step.kind !== 'end' ? step.item.id : null;
    return { ...walk, status: 'broke', broke: { questionId, message: error.message } };
  }
}

/** A further language of the study for who answers in another one; where there is none, the study's own. */
function interviewLanguage({ manner }: Walk, revision: RevisionRow): string {
  const [own, further] = languagesOf(revision);
  return manner === 'other_language' && further !== undefined ? further : own!;
}

/** As an answer of the protocol is judged. */
function readScripted(step: Step, value: unknown): Answer {
  // Made by the script, which the type speaks for.
  const answer = value as Answer;
  const issues = answerProblems(step, answer);
  if (issues.length > 0)
    throw new Failure('invalid_request_body', issues.map(({ message }) => message).join('. '), { issues });
  return answer;
}

function walkedStep(
  step: Step,
  answer: Answer,
  { revision, probe }: { revision: RevisionRow; probe: Probe | null },
): WalkedStep {
  const asks = step.kind === 'follow_up' && probe?.decision === 'ask' ? probe : null;
  return {
    kind: step.kind,
    questionId: step.item.id,
    conceptId: step.concept?.id ?? null,
    moderator: step.kind === 'follow_up' ? step.text : step.item.text,
    user: answerText(step, answer),
    isSkipped: isSkip(answer),
    optionIds: isChoice(answer)
      ? answer.optionIds
      : isMatrix(answer)
        ? [...new Set(Object.values(answer.cells).flat())]
        : [],
    seconds: stepSeconds(step, answer, revision.config.interviewMode),
    why: asks && { by: asks.by ?? 'rules', reason: asks.reason },
  };
}

function lastProbe({ turns }: InterviewRecord): Probe | null {
  return turns.at(-1)?.probe ?? null;
}
