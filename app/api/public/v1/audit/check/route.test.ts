import { describe, expect, it } from 'vitest';
import { pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { createdStudy } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();
refusesStrangers(GET, {});

const guide = [flat([open()])];

describe('O1: the chain of the audit log', () => {
  it('holds, and shows what was altered, taken out or cut off', async () => {
    const { key, organizationId } = await newOrganization();
    for (let made = 0; made < 3; made++) await createdStudy(key, guide);
    const holds = async () => (await call(GET, { key })).body;
    expect(await holds()).toMatchObject({ ok: true, entries: 3, brokenAt: null });

    const own = `organization_id = '${organizationId}'`;
    await expect(pool().query(`update audit_entry set ip = 'x' where ${own}`)).rejects.toThrow(/append-only/);
    await expect(pool().query(`delete from audit_entry where ${own}`)).rejects.toThrow(/append-only/);
    await expect(pool().query('truncate audit_entry')).rejects.toThrow(/append-only/);

    const tampered = async (change: string) => {
      const client = await pool().connect();
      try {
        await client.query(
          `alter table audit_entry disable trigger user; ${change}; alter table audit_entry enable trigger user`,
        );
      } finally {
        client.release();
      }
      return (await holds()).brokenAt;
    };
    expect(await tampered(`update audit_entry set ip = 'x' where ${own} and number = 2`)).toBe(2);
    expect(await tampered(`delete from audit_entry where ${own} and number = 2`)).toBe(3);
    expect(await tampered(`delete from audit_entry where ${own} and number = 3`)).toBe(2);
  });

  it('holds when many write at once', async () => {
    const { key } = await newOrganization();
    await Promise.all(Array.from({ length: 12 }, () => createdStudy(key, guide)));
    expect((await call(GET, { key })).body).toMatchObject({ ok: true, entries: 12 });
  });
});
