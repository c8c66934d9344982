import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, type AttackTarget, atMost, exactly, type Figure } from './attack';
import { cookiesOf, sendAs, signInAs } from './stranger';

const ADDRESSES = 12;
const GUESSES_EACH = 20;
/** Twenty-one at once, and one more after each wait. */
const MOST_LOOKED_AT = 30;

/** Guesses of passwords, keys and tokens from many addresses, and their effect on the rightful owners (X7). */
export const guessing: Attack = {
  name: 'x7-guessing',
  settings: { TRUST_PROXY: '1' },
  run: async (target) => [
    ...(await guessedPasswords(target)),
    ...(await guessedKeys(target)),
    ...(await guessedFromOneNetwork(target)),
  ],
};

interface Account {
  email: string;
  password: string;
}

async function newAccount({ admin }: AttackTarget): Promise<Account> {
  const email = `${randomUUID()}@example.org`;
  const password = randomUUID();
  const { organizationId } = await admin<{ organizationId: string }>('org:create', { name: 'Office' });
  await admin('user:create', { email, name: 'Ada', password, org: organizationId, role: 'owner' });
  return { email, password };
}

async function guessedPasswords(target: AttackTarget): Promise<Figure[]> {
  const account = await newAccount(target);
  const known = cookiesOf(await signInAs(target.url, { ...account, address: '192.0.2.250' }));
  let lookedAt = 0;
  let longestWait = 0;
  for (let address = 0; address < ADDRESSES; address++) {
    const replies = await Promise.all(
      Array.from({ length: GUESSES_EACH }, (_, guess) =>
        signInAs(target.url, {
          email: account.email,
          password: `wrong horse ${address} ${guess}`,
          address: `192.0.2.${address}`,
        }),
      ),
    );
    lookedAt += replies.filter(({ status }) => status === 401).length;
    const waits = replies.map(({ headers }) => Number(headers.get('retry-after') ?? 0));
    longestWait = Math.max(longestWait, ...waits);
  }
  const amid = await signInAs(target.url, { ...account, address: '198.51.100.1', cookie: known });
  let later = await signInAs(target.url, { ...account, address: '198.51.100.2' });
  if (later.status === 429) {
    await sleep(Number(later.headers.get('retry-after')) * 1_000);
    later = await signInAs(target.url, { ...account, address: '198.51.100.2' });
  }
  return [
    atMost(
      `wrong passwords of one account looked at, of ${ADDRESSES * GUESSES_EACH} from ${ADDRESSES} addresses`,
      lookedAt,
      MOST_LOOKED_AT,
    ),
    atMost('seconds that somebody has to wait at most', longestWait, 300),
    exactly('its owner signs in meanwhile, from a browser that they used before', amid.status, 200),
    exactly('its owner signs in from another browser after the wait', later.status, 200),
  ];
}

async function guessedKeys(target: AttackTarget): Promise<Figure[]> {
  const account = await newAccount(target);
  const address = '203.0.113.1';
  const keys = [];
  for (let guess = 0; guess < 30; guess++) {
    const reply = await sendAs(target.url, {
      path: '/api/public/v1/wallets',
      address,
      headers: { 'x-api-key': `clq_${guess}` },
    });
    keys.push(reply.status);
  }
  const signedIn = await signInAs(target.url, { ...account, address });
  return [
    exactly('wrong keys of one address judged, of 30', keys.filter((status) => status === 401).length, 20),
    exactly('a colleague at that address signs in', signedIn.status, 200),
  ];
}

/** One customer's IPv6 network is 2^64 addresses. */
async function guessedFromOneNetwork({ url }: AttackTarget): Promise<Figure[]> {
  let judged = 0;
  for (let host = 1; host <= 60; host++) {
    const reply = await sendAs(url, {
      path: '/api/public/v1/wallets',
      address: `2001:db8:0:1::${host.toString(16)}`,
      headers: { 'x-api-key': `clq_${host}` },
    });
    if (reply.status === 401) judged++;
  }
  return [exactly('wrong keys judged, of 60 from 60 addresses of one IPv6 network', judged, 20)];
}
