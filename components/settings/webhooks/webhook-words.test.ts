import { expect, it } from 'vitest';
import type { Delivery } from '@/lib/client/webhooks';
import { EVENT_TYPES } from '@/lib/domain/event';
import { EVENT_NAMES, happened, nameOf, standing, summaryOf, tookText } from './webhook-words';

const attempt = (status: number | null, durationMs: number) => ({
  at: '2026-11-22T10:00:00.000Z',
  status,
  durationMs,
  problem: status === 200 ? null : 'It did not answer.',
});
const message = (status: Delivery['status'], attempts: Delivery['attempts']): Delivery => ({
  id: '',
  eventId: '',
  type: 'response.completed',
  status,
  attempts,
  nextAttemptAt: null,
  createdAt: '',
  body: '{}',
});

it('J1: every event has words', () => {
  expect([...EVENT_NAMES].sort()).toEqual([...EVENT_TYPES].sort());
  expect([happened('export.ready'), happened('webhook.test')]).toEqual(['An export is ready', 'A test']);
});

it('J1: an address is called by its words, else by its host', () => {
  const url = 'https://hooks.example:8443/in';
  expect(nameOf({ url, description: 'Warehouse' })).toBe('Warehouse');
  expect([nameOf({ url, description: null }), nameOf({ url, description: '' })]).toEqual([
    'hooks.example:8443',
    'hooks.example:8443',
  ]);
});

it('J2: what its newest messages come to', () => {
  const messages = [
    message('delivered', [attempt(200, 150)]),
    message('delivered', [attempt(503, 40), attempt(200, 420)]),
    message('waiting', [attempt(null, 15_000)]),
    message('waiting', []),
    message('failed', [attempt(500, 90)]),
  ];
  expect(summaryOf(messages)).toEqual({
    arrived: 2,
    total: 5,
    first: 1,
    middle: '0.4 s',
    givenUp: 1,
    waiting: 2,
  });
  expect(messages.map(({ attempts }) => tookText(attempts))).toEqual([
    '0.1 s',
    '0.4 s',
    '15 s',
    '–',
    '0.1 s',
  ]);
  expect(messages.map((one) => standing(one).word)).toEqual(['200', '200', 'waiting', 'waiting', 'given up']);
  expect(summaryOf([]).middle).toBe('–');
});
