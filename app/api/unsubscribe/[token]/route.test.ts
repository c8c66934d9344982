import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { unsubscribeToken } from '@/lib/ports/invitation-token';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { GET, POST } from './route';

testDatabase();

// Whom it stops mails to is tested with the invitations of a study.
/** By hand: what it answers is a page, which the API document has no shape for. */
const asked = (handler: typeof GET, method: string, token: string) =>
  handler(new Request(`http://127.0.0.1:3000/api/unsubscribe/${token}`, { method }), {
    params: Promise.resolve({ token }),
  });

it('N7: asks by a page with one button, which changes nothing by itself', async () => {
  const reply = await asked(GET, 'GET', unsubscribeToken(randomUUID()));
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('<form method="post"><button>No more invitations</button></form>');
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('N7: takes the press of a mail program, whatever its body, also when the address was erased', async () => {
  const reply = await asked(POST, 'POST', unsubscribeToken(randomUUID()));
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

it.each([randomUUID(), `${randomUUID()}.${'a'.repeat(43)}`, 'nobody', ''])(
  'N7: %s is no link of ours',
  async (token) => {
    for (const [method, handler] of [['GET', GET] as const, ['POST', POST] as const]) {
      const reply = await call(handler, { method, params: { token } });
      expect([reply.status, reply.body.code]).toEqual([404, 'not_found']);
    }
  },
);
