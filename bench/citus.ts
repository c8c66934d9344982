import pg from 'pg';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { GET as entranceRoute } from '@/app/api/interviews/studies/[linkId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { POST as shareRoute } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { GET as sharedRoute } from '@/app/api/shared/[token]/route';
import { migrate } from '@/lib/server/migrate';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { createOnCitus, startCitus } from '@/lib/testing/citus';
import { distributeByStudy } from '@/lib/testing/distribute';
import { answer, answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { openGuide } from '@/lib/testing/seeded-study';
import { createUpload, fileInterview, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { recordStatements, type Statement } from './statements';

/** What Citus would do with a statement: touch so many shards, or say why not. */
type Verdict = { shards: number } | { refused: string };

/**
 * `npm run bench:citus`: how far the product is from tables distributed by study. Takes down what it asks the database
 * where nothing is distributed, and has Citus plan each of these statements where everything is (docs/decisions/111).
 * TEST_CITUS: the folder of the programs of a PostgreSQL with Citus.
 */
export async function main(): Promise<void> {
  const citus = await startCitus(process.env.TEST_CITUS ?? '/usr/lib/postgresql/15/bin');
  try {
    const plain = await createOnCitus(citus.urls, 'plain');
    await migrate(plain);
    const distributed = await createOnCitus(citus.urls, 'distributed');
    await migrate(distributed);
    const client = new pg.Client(distributed);
    await client.connect();
    const { tables, withoutStudy, widenedKeys, refused } = await distributeByStudy(client);
    say(`${tables.length} tables by study, of which without study_id: ${withoutStudy.join(', ')}`);
    say(`${widenedKeys.length} keys with the study added`);
    for (const { statement, why } of refused) say(`refused: ${statement}\n  ${why}`);
    connectDatabase(plain);
    const asked = await journeys();
    await disconnectDatabase();
    for (const [name, statements] of Object.entries(asked)) {
      say(`\n${name}`);
      for (const statement of statements) {
        const verdict = await planned(client, statement);
        if (verdict) say(`  ${told(verdict)}  ${shortened(statement.text)}`);
      }
    }
    await client.end();
  } finally {
    await citus.stop();
  }
}

/** What the product asks the database for what people do most. */
async function journeys(): Promise<Record<string, Statement[]>> {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, openGuide(3));
  const params = { linkId: study.linkId };
  const taken: Record<string, Statement[]> = {};
  const take = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const { statements, result } = await recordStatements(work);
    taken[name] = statements;
    return result;
  };
  await take('a study is read by its link', () => call(entranceRoute, { params }));
  const interview = await take('an interview starts', () => startedInterview(study.linkId));
  const next = await take('an answer', () => answer(interview, interview.step.id, { text: 'By train.' }));
  const { responseId, token } = interview;
  await take('an interview is read again', () => call(resumeRoute, { params: { responseId }, token }));
  const rest = { ...interview, step: next.body.step };
  await take('the other answers and the end', () => answered(rest, plainAnswer));
  const { interview: sender } = await fileInterview();
  const { id } = await take('an upload is begun', () =>
    createUpload(sender, { 'upload-length': '100' }, { stepId: sender.step.id }),
  );
  await take('a chunk of it', () => sendBytes(sender, id, 0, new Uint8Array(50)));
  await take('its last chunk', () => sendBytes(sender, id, 50, new Uint8Array(50)));
  await take('a list of responses', () => call(listRoute, { key, params }));
  const shared = await call(shareRoute, {
    key,
    params: { studyId: study.id },
    body: { what: 'response', responseId },
  });
  const opened = { params: { token: `${shared.body.url}`.split('/').at(-1) ?? '' } };
  await take('a shared response is read', () => call(sharedRoute, opened));
  return taken;
}

async function planned(client: pg.Client, { text, values }: Statement): Promise<Verdict | null> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null;
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
    const lines = rows.map((row) => row['QUERY PLAN']);
    const failed = lines.find((line) => line.includes('Error:'));
    if (failed) return { refused: failed.trim() };
    const counts = lines.flatMap((line) => /Task Count: (\d+)/.exec(line)?.[1] ?? []);
    return { shards: counts.reduce((most, count) => Math.max(most, Number(count)), 0) };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

function told(verdict: Verdict): string {
  if ('refused' in verdict) return `refused (${verdict.refused})`;
  return verdict.shards === 0 ? 'coordinator ' : verdict.shards === 1 ? 'one shard   ' : 'all shards  ';
}

function shortened(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^select .{80,}? from /, 'select … from ')
    .slice(0, 150);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
