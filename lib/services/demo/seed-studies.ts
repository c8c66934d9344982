import { UNLIMITED } from '@/lib/domain/people/key-limits';
import { priceOf } from '@/lib/domain/wallet/price';
import type { Db } from '@/lib/store/database';
import { backdateEvents } from '@/lib/store/events';
import { backdateStudy, setStudy } from '@/lib/store/studies';
import { findWalletFor } from '@/lib/store/wallets';
import type { MemberContext } from '../context';
import { createStudy } from '../studies/create-study';
import { launchStudy } from '../studies/launch-study';
import { creditWallet } from '../wallets/credit-wallet';
import { DEMO_STUDIES, type DemoStudy } from './content/demo-studies';
import { type Owner, seedInterviews } from './seed-interviews';

/** This many interviews of a study are simulated; any further ones are copies of them. */
const MOST_DISTINCT = 500;
const DAY = 86_400_000;

export interface SeededStudy {
  id: string;
  linkId: string;
  responses: number;
}

export interface Size {
  studies: number;
  /** In total. */
  responses: number;
  /** The number of interviews per study that are simulated, at most 500. */
  distinct?: number;
}

/** The demo's default size: every voice once. */
export const DEMO_SIZE = {
  studies: DEMO_STUDIES.length,
  responses: DEMO_STUDIES.reduce((sum, { cast }) => sum + cast.voices.length, 0),
};

/**
 * Creates live studies with responses, using the engine, the built-in moderator and the built-in analyst, and writes
 * them in bulk: a hundred thousand take minutes. Past the first hundreds of a study the interviews are copies with
 * their own identities, times and URL parameters, because simulating and analysing one takes longer than storing it.
 * `onStored` is called with the number stored so far.
 */
export async function seedStudies(
  db: Db,
  owner: Owner,
  size: Size,
  onStored: (stored: number) => void,
): Promise<SeededStudy[]> {
  const counts = shares(size);
  const seeded: SeededStudy[] = [];
  let stored = 0;
  for (const [index, responses] of counts.entries()) {
    const demo = DEMO_STUDIES[index % DEMO_STUDIES.length]!;
    const wave = Math.floor(index / DEMO_STUDIES.length) + 1;
    const study = await launched(db, owner, demo, { wave, responses });
    const before = stored;
    const distinct = size.distinct ?? MOST_DISTINCT;
    await seedInterviews(db, owner, demo, { ...study, wave, responses, distinct }, (count) => {
      stored = before + count;
      onStored(stored);
    });
    seeded.push({ id: study.studyId, linkId: study.linkId, responses });
  }
  return seeded;
}

/** The number of responses of each study: in proportion to its voices, and exactly as many in total. */
function shares({ studies, responses }: Size): number[] {
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

/** Created and launched as by a person, some weeks ago. */
async function launched(
  db: Db,
  owner: Owner,
  demo: DemoStudy,
  { wave, responses }: { wave: number; responses: number },
): Promise<{ studyId: string; linkId: string; createdAt: Date }> {
  return db.transaction(async (tx) => {
    const ctx: MemberContext = {
      principal: { kind: 'member', via: 'session', keyId: null, role: 'owner', ...UNLIMITED, ...owner },
      db: tx,
      now: () => new Date(),
      requestId: 'demo',
    };
    const title = wave === 1 ? demo.study.title : `${demo.study.title} (${wave})`;
    const { id, linkId } = await createStudy(ctx, { ...demo.study, title });
    // Slightly above the number of responses, so that the study stays open.
    const responseTarget = Math.ceil((responses * 1.2 + 5) / 5) * 5;
    await setStudy(tx, id, { folderPath: demo.folderPath, responseTarget });
    await fund(tx, owner, priceOf(demo.study.config?.interviewMode ?? 'text') * responseTarget);
    await launchStudy(ctx, { study: { by: 'id', id }, walletId: owner.walletId });
    const createdAt = new Date(Date.now() - demo.days * DAY);
    await backdateStudy(tx, id, createdAt);
    await backdateEvents(tx, id, createdAt);
    return { studyId: id, linkId, createdAt };
  });
}

async function fund(db: Db, owner: Owner, amount: number): Promise<void> {
  const wallet = await findWalletFor(db, owner, owner.walletId);
  const missing = amount - (wallet?.project.balance ?? 0);
  if (missing > 0) await creditWallet(db, { walletId: owner.walletId, project: missing, recruitment: 0 });
}
