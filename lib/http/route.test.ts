import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { POST as startRoute } from '@/app/api/interviews/route';
import { GET as legacyRoute } from '@/app/api/public/list_surveys/route';
import { POST as launchRoute } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { GET as studiesRoute } from '@/app/api/public/v1/studies/route';
import { connectDatabase, disconnectDatabase } from '@/lib/store/database';
import { call } from '@/lib/testing/call';

describe('without a database', () => {
  beforeAll(() => void connectDatabase('postgres://nobody:secret-word@127.0.0.1:9/none'));
  afterAll(disconnectDatabase);

  it('A8: every door answers internal_error in the envelope, soon and without details', async () => {
    const key = 'clq_0123456789ab_x';
    const begun = Date.now();
    const replies = await Promise.all([
      call(studiesRoute, { key }),
      call(legacyRoute, { key }),
      call(launchRoute, { key, method: 'POST', params: { studyId: randomUUID() } }),
      call(startRoute, { body: { linkId: 'some-study' } }),
      call(resumeRoute, { params: { responseId: randomUUID() }, token: 'x' }),
    ]);
    expect(Date.now() - begun).toBeLessThan(5_000);
    for (const { status, body, text } of replies) {
      expect([status, body.code]).toEqual([500, 'internal_error']);
      expect(Object.keys(body)).toEqual(['error', 'code']);
      expect(text).not.toMatch(/secret-word|nobody|select|127\.0|ECONN/i);
    }
  });

  it('what needs no database is refused all the same', async () => {
    expect((await call(studiesRoute)).body.code).toBe('missing_api_key');
    expect((await call(startRoute, { body: {} })).body.code).toBe('invalid_request_body');
  });
});
