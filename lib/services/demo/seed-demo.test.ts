import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as listResponses } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { GET as listWallets } from '@/app/api/public/v1/wallets/route';
import { database, pool } from '@/lib/store/database';
import { findDemoOrganization } from '@/lib/store/organizations';
import { organization, response } from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { newOrganization, newWallet } from '@/lib/testing/world';
import { demoStands, newDemoSecrets, seedDemo, seedFirstStart, seedInto } from './seed-demo';
import { DEMO_SIZE } from './seed-studies';

testDatabase();

const secrets = newDemoSecrets();
const secretsOf = () => secrets;
const onStored = () => {};

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database().execute<{ n: string }>(statement);
  return Number(rows[0]?.n);
}

/** What has to be the same however responses came to be. Each query counts what breaks it. */
const BROKEN = {
  'the document is of another state than the row': sql`select count(*) as n from response r where
    r.doc::json->>'id' <> r.id::text or (r.doc::json->>'readableId')::int <> r.readable_id
    or (r.doc::json->>'updatedAt')::timestamptz <> r.updated_at
    or r.doc::json->>'tagline' is distinct from r.tagline
    or (r.doc::json->'urlParams'->>'pid') is distinct from (r.url_params->1->>1)`,
  'an answer is of no turn': sql`select count(*) as n from response r, json_array_elements(r.doc::json->'answersArray') a
    where not exists (select 1 from turn t where t.response_id = r.id and t.answer_id = (a->>'answerId')::uuid)`,
  'an answer id is another response’s': sql`select count(*) as n from
    (select 1 from turn where answer_id is not null group by answer_id having count(distinct response_id) > 1) d`,
  'a study’s counters': sql`select count(*) as n from study s join lateral (
      select count(*) as total, count(*) filter (where progress = 'complete') as complete,
             coalesce(max(readable_id), 0) as last from response r where r.study_id = s.id) c on true
    where s.response_total <> c.total or s.complete_count <> c.complete or s.last_readable_id <> c.last`,
  'a hold': sql`select count(*) as n from study_hold h where h.remaining <> h.amount -
    (select coalesce(sum(amount), 0) from share s where s.study_id = h.study_id and s.state in ('held', 'charged'))`,
  'a charge': sql`select count(*) as n from share s where (s.state = 'charged') <>
    exists (select 1 from transfer t where t.response_id = s.response_id and t.reason = 'charge')`,
  'a response without a share': sql`select count(*) as n from response r where not exists
    (select 1 from share s where s.response_id = r.id)`,
  'an exposure': sql`select count(*) as n from concept_exposure e where e.shown <>
    (select count(*) from response r, jsonb_each(r.draws) d
      where r.study_id = e.study_id and d.value ? e.concept_id)`,
  'J2: a response’s events are not those of an interviewed one, in that order and at its times': sql`select count(*) as n
    from response r left join lateral (select array_agg(type order by seq) as types, array_agg(occurred_at order by seq) as times
      from event e where e.response_id = r.id) e on true
    where e.types is distinct from array_remove(array['response.started',
        case r.progress when 'complete' then 'response.completed' when 'screened_out' then 'response.screened_out' end,
        case when r.analyzed_at is not null then 'response.analyzed' end], null)
      or e.times is distinct from array_remove(array[r.created_at, r.ended_at, r.analyzed_at], null)`,
  'J2: a study’s events': sql`select count(*) as n from study s where s.status = 'live' and
    (select array_agg(type) from event e where e.study_id = s.id and e.response_id is null)
      is distinct from array['study.launched']`,
  'something in the future': sql`select count(*) as n from response where greatest(updated_at, created_at) > now()`,
  'an end without analysis': sql`select count(*) as n from response
    where (ended_at is null) <> (analyzed_at is null)`,
};

async function expectConsistent(): Promise<void> {
  for (const [what, statement] of Object.entries(BROKEN))
    expect([what, await count(statement)]).toEqual([what, 0]);
  expect((await verifyWallets(database())).differences).toEqual([]);
}

