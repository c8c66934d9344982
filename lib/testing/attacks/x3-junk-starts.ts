import { plainAnswer } from '../journey';
import { type Attack, type AttackTarget, atMost, exactly, type Figure } from './attack';
import { start, walkThrough } from './interviews';
import { HOME, launchStudy, newOffice, openQuestions } from './office';
import { sendAs } from './stranger';

/** Interviews that are started and left. */
const JUNK = 9_800;
/** Interviews made of skips alone, completed. */
const SKIPPED = 200;
const AT_ONCE = 16;
const TARGET = 10;
/** Fewer than 600 a minute from each address, so that not only the rate limit protects. */
const ADDRESSES = 250;
const CREDITS = 100;

/**
 * Starts without an answer and interviews made of skips: measures the credits they use and the refusals of honest
 * participants (X3).
 */
export const junkStarts: Attack = {
  name: 'x3-junk-starts',
  settings: { TRUST_PROXY: '1' },
  seconds: 420,
  run: async (target) => {
    const study = await billedStudy(target);
    const refused = await startedJunk(target, study.linkId);
    const skipped = await skippedThrough(target, study.linkId);
    const held = await usageOf(target, study.key);
    const heard = await honestPeople(target, study.linkId);
    const spent = await usageOf(target, study.key);
    await target.admin('study:close', { study: study.id });
    return [
      exactly(`starts without an answer refused, of ${JUNK} from ${ADDRESSES} addresses`, refused, 0),
      exactly(`interviews of skips complete, of ${SKIPPED}`, skipped, SKIPPED),
      atMost("credits that they spent or held beyond the launch's hold", held - TARGET, 0),
      exactly(`honest people heard to the end, of ${TARGET}, while strangers go on`, heard, TARGET),
      exactly('credits used once they were', spent, TARGET),
      ...(await books(target, study.key)),
    ];
  },
};

async function billedStudy(target: AttackTarget) {
  const { organizationId, key } = await newOffice(target);
  const credits = { name: 'Budget', project: `${CREDITS}`, recruitment: '0' };
  const { walletId } = await target.admin<{ walletId: string }>('wallet:create', credits);
  await target.admin('wallet:grant', { wallet: walletId, org: organizationId });
  return { key, ...(await launchStudy(target, { key, items: openQuestions(4) })) };
}

async function startedJunk(target: AttackTarget, linkId: string): Promise<number> {
  let refused = 0;
  await manyTimes({ times: JUNK, atOnce: AT_ONCE }, async (nth) => {
    const reply = await start(target, { linkId, address: addressOf(nth) });
    if (reply.status !== 201) refused++;
  });
  return refused;
}

async function skippedThrough(target: AttackTarget, linkId: string): Promise<number> {
  let complete = 0;
  await manyTimes({ times: SKIPPED, atOnce: AT_ONCE }, async (nth) => {
    const outcome = await walkThrough(target, { linkId, address: addressOf(nth) }, () => ({ skip: true }));
    if (outcome === 'complete') complete++;
  });
  return complete;
}

async function honestPeople(target: AttackTarget, linkId: string): Promise<number> {
  let heard = 0;
  for (let person = 0; person < TARGET; person++) {
    const participant = { linkId, address: `198.51.100.${person}` };
    const [outcome] = await Promise.all([
      walkThrough(target, participant, plainAnswer),
      start(target, { linkId, address: addressOf(person) }),
    ]);
    if (outcome === 'complete') heard++;
  }
  return heard;
}

async function books(target: AttackTarget, key: string): Promise<Figure[]> {
  const verified = await target.admin<{ ok: boolean }>('wallet:verify', {});
  return [
    exactly('credits used after the study was closed', await usageOf(target, key), TARGET),
    exactly('the wallet agrees with its ledger', `${verified.ok}`, 'true'),
  ];
}

async function manyTimes(
  { times, atOnce }: { times: number; atOnce: number },
  work: (nth: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const one = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

const addressOf = (nth: number) => `10.0.0.${nth % ADDRESSES}`;

/** Credits spent and held. */
async function usageOf({ url }: AttackTarget, key: string): Promise<number> {
  const headers = { 'x-api-key': key };
  const { body } = await sendAs(url, { path: '/api/public/v1/wallets', address: HOME, headers });
  return body.wallets[0].projectCreditBalance.usage;
}
