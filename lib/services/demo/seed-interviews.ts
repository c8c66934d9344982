import { randomBytes, randomUUID } from 'node:crypto';
import { type Event, responseEvent } from '@/lib/domain/event';
import { type Completion, completionOf } from '@/lib/domain/interview/completion';
import { isIdle } from '@/lib/domain/interview/idle';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { priceOf } from '@/lib/domain/wallet/price';
import { type InterviewBatch, insertInterviews, takeReadableIds } from '@/lib/store/bulk-interviews';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findStudyById } from '@/lib/store/studies';
import type { InterviewRecord } from '../interviews/interview-record';
import { indexEntryOf } from '../responses/index-responses';
import { announceTarget } from '../studies/announce-target';
import type { DemoStudy } from './content/demo-studies';
import { playVoice, urlParamsOf } from './play-voice';
import { repeatInterview } from './repeat-interview';
import { type Given, newStage, type Simulated, type Stage, simulateInterview } from './simulate-interview';
import { startTimes } from './start-times';

/** Interviews per transaction. */
const BATCH = 250;
const DAY = 86_400_000;
/** Longer than any interview takes. */
const LAST_START_MS = 45 * 60_000;

/** The owner of the studies, and the wallet that is charged. */
export interface Owner {
  organizationId: string;
  userId: string;
  walletId: string;
}

/** A study without responses, and the interviews to add to it. */
export interface Seeding {
  studyId: string;
  createdAt: Date;
  wave: number;
  responses: number;
  distinct: number;
}

/**
 * Simulates a study's interviews and writes them, one transaction per batch. `onStored` is called with the number stored so
 * far.
 */
export async function seedInterviews(
  db: Db,
  owner: Owner,
  demo: DemoStudy,
  study: Seeding,
  onStored: (stored: number) => void,
): Promise<void> {
  const liveRevisionId = (await findStudyById(db, study.studyId))?.liveRevisionId;
  const revision = await findPublishedRevision(db, study.studyId, liveRevisionId!);
  const stage = newStage({ ...study, ...owner, revision });
  const now = new Date();
  const span = {
    from: new Date(study.createdAt.getTime() + DAY / 4),
    until: new Date(now.getTime() - LAST_START_MS),
  };
  const times = startTimes(study.responses, span, seededRandom('times', demo.study.title));
  const distinct: Simulated[] = [];
  for (let first = 0; first < times.length; first += BATCH) {
    const batch = times.slice(first, first + BATCH);
    await db.transaction(async (tx) => {
      const readableId = await takeReadableIds(tx, study.studyId, batch.length);
      const shown = new Map(stage.shown);
      const records = batch.map((startedAt, at) => {
        const given = { id: randomUUID(), tokenHash: randomBytes(32), newId: randomUUID, startedAt };
        return held(
          stage,
          demo,
          distinct,
          { ...given, readableId: readableId + at, wave: study.wave, atMost: study.distinct },
          first + at,
        );
      });
      const counted = await insertInterviews(tx, batchOf(records, stage, shown, { owner, now }));
      await announceTarget(tx, counted);
    });
    onStored(first + batch.length);
  }
}

/** The nth interview of a study: of a voice of its own, or a copy. */
function held(
  stage: Stage,
  demo: DemoStudy,
  distinct: Simulated[],
  given: Omit<Given, 'seed' | 'analysisMs'> & { wave: number; atMost: number },
  nth: number,
): InterviewRecord {
  const { voices } = demo.cast;
  const again = nth < given.atMost ? undefined : distinct[nth % distinct.length];
  const voice = voices[(again ? nth % distinct.length : nth) % voices.length]!;
  if (again) return repeatInterview(stage, again, { ...given, urlParams: urlParamsOf(voice, nth + 1) });
  const seed = `demo ${demo.study.title} ${given.wave} ${nth}`;
  const participant = playVoice(voice, demo.cast, seed, nth + 1);
  const simulated = simulateInterview(stage, participant, {
    ...given,
    seed,
    analysisMs: 1_500 + (nth % 7) * 300,
  });
  distinct.push(simulated);
  return simulated.record;
}

function batchOf(
  records: readonly InterviewRecord[],
  stage: Stage,
  shownBefore: ReadonlyMap<string, number>,
  { owner, now }: { owner: Owner; now: Date },
): InterviewBatch {
  const { studyId, organizationId, revision } = stage;
  const { walletId } = owner;
  const amount = priceOf(revision.config.interviewMode);
  return {
    studyId,
    organizationId,
    walletId,
    responses: records.map(({ row }) => row),
    turns: records.flatMap(({ turns }) => turns),
    withContent: records.filter((record) => endOf(record)?.hasContent).length,
    shares: records.map((record) => ({
      responseId: record.row.id,
      studyId,
      organizationId,
      walletId,
      amount,
      source: 'launch',
      state: endOf(record)?.share ?? (isIdle(record.row, now) ? 'released' : 'held'),
    })),
    events: records.flatMap(eventsOf),
    index: records.map(indexEntryOf),
    shown: new Map([...stage.shown].map(([id, times]) => [id, times - (shownBefore.get(id) ?? 0)])),
  };
}

/** The effects of its end; undefined while it is in progress. */
function endOf({ row, turns }: InterviewRecord): Completion | undefined {
  return row.progress === 'in_progress' ? undefined : completionOf(turns, row.progress);
}

/** The events of a response, with their times. */
function eventsOf(record: InterviewRecord): Event[] {
  const { row } = record;
  const happened = (type: Parameters<typeof responseEvent>[0], at: Date) => ({
    ...responseEvent(type, row),
    at,
  });
  const end = endOf(record);
  return [
    happened('response.started', row.createdAt),
    ...(end && row.endedAt ? [happened(end.event, row.endedAt)] : []),
    ...(row.analyzedAt ? [happened('response.analyzed', row.analyzedAt)] : []),
  ];
}
