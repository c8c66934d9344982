import { randomBytes, randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Answer } from '@/lib/domain/interview/interview';
import { nextStep } from '@/lib/domain/interview/next-step';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { database } from '@/lib/store/database';
import { listExposures, type ResponseRow, type TurnRow, turnFields } from '@/lib/store/responses';
import { findPublishedRevision } from '@/lib/store/revisions';
import { response, turn } from '@/lib/store/schema';
import { findStudyById } from '@/lib/store/studies';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { newOrganization } from '@/lib/testing/world';
import { interviewOf } from '../interviews/interview-record';
import { DEMO_STUDIES, type DemoStudy } from './content/demo-studies';
import { playVoice } from './play-voice';
import { newStage, simulateInterview } from './simulate-interview';

testDatabase();

interface Stored {
  row: ResponseRow;
  turns: TurnRow[];
}

/** An interview over the real handlers; the seed that it got decides what the participant says. */
async function interviewed(linkId: string, { cast }: DemoStudy, number: number): Promise<Stored> {
  const voice = cast.voices[number - 1]!;
  const { language, urlParams, consent } = playVoice(voice, cast, '', number);
  const started = await startedInterview(linkId, {
    language,
    urlParams: Object.fromEntries(urlParams),
    consent,
  });
  let { row, turns } = await stored(started.responseId);
  const participant = playVoice(voice, cast, row.seed, number);
  const revision = await findPublishedRevision(database(), row.studyId, row.revisionId);
  for (;;) {
    const step = nextStep(interviewOf({ row, revision, turns }));
    if (step.kind !== 'question' && step.kind !== 'follow_up') break;
    const said = participant.answer(step, turns);
    if (said === null) break;
    const reply = await answer(started, step.id, said.answer satisfies Answer);
    expect(reply.status, reply.text).toBe(200);
    ({ row, turns } = await stored(started.responseId));
  }
  await analyseResponse(database(), row.id);
  return stored(row.id);
}

async function stored(id: string): Promise<Stored> {
  const [row] = await database().select().from(response).where(eq(response.id, id));
  const turns = await database()
    .select(turnFields)
    .from(turn)
    .where(eq(turn.responseId, id))
    .orderBy(asc(turn.seq));
  return { row: row!, turns };
}

/** Ids in the order of their first appearance, and no times: what is left has to be the same. */
function plain({ row, turns }: Stored): unknown {
  const { tokenHash, doc, ...rest } = row;
  const names = new Map<string, string>();
  const text = JSON.stringify({ rest, doc: JSON.parse(doc), turns })
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replace(/"activeMs":\d+|"responseDurationSeconds":\d+/g, '"a duration":0');
  const known = new Set([row.id, ...turns.flatMap(({ answerId }) => answerId ?? [])]);
  return JSON.parse(
    text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      if (!known.has(id)) return id;
      if (!names.has(id)) names.set(id, `id ${names.size}`);
      return names.get(id)!;
    }),
  );
}

it.each(DEMO_STUDIES.map((demo) => [demo.study.title, demo] as const))(
  'leaves the rows that the services leave for the same answers: %s',
  async (_, demo) => {
    const person = await newOrganization();
    const { title: _title, studyGuide, ...more } = demo.study;
    const study = await launchedStudy(person.key, studyGuide, more);
    const { liveRevisionId } = (await findStudyById(database(), study.id))!;
    const revision = await findPublishedRevision(database(), study.id, liveRevisionId!);
    const stage = newStage({ studyId: study.id, organizationId: person.organizationId, revision });
    for (const [index, voice] of demo.cast.voices.slice(0, 9).entries()) {
      const real = await interviewed(study.linkId, demo, index + 1);
      // How long something took is part of what is analysed, so the simulation takes as long.
      const gaps = [real.row.createdAt, ...real.turns.map(({ createdAt }) => createdAt)];
      const participant = playVoice(voice, demo.cast, real.row.seed, index + 1);
      const { record } = simulateInterview(
        stage,
        {
          ...participant,
          answer: (step, turns) => {
            const said = participant.answer(step, turns);
            const at = turns.length;
            return said && { ...said, afterMs: gaps[at + 1]!.getTime() - gaps[at]!.getTime() };
          },
        },
        {
          id: randomUUID(),
          seed: real.row.seed,
          readableId: real.row.readableId,
          tokenHash: randomBytes(32),
          startedAt: real.row.createdAt,
          newId: randomUUID,
          analysisMs: 1_000,
        },
      );
      expect(plain(record)).toEqual(plain(real));
      expect(stage.shown).toEqual(await listExposures(database(), study.id));
    }
  },
);
