import path from 'node:path';
import pg from 'pg';
import { projectRoot } from '@/lib/server/project-root';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { startProduct } from '@/lib/testing/product';
import { newOrganization, newWallet } from '@/lib/testing/world';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { clonedStudy } from './cloned-study';
import { writeTable } from './report';
import { withDatabase } from './with-database';

const ROUNDS = 15;
const SIZES = [10_000, 100_000];

/** A size of a study, with what a read of it needs. */
interface Place {
  key: string;
  studyId: string;
  linkId: string;
  walletId: string;
  size: number;
  /** Of those who chose the first option of a question. */
  chosen: object;
}

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
const WALLETS = '/api/public/v1/wallets';

/** A read by GET, or what is asked by POST. */
type Read = string | { path: string; body: object };

/** Every read that counts, lists or searches over a study. */
const READS: Record<string, (place: Place) => Read> = {
  'v1 list, page 0': ({ linkId }) => `/api/public/v1/responses/${linkId}?perPage=100`,
  'v1 list, last page': ({ linkId, size }) =>
    `/api/public/v1/responses/${linkId}?perPage=100&page=${size / 100 - 1}`,
  'v1 list, includeInProgress=false': ({ linkId }) =>
    `/api/public/v1/responses/${linkId}?perPage=100&includeInProgress=false`,
  'one response': ({ linkId, size }) => `/api/public/v1/responses/${linkId}/${size / 2}`,
  reading: ({ linkId, size }) => `/api/public/v1/responses/${linkId}/${size / 2}/reading`,
  'responses, latest first': ({ studyId }) => `/api/public/v1/studies/${studyId}/responses?limit=20`,
  'responses by quality': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses?limit=20&sort=quality`,
  'responses by duration': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses?limit=20&sort=duration`,
  'responses, complete ones': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses?limit=20&${filter({ progress: ['complete'] })}`,
  'responses with a word': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses?limit=20&${filter({ search: 'suitcase' })}`,
  'responses with a word or one near it': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses?limit=20&${filter({ search: 'suitcase', near: true })}`,
  'a word in all studies': () => '/api/public/v1/search?q=suitcase',
  'a question to the study': ({ studyId }) => ({
    path: `/api/public/v1/studies/${studyId}/ask`,
    body: { question: 'Where did people put their suitcases?' },
  }),
  'a question to all studies': () => ({
    path: '/api/public/v1/ask',
    body: { question: 'Where did people put their suitcases?' },
  }),
  summary: ({ studyId }) => `/api/public/v1/studies/${studyId}/responses/summary`,
  'summary of complete ones': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/responses/summary?${filter({ progress: ['complete'] })}`,
  results: ({ studyId }) => `/api/public/v1/studies/${studyId}/results`,
  'results of complete ones': ({ studyId }) =>
    `/api/public/v1/studies/${studyId}/results?${filter({ progress: ['complete'] })}`,
  'results of those who chose an option': ({ studyId, chosen }) =>
    `/api/public/v1/studies/${studyId}/results?${filter({ answers: [chosen] })}`,
  'tags of a study': ({ studyId }) => `/api/public/v1/studies/${studyId}/tags`,
  'URL parameters': ({ studyId }) => `/api/public/v1/studies/${studyId}/url-parameters`,
  fieldwork: ({ studyId }) => `/api/public/v1/studies/${studyId}/fieldwork`,
  themes: ({ studyId }) => `/api/public/v1/studies/${studyId}/themes`,
  'state of the themes': ({ studyId }) => `/api/public/v1/studies/${studyId}/codebook`,
  questions: ({ studyId }) => `/api/public/v1/studies/${studyId}/questions`,
  'studies of the dashboard': () => '/api/public/v1/dashboard/studies',
  "wallet's ledger": ({ walletId }) => `/api/public/v1/wallets/${walletId}/ledger`,
};

