import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { POST as answerRoute } from '@/app/api/interviews/[responseId]/answers/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { projectRoot } from '@/lib/server/project-root';
import { connectDatabase, database, disconnectDatabase } from '@/lib/store/database';
import { findPublishedRevision } from '@/lib/store/revisions';
import { findStudyById } from '@/lib/store/studies';
import { call } from '@/lib/testing/call';
import { joinOnCitus, startCitus } from '@/lib/testing/citus';
import { launchedStudy, startedInterview, type TestStudy } from '@/lib/testing/journey';
import { type Running, startProduct } from '@/lib/testing/product';
import { openGuide, seededStudy } from '@/lib/testing/seeded-study';
import { newOrganization } from '@/lib/testing/world';
import { answerer, getter, type Interview } from './clients';
import { type FloorPlan, packed } from './floor';
import { type Comparison, compare } from './measure';
import { startFloor } from './processes';
import { type Line, table, writeTable } from './report';
import { recordStatements } from './statements';
import { withDatabase } from './with-database';

const LARGE = 100_100;
const QUESTIONS = 12;
/** Enough for every burst of both sides. */
const INTERVIEWS = 3_000;

interface World {
  key: string;
  small: TestStudy;
  large: TestStudy;
  interviews: Interview[];
  steps: string[];
}

/**
 * `npm run bench`: the product against floors in the same run. Prints the table and keeps it in docs/benchmarks.md.
 * TEST_CITUS: both sides on a coordinator of Citus, whose programs are in this folder; nothing is kept then.
 */
export async function main(args: readonly string[]): Promise<void> {
  const wanted = (name: string) => args.length === 0 || args.some((arg) => name.includes(arg));
  const programs = process.env.TEST_CITUS;
  await withDatabase(
    async ({ dataDir, url, keep }) => {
      const world = await seeded(url, wanted('page') ? LARGE : 1_000);
      const plan = await planned(url, world);
      await disconnectDatabase();
      const settings = programs
        ? { DATABASE_URL: url, APP_SECRET: randomBytes(32).toString('hex') }
        : undefined;
      const product = keep(await startProduct(dataDir, settings));
      const floor = keep(await startFloor('bench/floor.ts', packed(plan)));
      const lines = await measured({ product, floor, world, url }, wanted);
      const text = table(lines, `PostgreSQL ${await postgresVersion(url)}`);
      process.stdout.write(`\n${text}\n`);
      if (args.length === 0 && !programs) writeTable(path.join(projectRoot(), 'docs/benchmarks.md'), text);
    },
    programs ? () => openCitus(programs) : undefined,
  );
}

async function openCitus(programs: string) {
  const { url: ownerUrl, urls, stop } = await startCitus(programs, { durable: true });
  await joinOnCitus(urls, 'postgres');
  return { ownerUrl, release: stop };
}

async function seeded(url: string, large: number): Promise<World> {
  say('seeding');
  connectDatabase(url, { max: 10 });
  const { key } = await newOrganization();
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set synchronous_commit = off');
  const small = await seededStudy(client, key, 1_000);
  const study = { large: large === 1_000 ? small : await seededStudy(client, key, large) };
  await client.end();
  const answered = await launchedStudy(key, openGuide(QUESTIONS));
  const { liveRevisionId } = (await findStudyById(database(), answered.id))!;
  const { guide } = await findPublishedRevision(database(), answered.id, liveRevisionId!);
  const interviews: Interview[] = [];
  while (interviews.length < INTERVIEWS) {
    interviews.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => startedInterview(answered.linkId)))),
    );
  }
  return {
    key,
    small,
    large: study.large,
    interviews,
    steps: guide.flatMap((block) => block.items.map(({ id }) => id)),
  };
}

const listPath = (study: TestStudy, query: string) => `/api/public/v1/responses/${study.linkId}?${query}`;

