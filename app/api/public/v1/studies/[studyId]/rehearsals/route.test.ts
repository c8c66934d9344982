import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as findRoute } from '@/app/api/public/v1/search/route';
import { GET as walletsRoute } from '@/app/api/public/v1/wallets/route';
import { database } from '@/lib/store/database';
import { event, rehearsal, response, transfer } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy, putGuide } from '@/lib/testing/editing';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, createdStudy, launch, type Step, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { runJobs } from '@/lib/testing/run-jobs';
import { newMember, newOrganization, newWallet } from '@/lib/testing/world';
import { GET as boardRoute } from '../fieldwork/route';
import { GET as exportRoute } from '../responses/export/route';
import { GET as readRoute } from './[rehearsalId]/route';
import { POST as stopRoute } from './[rehearsalId]/stop/route';
import { GET, POST } from './route';

testDatabase();

const someStudy = {
  params: async ({ key }: { key: string }) => ({ studyId: (await createdStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
};
refusesStrangers(GET, { method: 'GET', ...someStudy });
refusesStrangers(POST, { method: 'POST', ...someStudy });

/** Screens, branches, asks about ideas, carries forward, and has what nobody can come to. */
const guide: Parameters<typeof createdStudy>[1] = [
  {
    type: 'screening',
    title: 'Who',
    items: [
      {
        type: 'multiple_choice',
        text: 'Have you cancelled a journey?',
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'No', status: 'reject' },
        ],
      },
    ],
  },
  {
    type: 'flat',
    title: 'The plan',
    items: [
      {
        type: 'multiple_choice',
        externalId: 'who',
        text: 'Who booked?',
        options: [{ text: 'I did' }, { text: 'An agency' }, { text: 'Somebody else' }],
      },
      { type: 'open_ended', text: 'What happened with the booking?', followUp: 'medium' },
      {
        type: 'open_ended',
        text: 'How did the agency help?',
        followUp: 'none',
        conditional: {
          operator: 'and',
          criteria: [
            {
              type: 'selectedTemplateOptions',
              questionId: 'who',
              matchingCriteria: 'mustSelect',
              choices: ['An agency'],
            },
            { type: 'searchParam', parameter: 'wave', value: '2' },
          ],
        },
      },
    ],
  },
  {
    type: 'concept',
    title: 'Ideas',
    conceptSamplingConfig: {
      subsampleCount: 1,
      concepts: [
        { nickname: 'a', content: { title: 'Refund in a day' } },
        { nickname: 'b', content: { title: 'Change for free' } },
      ],
    },
    items: [{ type: 'open_ended', text: 'What do you think of it?', followUp: 'none' }],
  },
];

const start = (key: string, studyId: string, body: object = {}) =>
  call(POST, { method: 'POST', key, params: { studyId }, body });
const read = (key: string, studyId: string, rehearsalId: string) =>
  call(readRoute, { key, params: { studyId, rehearsalId } });

describe('…/studies/{studyId}/rehearsals', () => {
  it('N6: scripted participants walk a draft, and the report says who came where', async () => {
    const { key } = await newOrganization();
    const { id } = await createdStudy(key, guide);
    const started = await start(key, id);
    expect([started.status, started.body.status, started.headers.get('location')]).toEqual([
      202,
      'waiting',
      `/api/public/v1/studies/${id}/rehearsals/${started.body.id}`,
    ]);
    // While it is under way, no other is begun.
    expect((await start(key, id)).body.id).toBe(started.body.id);
    await runJobs();
    const { body } = await read(key, id, started.body.id);
    expect(body).toMatchObject({
      status: 'ready',
      announcedMinutes: expect.any(Number),
      changedQuestions: [],
    });
    expect(body.done).toBe(body.total);
    expect(body.participants.map(({ status }: { status: string }) => status)).toEqual(
      Array.from({ length: body.total }, () => 'done'),
    );
    expect(body.questions.every(({ reachedBy }: { reachedBy: number }) => reachedBy > 0)).toBe(true);
    expect(body.paths.filter(({ walked }: { walked: number }) => walked === 0)).toEqual([]);
    expect(body.findings.filter(({ severity }: { severity: string }) => severity === 'stops')).toEqual([]);
    expect(body.followUps[0]).toMatchObject({ number: 3, text: expect.stringMatching(/\?/) });
    const listed = await call(GET, { key, params: { studyId: id } });
    expect(listed.body.rehearsals).toMatchObject([
      { id: body.id, status: 'ready', total: body.total, done: body.total },
    ]);

    await putGuide(key, id, [flat([open({ text: 'What now?' })])], '*');
    expect((await read(key, id, body.id)).body.changedQuestions).toEqual([1, 2, 3, 4, 5]);
  });

  it('N6: nothing of it is charged, counted, exported, found or an event', async () => {
    const { key, organizationId } = await newOrganization();
    const walletId = await newWallet(organizationId, { credits: 100_00 });
    const { id, linkId } = await createdStudy(key, guide);
    await launch(key, id, { walletId });
    const before = {
      wallets: (await call(walletsRoute, { key })).body,
      ledger: await database().select().from(transfer),
      events: await database().select().from(event).where(eq(event.organizationId, organizationId)),
    };
    const { body } = await start(key, id);
    await runJobs();
    expect((await read(key, id, body.id)).body.status).toBe('ready');
    expect((await call(walletsRoute, { key })).body).toEqual(before.wallets);
    expect(await database().select().from(transfer)).toEqual(before.ledger);
    expect(await database().select().from(event).where(eq(event.organizationId, organizationId))).toEqual(
      before.events,
    );
    expect((await call(listRoute, { key, params: { linkId } })).body).toEqual([]);
    expect((await call(boardRoute, { key, params: { studyId: id } })).body).toMatchObject({
      started: 0,
      // Not even among test interviews: what was said stands in the rehearsal alone.
      tests: { responses: 0 },
    });
    const exported = await call(exportRoute, { key, params: { studyId: id }, query: { format: 'ndjson' } });
    expect(exported.text).toBe('');
    for (const q of ['sister', 'kitchen table', 'Hostile']) {
      const found = await call(findRoute, { key, query: { q } });
      expect(JSON.stringify(found.body)).not.toContain(id);
    }
    expect(
      await database().select().from(response).where(eq(response.organizationId, organizationId)),
    ).toEqual([]);
  });

  it('N6: its steps are those of a live interview with the same answers', async () => {
    const { key } = await newOrganization();
    const { id, linkId } = await createdStudy(key, guide);
    await launch(key, id);
    const { body } = await start(key, id, { manners: ['rich', 'terse'] });
    await runJobs();
    const rehearsed = (await read(key, id, body.id)).body;
    for (const participant of rehearsed.participants.slice(0, 2)) {
      const live = await startedInterview(linkId);
      const { step, asked } = await replayed(live, participant.steps);
      expect(step).toMatchObject({ kind: 'end', outcome: participant.outcome });
      // A follow-up's words differ from interview to interview; whether it is asked, and after what, does not.
      const shape = ({ kind, questionId, moderator }: Step) =>
        kind === 'follow_up' ? { kind, questionId } : { kind, questionId, moderator };
      expect(asked.map(shape)).toEqual(participant.steps.map(shape));
      const again = await call(resumeRoute, { params: { responseId: live.responseId }, token: live.token });
      expect(again.body.progress).toBe(participant.outcome);
    }
  });

  it('N1: one answers in a further language, and texts without a translation are named', async () => {
    const { key } = await newOrganization();
    const config = { questionLanguage: 'en', availableLanguages: ['en', 'fr'] };
    const { id } = await createdStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])], {
      config,
    });
    const { body } = await start(key, id, { manners: ['other_language'] });
    await runJobs();
    const { participants, findings } = (await read(key, id, body.id)).body;
    expect(participants[0]).toMatchObject({ language: 'fr' });
    expect(participants[0].steps[0].user).toMatch(/^Mardi/);
    expect(findings).toMatchObject([
      { kind: 'untranslated', language: 'fr', number: 1, title: 'Question 1 is not translated' },
    ]);
  });

  it('N6: asks for the consent of the study, and names what nobody can come to', async () => {
    const { key } = await newOrganization();
    const conditional = {
      operator: 'and' as const,
      criteria: ['One', 'Two'].map((choice) => ({
        type: 'selectedTemplateOptions' as const,
        questionId: 'which',
        matchingCriteria: 'mustSelect' as const,
        choices: [choice],
      })),
    };
    const { id } = await createdStudy(key, [
      flat([
        {
          type: 'multiple_choice',
          externalId: 'which',
          text: 'Which?',
          options: [{ text: 'One' }, { text: 'Two' }],
        },
        open({ text: 'Why both?', conditional }),
      ]),
    ]);
    await patchStudy(key, id, { consent: { text: 'I take part.', required: true } }, '*');
    const { body } = await start(key, id, { manners: ['unsure'] });
    await runJobs();
    const { participants, findings } = (await read(key, id, body.id)).body;
    expect(participants[0].status).toBe('done');
    expect(findings).toMatchObject([{ kind: 'not_reached', severity: 'stops', number: 2 }]);
  });

  it('N6: is for those who may edit, with a guide that could be launched and manners that there are', async () => {
    const { key, organizationId } = await newOrganization();
    const { id } = await createdStudy(key, [flat([open()])]);
    const viewer = await newMember(organizationId, 'viewer');
    expect((await start(viewer.key, id)).body.code).toBe('forbidden');
    const odd = await start(key, id, { manners: ['loud'] });
    expect([odd.status, odd.body.code]).toEqual([400, 'invalid_request_body']);
    expect((await start(key, id, { manners: [] })).status).toBe(400);
    const { body } = await start(key, id);
    expect((await call(GET, { key: viewer.key, params: { studyId: id } })).body.rehearsals).toHaveLength(1);
    const stopping = { method: 'POST' as const, params: { studyId: id, rehearsalId: body.id } };
    expect((await call(stopRoute, { ...stopping, key: viewer.key })).body.code).toBe('forbidden');
    await call(stopRoute, { ...stopping, key });
    await putGuide(key, id, [flat([])], '*');
    const refused = await start(key, id);
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_study_guide']);
  });

  it('N6: at most three of an organisation are under way', async () => {
    const { key } = await newOrganization();
    for (let at = 0; at < 3; at += 1) {
      const { id } = await createdStudy(key, [flat([open()])]);
      expect((await start(key, id)).status).toBe(202);
    }
    const { id } = await createdStudy(key, [flat([open()])]);
    const refused = await start(key, id);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      409,
      'conflict',
      '15',
    ]);
    expect(await database().select().from(rehearsal).where(eq(rehearsal.studyId, id))).toEqual([]);
  });
});

/** Answers a live interview as a scripted participant answered: closed questions by the texts of the options. */
async function replayed(live: Awaited<ReturnType<typeof startedInterview>>, steps: Step[]) {
  const asked: object[] = [];
  let { step } = live;
  for (const { user, skipped } of steps) {
    const questionId = step.questionId;
    asked.push({ kind: step.kind, questionId, moderator: step.moderator });
    const options: { id: string; text: string }[] = step.question?.options ?? [];
    const given = skipped
      ? { skip: true }
      : options.length > 0
        ? { optionIds: options.filter(({ text }) => user.split('; ').includes(text)).map(({ id }) => id) }
        : { text: user };
    const reply = await answer(live, step.id, given);
    if (reply.status !== 200) throw new Error(reply.text);
    step = reply.body.step;
  }
  return { step, asked };
}
