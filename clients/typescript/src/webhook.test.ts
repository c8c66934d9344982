import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { UnverifiedMessage, verifyWebhook } from './index.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const former = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = JSON.stringify({
  type: 'response.completed',
  timestamp: '2026-09-14T09:30:00.000Z',
  data: { organizationId: 'o' },
});
const now = new Date('2026-09-14T09:30:00Z');

function headers(by: string, at = now, text = body) {
  return {
    'webhook-id': 'm-1',
    'webhook-timestamp': String(at.getTime() / 1_000),
    'webhook-signature': new Webhook(by).sign('m-1', at, text),
  };
}

it('a webhook’s message is believed when one of our secrets signed it', async () => {
  const secrets = [secret, former];
  const message = await verifyWebhook({ body, headers: new Headers(headers(former)), secrets }, now);
  expect(message).toEqual({ id: 'm-1', ...JSON.parse(body) });
  const two = {
    ...headers(secret),
    'webhook-signature': `v1,AAAA v2,x ${headers(secret)['webhook-signature']}`,
  };
  expect((await verifyWebhook({ body, headers: two, secrets: [secret] }, now)).id).toBe('m-1');
});

it.each([
  ['another secret', { headers: headers(former) }],
  ['another body', { headers: headers(secret), body: `${body} ` }],
  ['another id', { headers: { ...headers(secret), 'webhook-id': 'm-2' } }],
  ['an old message', { headers: headers(secret, new Date(now.getTime() - 301_000)) }],
  ['one of the future', { headers: headers(secret, new Date(now.getTime() + 301_000)) }],
  ['a time that is none', { headers: { ...headers(secret), 'webhook-timestamp': 'today' } }],
  ['no signature', { headers: { 'webhook-id': 'm-1', 'webhook-timestamp': '1' } }],
  ['a signature that is no base64', { headers: { ...headers(secret), 'webhook-signature': 'v1,é!' } }],
])('is not believed with %s', async (_, given) => {
  const asked = verifyWebhook({ body, secrets: [secret], ...given }, now);
  await expect(asked).rejects.toBeInstanceOf(UnverifiedMessage);
});