/** What the product asks the database for each request, written down while its own handlers run here. */
async function planned(url: string, { key, small, interviews, steps }: World): Promise<FloorPlan> {
  const lists: FloorPlan['lists'] = {};
  for (const perPage of ['1000', '100']) {
    const list = () => call(listRoute, { key, params: { linkId: small.linkId }, query: { perPage } });
    // The first one may note the key's use besides.
    await list();
    const { statements } = await recordStatements(list);
    lists[listPath(small, `perPage=${perPage}`)] = { key, statements };
  }
  const { responseId, token } = interviews.pop()!;
  const seq = steps.length / 2;
  const give = (at: number) =>
    call(answerRoute, {
      params: { responseId },
      token,
      body: {
        stepId: steps[at],
        answer: { text: 'I usually take the train at seven because the later one is crowded.' },
      },
    });
  for (let at = 0; at < seq; at++) await give(at);
  const { statements, result } = await recordStatements(() => give(seq));
  if (result.status !== 200) throw new Error(result.text);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const stepId = steps[seq] ?? '';
  return { url, lists, answer: { statements, responseId, tokenHash, stepId, seq, reply: result.text } };
}

async function measured(
  { product, floor, world, url }: { product: Running; floor: Running; world: World; url: string },
  wanted: (name: string) => boolean,
): Promise<Line[]> {
  const { key, small, large, interviews, steps } = world;
  const lines: Line[] = [];
  for (const perPage of [1_000, 100]) {
    const at = listPath(small, `perPage=${perPage}`);
    await sameBodies(product.url + at, floor.url + at, key);
    for (const c of [1, 16]) {
      const name = `list of ${perPage}, ${c} at once / bare node:http`;
      if (!wanted(name)) continue;
      const both = await compare(name, getter(product, at, key, c), getter(floor, at, key, c));
      lines.push(atLeast(both, 0.9));
    }
  }
  for (const c of [1, 16]) {
    const name = `answer, ${c} at once / bare node:http`;
    if (!wanted(name)) continue;
    lines.push(
      atLeast(
        await compare(
          name,
          answerer(product, interviews, steps, c),
          answerer(floor, interviews, steps, c, true),
        ),
        0.5,
      ),
    );
  }
  const pages = async (name: string, query: string, aim: number) => {
    if (!wanted(name)) return;
    const page = (number: number) =>
      getter(product, listPath(large, `perPage=100&page=${number}${query}`), key, 1);
    lines.push(atMost(await compare(name, page(1_000), page(0)), aim));
  };
  await pages('page 1,000 / page 0, whole study', '', 1.2);
  await pages('page 1,000 / page 0, updatedSince', '&updatedSince=2026-01-01T00:00:00Z', 5);
  await pages('page 1,000 / page 0, includeInProgress=false', '&includeInProgress=false', 5);
  await deleteOne(url, large);
  await pages('page 1,000 / page 0, one response deleted', '', 5);
  return lines;
}

function atLeast(comparison: Comparison, aim: number): Line {
  const { ratio, range } = comparison;
  say(`${comparison.name}: ${ratio.toFixed(2)}`);
  return { ...comparison, figure: ratio, figures: range, aim: `≥ ${aim}`, met: ratio >= aim };
}

/** A cost, so the rates' ratio upside down. */
function atMost(comparison: Comparison, aim: number): Line {
  const { ratio, range } = comparison;
  const figure = 1 / ratio;
  say(`${comparison.name}: ${figure.toFixed(2)}`);
  return {
    ...comparison,
    figure,
    figures: [1 / range[1], 1 / range[0]],
    aim: `≤ ${aim}`,
    met: figure <= aim,
  };
}

/** What is compared must be the same work. */
async function sameBodies(one: string, other: string, key: string): Promise<void> {
  const [a, b] = await Promise.all(
    [one, other].map(async (url) => (await fetch(url, { headers: { 'x-api-key': key } })).text()),
  );
  if (a !== b) throw new Error(`the floor does not answer as the product does: ${one}`);
  say(`${one.split('?')[1]}: ${((a?.length ?? 0) / 1_000).toFixed(0)} kB`);
}

/** A gap in the readable ids: pages are no ranges any more. Not the last one, so that page 1,000 keeps 99 of its 100. */
async function deleteOne(url: string, study: TestStudy): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('delete from response where study_id = $1 and readable_id = 50000', [study.id]);
  await client.query('update study set response_total = response_total - 1 where id = $1', [study.id]);
  await client.end();
}

async function postgresVersion(url: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
