import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { GET } from './route';

testDatabase();

it.each(['..', '../postgres/PG_VERSION', `${'ab'.repeat(32)}.png`, 'x.png', ''])(
  'there is nothing at %j',
  async (file) => {
    const { status, body } = await call(GET, { params: { file } });
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);
