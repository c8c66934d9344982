import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { POST as startRoute } from '@/app/api/interviews/route';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { POST as closeRoute } from '@/app/api/public/v1/studies/[studyId]/close/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { POST as pauseRoute } from '@/app/api/public/v1/studies/[studyId]/pause/route';
import { POST as resumeRoute } from '@/app/api/public/v1/studies/[studyId]/resume/route';
import { DELETE as deleteStudyRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { closeStudy } from '@/lib/services/studies/close-study';
import { database } from '@/lib/store/database';
import { event, organization, response, study } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { eventsOf, storedEvents } from '@/lib/testing/events-of';
import { choice, flat, open, screener, screening } from '@/lib/testing/guide-parts';
import {
  answer,
  answered,
  createdStudy,
  launch,
  launchedStudy,
  plainAnswer,
  type Step,
  startedInterview,
} from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization, newWallet } from '@/lib/testing/world';

testDatabase();

const guide = [flat([open({ followUp: 'none' })])];
const screened = [screening([screener()]), ...guide];
const rejected = ({ question }: Step) => ({ optionIds: [question.options[1].id] });
const start = (linkId: string) => call(startRoute, { body: { linkId } });
const onStudy = (route: typeof closeRoute, key: string, studyId: string) =>
  call(route, { method: 'POST', key, params: { studyId } });

async function liveStudy(studyGuide = guide, credits = 10_000) {
  const { key, organizationId } = await newOrganization();
  if (credits > 0) await newWallet(organizationId, { credits });
  return { key, organizationId, ...(await launchedStudy(key, studyGuide)) };
}

/** Interviewed to the end. */
async function interviewed(linkId: string, answerFor = plainAnswer): Promise<string> {
  const interview = await startedInterview(linkId);
  await answered(interview, answerFor);
  return interview.responseId;
}

describe('events of a study', () => {
  it('J2: one for its launch, pause and close; none for a resume or a publish', async () => {
    const { key, organizationId, id } = await liveStudy();
    expect(await storedEvents(id)).toMatchObject([
      { type: 'study.launched', organizationId, studyId: id, responseId: null, deliveredAt: null },
    ]);
    await patchStudy(key, id, { closingMessage: 'Bye' }, '*');
    expect((await launch(key, id)).status).toBe(200);
    expect(await eventsOf(id)).toEqual(['study.launched']);
    await onStudy(pauseRoute, key, id);
    await onStudy(pauseRoute, key, id);
    await onStudy(resumeRoute, key, id);
    await onStudy(pauseRoute, key, id);
    await launch(key, id);
    await onStudy(closeRoute, key, id);
    await onStudy(closeRoute, key, id);
    await closeStudy(database(), { studyId: id });
    expect(await eventsOf(id)).toEqual(['study.launched', 'study.paused', 'study.paused', 'study.closed']);
  });

  it('J2: closed by the operator as well', async () => {
    const { id } = await liveStudy();
    await closeStudy(database(), { studyId: id });
    await closeStudy(database(), { studyId: id });
    expect(await eventsOf(id)).toEqual(['study.launched', 'study.closed']);
  });

  it('J2: one for a launch that was sent several times', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 10_000 });
    const { id } = await createdStudy(key, guide);
    const send = () =>
      call(launchRoute, {
        ...{ method: 'POST', key, params: { studyId: id } },
        headers: { 'idempotency-key': 'once' },
      });
    await Promise.all([send(), launch(key, id), send()]);
    await send();
    await launch(key, id);
    expect(await eventsOf(id)).toEqual(['study.launched']);
  });

  it('J2: none for a launch that is refused', async () => {
    const { key, organizationId } = await newOrganization();
    await newWallet(organizationId, { credits: 100 });
    const { id } = await createdStudy(key, guide);
    expect((await launch(key, id)).body.code).toBe('insufficient_credits');
    expect(await storedEvents(id)).toEqual([]);
  });

  it('J2: one when the wallet pauses it, and none of the starts that were refused', async () => {
    const { id, linkId } = await liveStudy(screened, 1_000);
    await database().update(study).set({ responseTarget: 1, closeAtTarget: false }).where(eq(study.id, id));
    const taken = [];
    for (let i = 0; i < 10; i++) {
      const interview = await startedInterview(linkId);
      // Past the screener, so that the share is its own.
      await answer(interview, interview.step.id, plainAnswer(interview.step));
      taken.push(interview.responseId);
    }
    const refused = await Promise.all([start(linkId), start(linkId), start(linkId)]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(await eventsOf(id)).toEqual(['study.launched', 'study.paused']);
    const started = (await storedEvents(id)).filter(({ type }) => type === 'response.started');
    expect(started.map(({ responseId }) => responseId)).toEqual(taken);
  });
});

