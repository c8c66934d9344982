import { randomUUID } from 'node:crypto';
import { beforeAll } from 'vitest';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { launchedStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { POST } from './route';

testDatabase();
// Settings are read when they are first asked for. Nothing is sent here.
beforeAll(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
});

// What it does is tested with what it belongs to: ../route.test.ts.
refusesStrangers(POST, {
  method: 'POST',
  body: {},
  params: async ({ key }) => ({ studyId: (await launchedStudy(key, [flat([open()])])).id }),
  nowhere: { studyId: randomUUID() },
});
