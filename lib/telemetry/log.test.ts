import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { openLog } from './log';

function written(act: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  act(openLog({ write: (line) => (text += line) }));
  return text;
}

it('keeps keys, tokens, cookies and passwords out, at any of the usual depths', () => {
  const headers = { 'x-api-key': 'canary-1', cookie: 'canary-2', authorization: 'canary-3', accept: 'json' };
  const text = written((log) => {
    log.info({ req: { headers } }, 'one');
    log.info({ headers }, 'two');
    log.info({ token: 'canary-4', password: 'canary-5', user: { apiKey: 'canary-6' } }, 'three');
  });
  expect(text).not.toContain('canary');
  expect(text).toContain('json');
});

it('tells of an error its name, message, code, stack and cause, and nothing that hangs on it', () => {
  const error = Object.assign(new Error('broken', { cause: new Error('deep') }), {
    code: 'E1',
    detail: 'canary',
  });
  const line = JSON.parse(written((log) => log.error({ err: error }, 'failed')));
  expect(line.err).toMatchObject({
    name: 'Error',
    message: 'broken',
    code: 'E1',
    cause: { message: 'deep' },
  });
  expect(JSON.stringify(line)).not.toContain('canary');
});

it('tells of a failed query its statement and its cause, and none of its values', () => {
  const values = ['canary $& one', 'canary\n    at two', Buffer.from('canary')];
  const error = new DrizzleQueryError('insert into turn values ($1)', values, new Error('connection lost'));
  const text = written((log) => log.error({ err: error }, 'failed'));
  expect(text).not.toContain('canary');
  expect(JSON.parse(text).err).toMatchObject({
    message: 'Failed query: insert into turn values ($1)',
    stack: expect.stringContaining('log.test.ts'),
    cause: { message: 'connection lost' },
  });
});