describe('the end of an interview', () => {
  it('X41, J2: is started, completed and analysed once', async () => {
    const { id, linkId, organizationId } = await liveStudy();
    const interview = await startedInterview(linkId);
    expect(await eventsOf(id, interview.responseId)).toEqual(['response.started']);
    await answered(interview, plainAnswer);
    await runJobs();
    await runJobs();
    const [, ...events] = await storedEvents(id);
    expect(events.map(({ type }) => type)).toEqual([
      'response.started',
      'response.completed',
      'response.analyzed',
    ]);
    for (const stored of events)
      expect(stored).toMatchObject({ organizationId, studyId: id, responseId: interview.responseId });
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  });

  it('X41, J2: screened out, and analysed at once', async () => {
    const { id, linkId } = await liveStudy(screened);
    const responseId = await interviewed(linkId, rejected);
    await runJobs();
    expect(await eventsOf(id, responseId)).toEqual([
      'response.started',
      'response.screened_out',
      'response.analyzed',
    ]);
  });

  it('X41: one that ends as it begins is completed too', async () => {
    const criteria = [{ type: 'searchParam' as const, parameter: 'panel', value: '7' }];
    const { id, linkId } = await liveStudy([
      flat([open({ followUp: 'none', conditional: { operator: 'and', criteria } })]),
    ]);
    const { responseId, step } = await startedInterview(linkId);
    expect(step.kind).toBe('end');
    expect(await eventsOf(id, responseId)).toEqual(['response.started', 'response.completed']);
  });

  it('X41, J2: the same last answer again, another one, and several at once are completed once', async () => {
    const { id, linkId } = await liveStudy();
    const interview = await startedInterview(linkId);
    const last = () => answer(interview, interview.step.id, { text: 'It was fine.' });
    const replies = await Promise.all([last(), last(), last(), last()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await last()).status).toBe(200);
    expect((await answer(interview, interview.step.id, { text: 'No.' })).status).toBe(409);
    expect(await eventsOf(id, interview.responseId)).toEqual(['response.started', 'response.completed']);
  });

  it.each(['insert on event', 'update on study'])(
    'J2: neither it nor its event stands when the transaction fails at its commit, by an %s',
    async (change) => {
      const { id, linkId } = await liveStudy();
      const interview = await startedInterview(linkId);
      const db = database();
      await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
      await db.execute(sql`create constraint trigger refuse after ${sql.raw(change)}
      deferrable initially deferred for each row execute function refuse()`);
      expect((await answer(interview, interview.step.id, { text: 'Fine.' })).status).toBe(500);
      await db.execute(sql`drop function refuse cascade`);
      expect(await eventsOf(id, interview.responseId)).toEqual(['response.started']);
      const [row] = await db.select().from(response).where(eq(response.id, interview.responseId));
      expect(row?.progress).toBe('in_progress');
      expect((await answer(interview, interview.step.id, { text: 'Fine.' })).status).toBe(200);
      expect(await eventsOf(id, interview.responseId)).toEqual(['response.started', 'response.completed']);
    },
  );
});

describe('the target', () => {
  const reached = async (studyId: string) =>
    (await eventsOf(studyId)).filter((type) => type === 'study.target_reached').length;

  it('J2: is reached once, by whichever of several interviews that end at once', async () => {
    const { key, id, linkId } = await liveStudy([flat([choice()])]);
    await patchStudy(key, id, { responseTarget: 3 }, '*');
    const interviews = await Promise.all(Array.from({ length: 6 }, () => startedInterview(linkId)));
    const skipping = await startedInterview(linkId);
    await answered(skipping, () => ({ skip: true }));
    for (const interview of interviews.slice(0, 2)) await answered(interview, plainAnswer);
    expect(await reached(id)).toBe(0);
    await Promise.all(interviews.slice(2).map((interview) => answered(interview, plainAnswer)));
    expect(await reached(id)).toBe(1);
  });

  it('J2: once only, also after responses were deleted and when it is raised', async () => {
    const { key, id, linkId } = await liveStudy();
    await patchStudy(key, id, { responseTarget: 1 }, '*');
    const responseId = await interviewed(linkId);
    expect(await reached(id)).toBe(1);
    await call(deleteResponseRoute, { method: 'DELETE', key, params: { linkId, responseId } });
    await interviewed(linkId);
    await patchStudy(key, id, { responseTarget: 2 }, '*');
    await interviewed(linkId);
    expect(await reached(id)).toBe(1);
    // Whether it was is kept in the study: old events are deleted.
    await database().delete(event).where(eq(event.studyId, id));
    await patchStudy(key, id, { responseTarget: 3 }, '*');
    await interviewed(linkId);
    expect(await reached(id)).toBe(0);
  });

  it('J2: is reached when it is lowered to what there is', async () => {
    const { key, id, linkId } = await liveStudy();
    await interviewed(linkId);
    await patchStudy(key, id, { responseTarget: 2 }, '*');
    expect(await reached(id)).toBe(0);
    await patchStudy(key, id, { responseTarget: 1 }, '*');
    await patchStudy(key, id, { title: 'Another' }, '*');
    expect(await reached(id)).toBe(1);
  });
});

describe('deletion', () => {
  it('J2: of a response has an event, of a study one for each of its responses', async () => {
    const { key, id, linkId } = await liveStudy();
    const responses = [await interviewed(linkId), await interviewed(linkId)];
    const underWay = await startedInterview(linkId);
    const [first, second] = responses as [string, string];
    const path = { method: 'DELETE', key, params: { linkId, responseId: first } };
    const replies = await Promise.all([call(deleteResponseRoute, path), call(deleteResponseRoute, path)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await eventsOf(id, first)).toEqual(['response.started', 'response.completed', 'response.deleted']);
    expect(await eventsOf(id, second)).toEqual(['response.started', 'response.completed']);
    await call(deleteStudyRoute, { method: 'DELETE', key, params: { studyId: id } });
    const deleted = (await storedEvents(id)).filter(({ type }) => type === 'response.deleted');
    expect(deleted.map(({ responseId }) => responseId)).toEqual([first, second, underWay.responseId]);
    expect(await eventsOf(id)).toEqual(['study.launched']);
  });

  it('J2: of an organisation leaves no events', async () => {
    const { organizationId, id, linkId } = await liveStudy(guide, 0);
    await interviewed(linkId);
    expect(await storedEvents(id)).not.toEqual([]);
    await database().delete(organization).where(eq(organization.id, organizationId));
    expect(await storedEvents(id)).toEqual([]);
  });
});
