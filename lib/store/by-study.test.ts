import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { POST as resumeByTokenRoute } from '@/app/api/interviews/resume/route';
import { journeys } from '@/bench/routes';
import { studyInToken, tokenOfStudy } from '@/lib/domain/study-in-token';
import { earlierParticipantToken } from '@/lib/ports/participant-token';
import { hashOfToken } from '@/lib/services/interviews/token';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { openGuide } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { database } from './database';
import { setTokenHash } from './responses';

testDatabase();
process.env.DATABASE_CITUS = 'on';

const interviewOf = async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, openGuide(2));
  return { study, interview: await startedInterview(study.linkId) };
};

it('P5: what people do most works alike where statements name the study', async () => {
  const asked = Object.values(await journeys()).flat();
  const ofTurns = asked.filter(({ text }) =>
    /from "turn" where .*"response_id" = \$|update "response"/.test(text),
  );
  expect(ofTurns.length).toBeGreaterThan(5);
  for (const { text } of ofTurns) expect(text).toMatch(/"study_id" = \$\d/);
});

it('P5: a token says its study, and nothing else opens the interview', async () => {
  const { study, interview } = await interviewOf();
  const { responseId, token } = interview;
  expect(studyInToken(token)).toBe(study.id);
  const params = { responseId };
  expect((await call(resumeRoute, { params, token })).status).toBe(200);
  expect((await call(resumeByTokenRoute, { method: 'POST', token })).body.responseId).toBe(responseId);
  for (const other of [tokenOfStudy(randomUUID(), token.slice(22)), token.slice(22)]) {
    expect((await call(resumeRoute, { params, token: other })).status).toBe(401);
    expect((await call(resumeByTokenRoute, { method: 'POST', token: other })).status).toBe(401);
  }
});

it('P5: an interview whose token does not say its study goes on', async () => {
  const { interview } = await interviewOf();
  const { responseId, step } = interview;
  const token = earlierParticipantToken(responseId);
  await setTokenHash(database(), responseId, hashOfToken(token));
  expect((await call(resumeByTokenRoute, { method: 'POST', token })).body.responseId).toBe(responseId);
  expect((await answer({ responseId, token }, step.id, plainAnswer(step))).status).toBe(200);
});
