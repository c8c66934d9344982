import { type Random, randomBelow } from '@/lib/domain/interview/seeded-random';
import { plainAnswer } from '../journey';
import { wholeGuide } from '../whole-guide';
import type { Journal, JournaledInterview, JournaledStudy } from './journal';
import { sendUntilAnswered } from './send';

export interface Crowd {
  url: string;
  journal: Journal;
  random: Random;
  /** When true, each client stops at its next acknowledged step. */
  resting: boolean;
  /** Whether participants change answers, which earlier versions did not let them. */
  revises: boolean;
}

/**
 * Creates studies and launches them, one after the other, until the clients are stopped. Unanswered requests are
 * resent.
 */
export async function author(crowd: Crowd, key: string): Promise<void> {
  const { url, journal } = crowd;
  const headers = { 'x-api-key': key };
  while (!crowd.resting) {
    let study: JournaledStudy | undefined = journal.studies.find((one) => one.key === key && !one.launched);
    if (!study || crowd.random() < 0.5) {
      const created = await sendUntilAnswered(
        url,
        {
          method: 'POST',
          path: '/api/public/v1/studies/create',
          headers,
          body: {
            title: 'A study',
            studyGuide: wholeGuide(),
            ...(crowd.revises && { config: { allowRevision: true } }),
          },
        },
        journal,
      );
      if (!created) return;
      study = { id: created.id, linkId: created.linkId, key, launched: false };
      journal.studies.push(study);
    }
    if (crowd.resting && crowd.random() < 0.5) return;
    const path = `/api/public/v1/studies/${study.id}`;
    // A target that is never reached, so that the study stays open.
    const body = { closeAtTarget: false };
    const patch = { method: 'PATCH', path, headers: { ...headers, 'if-match': '*' }, body } as const;
    if (!(await sendUntilAnswered(url, patch, journal))) return;
    if (!(await sendUntilAnswered(url, { method: 'POST', path: `${path}/launch`, headers }, journal))) return;
    study.launched = true;
  }
}

/** Runs interviews, continuing its last one, until the clients are stopped. */
export async function participant(
  crowd: Crowd,
  name: string,
  own: { interview?: JournaledInterview },
): Promise<void> {
  while (!crowd.resting) {
    if (!own.interview || own.interview.ended) {
      const interview = await started(crowd);
      if (!interview) return;
      own.interview = interview;
    }
    if (!(await interviewed(crowd, name, own.interview))) return;
  }
}

async function started({ url, journal, random }: Crowd): Promise<JournaledInterview | undefined> {
  const live = journal.studies.filter(({ launched }) => launched);
  const study = live[randomBelow(live.length, random)];
  if (!study) return undefined;
  const begun = await sendUntilAnswered(
    url,
    { method: 'POST', path: '/api/interviews', body: { linkId: study.linkId } },
    journal,
  );
  if (!begun) return undefined;
  const interview = { responseId: begun.responseId, token: begun.token, answers: [], ended: false };
  journal.interviews.push(interview);
  return interview;
}

/** Resumes, then answers until the end or until stopped. False when something was wrong. */
async function interviewed(crowd: Crowd, name: string, interview: JournaledInterview): Promise<boolean> {
  const { url, journal } = crowd;
  const path = `/api/interviews/${interview.responseId}`;
  const headers = { authorization: `Bearer ${interview.token}` };
  const resumed = await sendUntilAnswered(url, { method: 'GET', path, headers }, journal);
  if (!resumed) return false;
  let { step } = resumed;
  while (step.kind !== 'end') {
    if (crowd.resting) return true;
    const given = written(plainAnswer(step), `${name}, answer ${interview.answers.length}, ${step.id}`);
    const taken = await sendUntilAnswered(
      url,
      { method: 'POST', path: `${path}/answers`, headers, body: { stepId: step.id, answer: given } },
      journal,
    );
    if (!taken) return false;
    interview.answers.push({ stepId: step.id, text: textOf(given) });
    const open = taken.step.kind !== 'end' && taken.step.section.number === step.section.number;
    if (crowd.revises && open && crowd.random() < 0.3 && !(await changed(crowd, interview))) return false;
    step = taken.step;
  }
  interview.ended = true;
  return true;
}

/** Changes the last answer, if it is one in words. False when something was wrong. */
async function changed({ url, journal }: Crowd, interview: JournaledInterview): Promise<boolean> {
  const last = interview.answers.at(-1);
  if (!last?.text) return true;
  const text = `${last.text}, changed`;
  const taken = await sendUntilAnswered(
    url,
    {
      method: 'POST',
      path: `/api/interviews/${interview.responseId}/changes`,
      headers: { authorization: `Bearer ${interview.token}` },
      body: { stepId: last.stepId, version: 1, answer: { text } },
    },
    journal,
  );
  if (taken) Object.assign(last, { text, before: last.text });
  return taken !== undefined;
}

/** Every text is unique, so that an answer can be recognised wherever it appears. */
function written(answer: unknown, text: string): unknown {
  return textOf(answer) === null ? answer : { text };
}

function textOf(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'text' in answer ? String(answer.text) : null;
}