describe('the first start', () => {
  it('killed amid seeding it leaves nothing, and the next one seeds', async () => {
    // Connected beforehand: on a busy machine a new connection may come too late to find the seeding under way.
    const killer = await pool().connect();
    const killed = seedFirstStart(database(), () => {
      setTimeout(
        () =>
          void killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`),
        300,
      );
      return secrets;
    });
    await expect(killed).rejects.toThrow();
    killer.release();
    expect(await count(sql`select count(*) as n from organization`)).toBe(0);
    expect(await demoStands(database(), secrets)).toBe(false);
  });

  it('seeds three studies that its key reads, with what they cost', async () => {
    expect(await seedFirstStart(database(), secretsOf)).toBe(true);
    expect(await demoStands(database(), secrets)).toBe(true);
    const studies = await call(listStudies, { key: secrets.apiKey });
    expect(studies.body).toHaveLength(3);
    let all = 0;
    for (const { linkId, responseCount, folderPath } of studies.body) {
      const responses = await call(listResponses, { key: secrets.apiKey, params: { linkId } });
      const complete = responses.body.filter(({ progress }: { progress: string }) => progress === 'complete');
      expect(complete).toHaveLength(responseCount);
      expect(folderPath).not.toBeNull();
      expect(complete.every(({ tagline, bulletSummary }: never) => tagline && bulletSummary)).toBe(true);
      all += responses.body.length;
    }
    expect(all).toBe(DEMO_SIZE.responses);
    const { wallets } = (await call(listWallets, { key: secrets.apiKey })).body;
    expect(wallets).toHaveLength(1);
    expect(wallets[0].projectCreditBalance.balance).toBeGreaterThan(100);
    await expectConsistent();
  });

  it('marks the organisation as the demo’s', async () => {
    const id = await findDemoOrganization(database());
    const [row] = await database().select().from(organization).where(eq(organization.id, id!));
    expect(JSON.parse(row?.metadata ?? '')).toEqual({ demo: true });
  });

  it('never seeds twice, nor where somebody works already', async () => {
    const before = await count(sql`select count(*) as n from study`);
    expect(await seedFirstStart(database(), newDemoSecrets)).toBe(false);
    expect(await count(sql`select count(*) as n from study`)).toBe(before);
  });
});

describe('by command', () => {
  it('adds studies to the demo, as many responses as asked for, most of them repetitions', async () => {
    const size = { studies: 4, responses: 331, distinct: 30 };
    const stored: number[] = [];
    const seeded = await seedDemo(database(), { ...size, secrets, onStored: (n) => stored.push(n) });
    expect(seeded.apiKey).toBe(secrets.apiKey);
    expect(seeded.organizationId).toBe(await findDemoOrganization(database()));
    expect(seeded.studies.map(({ responses }) => responses).reduce((a, b) => a + b)).toBe(331);
    expect(stored.at(-1)).toBe(331);
    for (const { id, responses } of seeded.studies) {
      const rows = await database()
        .select()
        .from(response)
        .where(eq(response.studyId, id))
        .orderBy(asc(response.readableId));
      expect(rows).toHaveLength(responses);
      const times = rows.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
    await expectConsistent();
  });

  it('seeds into another organisation in an owner’s name, and credits its wallet by what is missing', async () => {
    const person = await newOrganization();
    await newWallet(person.organizationId, { credits: 1_00 });
    const { organizationId } = person;
    const seeded = await seedInto(database(), { organizationId, studies: 1, responses: 12, onStored });
    const studies = await call(listStudies, { key: seeded.apiKey });
    expect(studies.body).toMatchObject([{ id: seeded.studies[0]?.id, creator: { email: person.email } }]);
    await expectConsistent();
  });

  it('takes no organisation that is not there or that nobody owns', async () => {
    const { organizationId } = await newOrganization('viewer');
    const size = { studies: 1, responses: 1, onStored };
    await expect(seedInto(database(), { ...size, organizationId })).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expect(
      seedInto(database(), { ...size, organizationId: '5b0e0a0e-0000-4000-8000-000000000000' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
