import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { GET as fileRoute } from '@/app/api/exports/[key]/route';
import { GET as exportRoute } from '@/app/api/public/v1/studies/[studyId]/responses/export/route';
import { DELETE as deleteStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { forgetOldExports } from '@/lib/services/exports/forget-old-exports';
import { writeExport } from '@/lib/services/exports/write-export';
import { database, pool } from '@/lib/store/database';
import { response, studyExport } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { storedEvents } from '@/lib/testing/events-of';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization, type Person } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async ({ key, organizationId, userId }) => {
    const study = await launchedStudy(key, [flat([open()])]);
    const [row] = await database()
      .insert(studyExport)
      .values({
        organizationId,
        userId,
        studyId: study.id,
        format: 'csv',
        filter: {},
        total: 1,
        key: randomUUID(),
      })
      .returning();
    return { studyId: study.id, exportId: row!.id };
  },
  nowhere: { studyId: randomUUID(), exportId: randomUUID() },
});

let person: Person;
let studyId: string;
const MANY = 5_001;
beforeAll(async () => {
  person = await newOrganization();
  const study = await launchedStudy(person.key, [flat([open()])]);
  studyId = study.id;
  await startedInterview(study.linkId);
  const [row] = await database().select().from(response).where(eq(response.studyId, studyId));
  const copies = Array.from({ length: MANY - 1 }, (_, at) => {
    const id = randomUUID();
    return {
      ...row!,
      id,
      readableId: at + 2,
      tokenHash: Buffer.from(id),
      doc: JSON.stringify({ id, readableId: at + 2 }),
    };
  });
  for (let at = 0; at < copies.length; at += 500)
    await database()
      .insert(response)
      .values(copies.slice(at, at + 500));
});

const begin = (format: string) =>
  call(exportRoute, { key: person.key, params: { studyId }, query: { format } });
const read = (exportId: string, key = person.key) => call(GET, { key, params: { studyId, exportId } });
async function download(url: string): Promise<Response> {
  const { pathname } = new URL(url);
  return fileRoute(new Request(url), { params: Promise.resolve({ key: pathname.split('/').at(-1) ?? '' }) });
}

describe('M4: more than 5,000 responses', () => {
  it('are written by a job, with its place, its progress, and a link for a day', async () => {
    const begun = await begin('ndjson');
    expect(begun.status).toBe(202);
    const { id } = begun.body;
    expect(begun.headers.get('location')).toBe(`/api/public/v1/studies/${studyId}/exports/${id}`);
    expect(begun.headers.get('x-total-count')).toBe(String(MANY));
    expect(begun.body).toEqual({ id, status: 'waiting', progress: 0 });
    expect((await begin('ndjson')).body.id).toBe(id);
    const { rows } = await pool().query(`select 1 from graphile_worker.jobs where key = 'export:${id}'`);
    expect(rows).toHaveLength(1);

    await writeExport(database(), id);
    const { body } = await read(id);
    expect(body).toEqual({
      id,
      status: 'ready',
      progress: 1,
      url: expect.any(String),
      expiresAt: expect.any(String),
    });
    const hours = (new Date(body.expiresAt).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const file = await download(body.url);
    expect(file.headers.get('content-disposition')).toContain('.ndjson');
    const lines = (await file.text()).trimEnd().split('\n');
    expect(lines).toHaveLength(MANY);
    expect(JSON.parse(lines[MANY - 1] ?? '')).toMatchObject({ readableId: MANY, transcript: [] });
    const events = (await storedEvents(studyId)).filter(({ type }) => type === 'export.ready');
    expect(events.map(({ exportId }) => exportId)).toEqual([id]);
    // A second worker that was given the same job writes nothing.
    await writeExport(database(), id);
    expect((await storedEvents(studyId)).filter(({ type }) => type === 'export.ready')).toHaveLength(1);
  });

  it('an altered link is refused, and the file is removed after its day', async () => {
    const { id } = (await begin('csv')).body;
    await writeExport(database(), id);
    const { url } = (await read(id)).body;
    expect((await download(url.replace(/.$/, (end: string) => (end === 'A' ? 'B' : 'A')))).status).toBe(403);
    await database()
      .update(studyExport)
      .set({ expiresAt: new Date(0) })
      .where(eq(studyExport.id, id));
    expect((await read(id)).body.code).toBe('not_found');
    await forgetOldExports(database());
    expect((await download(url)).status).toBe(404);
  });

  it('an organisation has five under way at most', async () => {
    const replies = [];
    for (const format of ['csv', 'json', 'markdown', 'docx', 'sav', 'xlsx'])
      replies.push(await begin(format));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 409]);
    expect(replies[5]?.headers.get('retry-after')).toBe('30');
  });

  it('are cancelled when the study is deleted', async () => {
    const { id } = (await begin('markdown')).body;
    await call(deleteStudy, { method: 'DELETE', key: person.key, params: { studyId } });
    await expect(writeExport(database(), id)).resolves.toBeUndefined();
    expect((await read(id)).body.code).toBe('study_not_found');
  });
});
