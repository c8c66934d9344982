import { randomUUID } from 'node:crypto';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { GET, POST } from '../route';
import { DELETE } from './route';

testDatabase();

// What it does is tested with what it belongs to: ../route.test.ts.
refusesStrangers(DELETE, {
  method: 'DELETE',
  params: async ({ key }) => {
    const studyId = (await createdStudy(key, [flat([open()])])).id;
    await call(POST, { key, params: { studyId }, body: { invitees: [{ email: 'ada@example.org' }] } });
    const { body } = await call(GET, { key, params: { studyId } });
    return { studyId, invitationId: body.invitations[0].id };
  },
  nowhere: { studyId: randomUUID(), invitationId: randomUUID() },
});
