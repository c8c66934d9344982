import { expect, it } from 'vitest';
import { PATCH as changeOrganization } from '@/app/api/public/v1/organization/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

async function begun(followUp: 'none' | 'light') {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [
    flat([open({ text: 'How do you travel?', followUp }), open({ text: 'Why?', followUp: 'none' })]),
  ]);
  const interview = await startedInterview(study.linkId);
  let { step } = interview;
  const says = async (text: string) => {
    const reply = await answer(interview, step.id, { text });
    expect(reply.status).toBe(200);
    step = reply.body.step;
    return step;
  };
  return { key, study, interview, says };
}

it('K6: is answered from the settings of the study, and the question asked again, whatever the budget', async () => {
  const { key, study, interview, says } = await begun('none');
  await patchStudy(key, study.id, { organisation: 'Lantern Rail', contact: 'study@lantern.example' }, '*');
  const who = await says('Who are you?');
  expect(who).toMatchObject({
    kind: 'follow_up',
    moderator: expect.stringContaining('Lantern Rail is asking'),
  });
  expect(who.moderator).toMatch(/How do you travel\?$/);
  const deletion = await says('How can I have my answers deleted?');
  expect(deletion.moderator).toContain(`Quote ${interview.responseId} to study@lantern.example`);
  expect(deletion.moderator).toMatch(/ How do you travel\?$/);
  const opinion = await says('What do you think of buses?');
  expect(opinion.moderator).toContain('I can only ask here; I will pass your question on.');
  // Who goes on asking is not answered for ever.
  expect(await says('Are you a bot?')).toMatchObject({ kind: 'question', moderator: 'Why?' });
  await says('Because it is cheap and I like to read on the way.');
  await runJobs();
  const params = { linkId: study.linkId, responseId: interview.responseId };
  const { body } = await call(readingRoute, { key, params });
  expect(body.otherRemarks).toContain('What do you think of buses?');
  expect(body.transcript[1].whyAsked).toMatchObject({ by: 'rules' });
});

it('K6: costs nothing of the budget of follow-ups', async () => {
  const { says } = await begun('light');
  const again = await says('Can you repeat the question?');
  expect(again).toMatchObject({ kind: 'follow_up', moderator: 'Of course: How do you travel?' });
  const followUp = await says('By bus, since they closed the railway line two years ago.');
  expect(followUp.kind).toBe('follow_up');
  expect(await says('Could you say that again?')).toMatchObject({
    moderator: `Of course: ${followUp.moderator}`,
  });
  expect(await says('It was closed in spring.')).toMatchObject({ kind: 'question', moderator: 'Why?' });
});

it('K6: says how long answers are kept, as was told at the start, or as the study says now if that is less', async () => {
  const { key, linkId, id } = await withConsent(30);
  const interview = await startedInterview(linkId);
  const kept = async (days: number | null) => {
    await patchStudy(key, id, { consent: consentFor(days) }, '*');
    const again = await answer(interview, interview.step.id, { text: 'How long are my answers kept?' });
    interview.step = again.body.step;
    return again.body.step.moderator;
  };
  expect(await kept(90)).toBe('Your answers are kept for 30 days. How do you travel?');
  expect(await kept(null)).toBe('Once more: Your answers are kept for 30 days. How do you travel?');
  expect(await kept(1)).toBe('Your answers are kept for one day. How do you travel?');
});

it('K6: says how long answers are kept by the limits of study and organisation, too', async () => {
  const { key, linkId, id } = await withConsent(30);
  await patchStudy(key, id, { retention: { everythingDays: 20 } }, '*');
  const interview = await startedInterview(linkId);
  const kept = async () => {
    const again = await answer(interview, interview.step.id, { text: 'How long are my answers kept?' });
    interview.step = again.body.step;
    return again.body.step.moderator;
  };
  expect(await kept()).toContain('kept for 20 days');
  await call(changeOrganization, { method: 'PATCH', key, body: { retention: { everythingDays: 10 } } });
  expect(await kept()).toContain('kept for 10 days');
});

const consentFor = (retentionDays: number | null) => ({
  text: 'I agree.',
  version: '1',
  required: false,
  retentionDays,
});

async function withConsent(retentionDays: number) {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ text: 'How do you travel?', followUp: 'none' })])]);
  await patchStudy(key, study.id, { consent: consentFor(retentionDays) }, '*');
  return { key, ...study };
}

it('K5, K6: what is painful is not answered with facts', async () => {
  const { says } = await begun('light');
  const next = await says('My mother died in March. Can I stop?');
  expect(next).toMatchObject({ kind: 'question', care: { level: 'painful' } });
});
