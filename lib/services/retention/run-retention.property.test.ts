import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Db, database, pool } from '@/lib/store/database';
import { deleteHold, insertHold } from '@/lib/store/legal-holds';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { filesWith, tablesWith } from '@/lib/testing/everything-kept';
import { choice, flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { rounds } from '@/lib/testing/rounds';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';
import { runRetention } from './run-retention';

testDatabase();

const LATEST = 12;
const days = fc.option(fc.integer({ min: 1, max: LATEST }), { freq: 2 });
const times = fc.record({ recordingsDays: days, wordsDays: days, everythingDays: days });
const STUDIES = 2;
const RESPONSES = 3;
const someStudy = fc.integer({ min: 0, max: STUDIES - 1 });
const someResponse = fc.integer({ min: 0, max: STUDIES * RESPONSES - 1 });

/** What happens between two runs. */
const event = fc.oneof(
  fc.record({ is: fc.constant('study' as const), of: someStudy, times }),
  fc.record({ is: fc.constant('organisation' as const), times }),
  fc.record({ is: fc.constant('consent' as const), of: someStudy, days }),
  fc.record({ is: fc.constant('hold study' as const), of: someStudy, on: fc.boolean() }),
  fc.record({ is: fc.constant('hold response' as const), of: someResponse, on: fc.boolean() }),
);
const rests = fc.array(
  fc.record({
    events: fc.array(event, { maxLength: 4 }),
    /** Later than at the run before. */
    later: fc.integer({ min: 0, max: 5 }),
    /** After how many transactions the first attempt is killed; null: it is not. */
    killedAfter: fc.option(fc.integer({ min: 0, max: 4 }), { freq: 2 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const first = fc.record({ times, told: days });
const story = fc.record({
  organisation: times,
  studies: fc.tuple(first, first),
  isOpen: fc.array(fc.boolean(), { minLength: STUDIES * RESPONSES, maxLength: STUDIES * RESPONSES }),
  rests,
});

type Times = { recordingsDays: number | null; wordsDays: number | null; everythingDays: number | null };
interface ModelStudy {
  id: string;
  times: Times;
  consent: number | null;
  held: boolean;
}
interface ModelResponse {
  id: string;
  study: ModelStudy;
  told: number | null;
  word: string;
  folder: string;
  held: boolean;
  /** What is left of it. */
  left: 'all' | 'words' | 'answers' | 'nothing';
}

class Killed extends Error {}

/** A database whose process is killed in the middle of the transaction after so many. */
function killedAfter(most: number): Db {
  let done = 0;
  return new Proxy(database(), {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      return (work: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          const result = await work(tx);
          if (done >= most) throw new Killed();
          done += 1;
          return result;
        });
    },
  });
}

const consentOf = (retentionDays: number | null) => ({ text: 'Yes.', required: false, retentionDays });
const isDue = (limit: (number | null)[], day: number) => limit.some((one) => one !== null && one <= day);

it('O2: nothing that is due stays after a run, and nothing held or not due goes, whatever happens between', {
  timeout: 240_000,
}, async () => {
  const { key, organizationId } = await newOrganization();
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      let all = told.organisation;
      const setAll = async (next: Times) => {
        all = next;
        await pool().query('update organization set retention = $2 where id = $1', [organizationId, next]);
      };
      await setAll(all);
      const studies: ModelStudy[] = [];
      const responses: ModelResponse[] = [];
      for (const [at, { times: own, told: promised }] of told.studies.entries()) {
        const launched = await launchedStudy(
          key,
          [flat([open({ followUp: 'none' }), choice({ text: 'Again?' })])],
          { config: { interviewMode: 'video' } },
        );
        await patchStudy(key, launched.id, { retention: own, consent: consentOf(promised) }, '*');
        const study = { id: launched.id, times: own, consent: promised, held: false };
        studies.push(study);
        for (let number = 0; number < RESPONSES; number += 1) {
          const interview = await startedInterview(launched.linkId);
          const word = `zephyr${randomUUID().replace(/[^a-z]/g, '')}`;
          const { id: responseId } = { id: interview.responseId };
          const kept = await keptRecording({ responseId, stepId: interview.step.id });
          const reply = await answer(interview, interview.step.id, {
            ...{ text: `A ${word} blew.`, recordings: [kept.id] },
          });
          if (!told.isOpen[at * RESPONSES + number])
            await answer(interview, reply.body.step.id, {
              optionIds: [reply.body.step.question.options[0].id],
            });
          const model = { id: responseId, study, told: promised, word, folder: kept.key };
          responses.push({ ...model, held: false, left: 'all' });
        }
      }
      await runJobs();
      let day = 0;
      for (const { events, later, killedAfter: most } of told.rests) {
        for (const one of events) {
          if (one.is === 'organisation') await setAll(one.times);
          else if (one.is === 'hold response') {
            const held = responses[one.of]!;
            if (held.left === 'nothing') continue;
            held.held = one.on;
            const hold = { studyId: held.study.id, responseId: held.id };
            if (one.on) await insertHold(database(), { ...hold, reason: 'A case' });
            else await deleteHold(database(), hold);
          } else {
            const study = studies[one.of]!;
            if (one.is === 'study') {
              study.times = one.times;
              await patchStudy(key, study.id, { retention: one.times }, '*');
            } else if (one.is === 'consent') {
              study.consent = one.days;
              await patchStudy(key, study.id, { consent: consentOf(one.days) }, '*');
            } else {
              study.held = one.on;
              const hold = { studyId: study.id, responseId: null };
              if (one.on) await insertHold(database(), { ...hold, reason: 'A case' });
              else await deleteHold(database(), hold);
            }
          }
        }
        day += later;
        const now = new Date(Date.now() + (day + 0.5) * 86_400_000);
        if (most !== null)
          await runRetention(killedAfter(most), now).catch((error: unknown) => {
            if (!(error instanceof Killed)) throw error;
          });
        await runRetention(database(), now);
        await runJobs();
        for (const response of responses) {
          const { study, told: promised } = response;
          if (!study.held && !response.held) {
            const { times: own } = study;
            const words = [own.wordsDays, all.wordsDays];
            if (isDue([own.everythingDays, all.everythingDays, study.consent, promised], day))
              response.left = 'nothing';
            else if (response.left !== 'nothing' && isDue(words, day)) response.left = 'answers';
            else if (response.left === 'all' && isDue([own.recordingsDays, all.recordingsDays], day))
              response.left = 'words';
          }
          await checkAgainst(response);
        }
      }
      await pool().query('delete from legal_hold');
      await pool().query('delete from study where organization_id = $1', [organizationId]);
    }),
    { numRuns: rounds({ sample: 4, long: 60 }) },
  );
});

async function checkAgainst({ id, word, folder, left }: ModelResponse): Promise<void> {
  const { rows } = await pool().query(
    `select r.recordings_deleted_at is not null as recordings, r.words_deleted_at is not null as words,
            (select count(*)::int from turn t where t.response_id = r.id) as turns
       from response r where r.id = $1`,
    [id],
  );
  expect(rows.length, left).toBe(left === 'nothing' ? 0 : 1);
  if (left === 'all') expect(rows[0]).toMatchObject({ recordings: false, words: false });
  if (left === 'words') expect(rows[0]).toMatchObject({ recordings: true, words: false });
  if (left === 'answers') expect(rows[0]).toMatchObject({ recordings: true, words: true });
  if (left !== 'nothing') expect(rows[0].turns).toBeGreaterThan(0);
  const hasWords = left === 'all' || left === 'words';
  expect((await tablesWith(word)).length > 0).toBe(hasWords);
  expect(filesWith(folder).length > 0).toBe(left === 'all');
  expect((await tablesWith(folder)).length > 0).toBe(left === 'all');
}
