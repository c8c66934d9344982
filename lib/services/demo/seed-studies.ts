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

/** As many of a study are held each by itself; more than that are repetitions of them. */
const MOST_DISTINCT = 500;
const DAY = 86_400_000;

export interface SeededStudy {
  id: string;
  linkId: string;
  responses: number;
}

export interface Size {
  studies: number;
  /** In all. */
  responses: number;
  /** How many of a study are held each by itself, at most 500. */
  distinct?: number;
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
  size: Size,
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
    const distinct = size.distinct ?? MOST_DISTINCT;
    await seedInterviews(db, owner, demo, { ...study, wave, responses, distinct }, (count) => {
      stored = before + count;
      told(stored);
    });
    seeded.push({ id: study.studyId, linkId: study.linkId, responses });
  }
  return seeded;
}

/** How many responses each study gets: in proportion to its voices, and exactly as many in all. */
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
    await backdateEvents(tx, id, createdAt);
    return { studyId: id, linkId, createdAt };
  });
}

async function fund(db: Db, owner: Owner, amount: number): Promise<void> {
  const wallet = await findWalletFor(db, owner, owner.walletId);
  const missing = amount - (wallet?.project.balance ?? 0);
  if (missing > 0) await creditWallet(db, { walletId: owner.walletId, project: missing, recruitment: 0 });
}
