import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();
refusesStrangers(GET, {
  params: async ({ key }) => ({ studyId: (await createdStudy(key, wholeGuide())).linkId }),
  nowhere: { studyId: randomUUID() },
});

it('is the guide as a document, with a name for its file', async () => {
  const { key } = await newOrganization();
  const { id } = await createdStudy(key, wholeGuide(), { title: 'Züge & Fahrräder!' });
  const { body } = await call(GET, { key, params: { studyId: id } });
  expect(body.fileName).toBe('züge-fahrräder.md');
  expect(body.markdown).toMatch(/^# Züge & Fahrräder!\n/);
  expect(body.markdown).toContain('**Q5. Where did the bicycle stand?**');
  expect(body.markdown).toContain('- Ask only when this holds: Q4 must select “A bicycle”');
});
