import { randomBytes, randomUUID } from 'node:crypto';
import { isIdle } from '@/lib/domain/interview/idle';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import { priceOf } from '@/lib/domain/wallet/price';
import { type InterviewBatch, insertInterviews, takeReadableIds } from '@/lib/store/bulk-interviews';
import type { Db } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { backdateStudy, findStudyById, setStudy } from '@/lib/store/studies';
import { findWalletFor } from '@/lib/store/wallets';
import type { MemberContext } from '../context';
import type { InterviewRecord } from '../interviews/interview-record';
import { createStudy } from '../studies/create-study';
import { launchStudy } from '../studies/launch-study';
import { creditWallet } from '../wallets/credit-wallet';
import { DEMO_STUDIES, type DemoStudy } from './content/demo-studies';
import { playVoice, urlParamsOf } from './play-voice';
import { repeatInterview } from './repeat-interview';
import { type Given, newStage, type Simulated, type Stage, simulateInterview } from './simulate-interview';
import { startTimes } from './start-times';

/** As many of a study are held each by itself; more than that are repetitions of them. */
const DISTINCT = 500;
/** Interviews to a transaction. */
const BATCH = 250;
const DAY = 86_400_000;
/** Longer than any of them takes. */
const LAST_START_MS = 45 * 60_000;

export interface SeededStudy {
  id: string;
  linkId: string;
  responses: number;
}

/** Whose studies they become, and what they are billed to. */
export interface Owner {
  organizationId: string;
  userId: string;
  walletId: string;
}

/** The demo as it is seeded when nobody says otherwise: every voice once. */
export const DEMO_SIZE = {
  studies: DEMO_STUDIES.length,
  responses: DEMO_STUDIES.reduce((sum, { cast }) => sum + cast.voices.length, 0),
};

/**
 * Makes live studies with responses, by the engine, the built-in moderator and the built-in analyst, and writes them in
 * bulk: a hundred thousand take minutes. Beyond the first hundreds of a study the interviews are repetitions, each with
 * identities, times and URL parameters of its own, because to hold and to analyse one takes longer than to store it.
 * `told` hears how many are stored.
 */
export async function seedStudies(
  db: Db,
  owner: Owner,
  size: { studies: number; responses: number },
  told: (stored: number) => void,
): Promise<SeededStudy[]> {
  const counts = shares(size);
  const seeded: SeededStudy[] = [];
  let stored = 0;
  for (const [index, responses] of counts.entries()) {
    const demo = DEMO_STUDIES[index % DEMO_STUDIES.length]!;
    const wave = Math.floor(index / DEMO_STUDIES.length) + 1;
    const study = await launched(db, owner, demo, { wave, responses });
    const before = stored;
    await seedInterviews(db, owner, demo, { ...study, wave, responses }, (count) => {
      stored = before + count;
      told(stored);
    });
    seeded.push({ id: study.studyId, linkId: study.linkId, responses });
  }
  return seeded;
}

/** How many responses each study gets: in proportion to its voices, and exactly as many in all. */
function shares({ studies, responses }: { studies: number; responses: number }): number[] {
  const voices = Array.from(
    { length: studies },
    (_, index) => DEMO_STUDIES[index % DEMO_STUDIES.length]!.cast.voices.length,
  );
  const all = voices.reduce((sum, count) => sum + count, 0);
  let upTo = 0;
  let given = 0;
  return voices.map((count) => {
    upTo += count;
    const share = Math.round((responses * upTo) / all) - given;
    given += share;
    return share;
  });
}

/** Created and launched as a person would; begun some weeks ago. */
async function launched(
  db: Db,
  owner: Owner,
  demo: DemoStudy,
  { wave, responses }: { wave: number; responses: number },
): Promise<{ studyId: string; linkId: string; createdAt: Date }> {
  return db.transaction(async (tx) => {
    const ctx: MemberContext = {
      principal: { kind: 'member', via: 'session', keyId: null, role: 'owner', ...owner },
      db: tx,
      now: () => new Date(),
      requestId: 'demo',
    };
    const title = wave === 1 ? demo.study.title : `${demo.study.title} (${wave})`;
    const { id, linkId } = await createStudy(ctx, { ...demo.study, title });
    // Somewhat more than there are: it goes on.
    const responseTarget = Math.ceil((responses * 1.2 + 5) / 5) * 5;
    await setStudy(tx, id, { folderPath: demo.folderPath, responseTarget });
    await fund(tx, owner, priceOf(demo.study.config?.interviewMode ?? 'text') * responseTarget);
    await launchStudy(ctx, { study: { by: 'id', id }, walletId: owner.walletId });
    const createdAt = new Date(Date.now() - demo.days * DAY);
    await backdateStudy(tx, id, createdAt);
    return { studyId: id, linkId, createdAt };
  });
}

async function fund(db: Db, owner: Owner, amount: number): Promise<void> {
  const wallet = await findWalletFor(db, owner, owner.walletId);
  const missing = amount - (wallet?.project.balance ?? 0);
  if (missing > 0) await creditWallet(db, { walletId: owner.walletId, project: missing, recruitment: 0 });
}

interface Launched {
  studyId: string;
  createdAt: Date;
  wave: number;
  responses: number;
}

async function seedInterviews(
  db: Db,
  owner: Owner,
  demo: DemoStudy,
  study: Launched,
  told: (stored: number) => void,
): Promise<void> {
  const liveRevisionId = (await findStudyById(db, study.studyId))?.liveRevisionId;
  const revision = await findPublishedRevision(db, liveRevisionId!);
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
          { ...given, readableId: readableId + at, wave: study.wave },
          first + at,
        );
      });
      await insertInterviews(tx, batchOf(records, stage, shown, { owner, now }));
    });
    told(first + batch.length);
  }
}

/** The nth interview of a study: of a voice of its own, or a repetition. */
function held(
  stage: Stage,
  demo: DemoStudy,
  distinct: Simulated[],
  given: Omit<Given, 'seed' | 'analysisMs'> & { wave: number },
  nth: number,
): InterviewRecord {
  const { voices } = demo.cast;
  const again = nth < DISTINCT ? undefined : distinct[nth % distinct.length];
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
    shares: records.map(({ row }) => ({
      responseId: row.id,
      studyId,
      organizationId,
      walletId,
      amount,
      source: 'launch',
      state: shareStateOf(row, now),
    })),
    shown: new Map([...stage.shown].map(([id, times]) => [id, times - (shownBefore.get(id) ?? 0)])),
  };
}

/** What has become of a response's share of the credits (G2, G3). */
function shareStateOf(row: InterviewRecord['row'], now: Date): 'charged' | 'released' | 'held' {
  if (row.progress === 'complete') return 'charged';
  return row.progress === 'screened_out' || isIdle(row, now) ? 'released' : 'held';
}