/** `npm run bench:reads [size…]`: what a read costs, as a multiple of a read of wallets in the same run. */
export async function main(args: readonly string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  await withDatabase(async ({ dataDir, url, keep }) => {
    const seededPlaces = await seeded(url, sizes);
    await disconnectDatabase();
    const product = keep(await startProduct(dataDir));
    const lines: string[] = [];
    // `ONLY`: a pattern of the names of the reads to do, for whoever works on one.
    const only = process.env.ONLY ?? '';
    const places: Place[] = [];
    for (const place of seededPlaces)
      places.push({ ...place, chosen: await firstChoice(product.url, place) });
    for (const [name, pathOf] of Object.entries(READS).filter(([read]) => new RegExp(only).test(read))) {
      const figures: number[] = [];
      for (const place of places) figures.push(await ratio(product.url, place, pathOf(place)));
      const told = figures.map((figure) => (Number.isNaN(figure) ? 'fails' : figure.toFixed(1)));
      say(`${name}: ${told.join(', ')}`);
      lines.push(`| ${name} | ${told.join(' | ')} |`);
    }
    const heads = sizes.map((size) => `${size.toLocaleString('en')} responses`);
    const text = [
      `| times a read of wallets | ${heads.join(' | ')} |`,
      `|---|${sizes.map(() => '---|').join('')}`,
      ...lines,
    ].join('\n');
    process.stdout.write(`\n${text}\n`);
    if (args.length === 0) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text, 'reads');
  });
}

/** A study of each size, in an organisation of its own with its wallet. */
async function seeded(url: string, sizes: readonly number[]): Promise<Omit<Place, 'chosen'>[]> {
  connectDatabase(url, { max: 10 });
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set synchronous_commit = off');
  const places: Omit<Place, 'chosen'>[] = [];
  for (const size of sizes) {
    const from = performance.now();
    const { key, organizationId } = await newOrganization();
    const { id, linkId } = await clonedStudy(client, key, size);
    // Entries that move nothing, one a response: a study with a wallet would end at its target.
    const walletId = await newWallet(organizationId, { credits: 1_000 });
    await client.query(
      `insert into transfer (wallet_id, kind, from_account, to_account, amount, reason, organization_id, study_id, response_id)
       select $1, 'project', 'held', 'spent', 0, 'waiver', organization_id, study_id, id from response where study_id = $2`,
      [walletId, id],
    );
    places.push({ key, studyId: id, linkId, walletId, size });
    say(`${size} responses in ${((performance.now() - from) / 60_000).toFixed(1)} minutes`);
  }
  // As the worker does every minute.
  await addUpCounts(database());
  await client.query('vacuum analyze');
  await saySizes(client);
  await client.end();
  return places;
}

/** What the largest tables take with their indexes, for docs/growth.md. */
async function saySizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; rows: string; megabytes: number; ofIndexes: number }>(
    `select relname as name, reltuples::bigint as rows, round(pg_total_relation_size(oid) / 1e6)::int as megabytes,
            round(pg_indexes_size(oid) / 1e6)::int as "ofIndexes"
       from pg_class where relkind = 'r' order by pg_total_relation_size(oid) desc limit 8`,
  );
  for (const { name, rows: count, megabytes, ofIndexes } of rows)
    say(`${name}: ${count} rows, ${megabytes} MB, ${ofIndexes} of them indexes`);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The filter of the first option that results show. */
async function firstChoice(url: string, { key, studyId }: Pick<Place, 'key' | 'studyId'>): Promise<object> {
  const reply = await fetch(`${url}/api/public/v1/studies/${studyId}/results`, {
    headers: { 'x-api-key': key },
  });
  const results: StudyResultsV1 = await reply.json();
  const [option] = results.questions.flatMap(({ parts }) => parts.flatMap(({ options }) => options));
  if (!option) throw new Error('nobody chose an option');
  return option.filter;
}

/** The median of a read's time divided by that of a read of wallets, one after the other; NaN when it fails. */
async function ratio(url: string, { key }: Place, at: Read): Promise<number> {
  const once = async (wanted: Read) => {
    const [address, body] = typeof wanted === 'string' ? [wanted] : [wanted.path, wanted.body];
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const from = performance.now();
    const reply = await fetch(url + address, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status === 503) throw new TooSlow();
    if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${text}`);
    return performance.now() - from;
  };
  const ratios: number[] = [];
  try {
    for (const wanted of [WALLETS, at]) for (let warm = 0; warm < 3; warm++) await once(wanted);
    for (let round = 0; round < ROUNDS; round++) {
      const wallets = (await once(WALLETS)) + (await once(WALLETS));
      ratios.push((await once(at)) / (wallets / 2));
    }
  } catch (error) {
    if (error instanceof TooSlow) return Number.NaN;
    throw error;
  }
  return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

/** Cancelled at the limit of statements, or refused because others were reading as much. */
class TooSlow extends Error {}
