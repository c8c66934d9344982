import { expect, it } from 'vitest';
import { queueLogger } from './queue-logger';

function told(tell: (logger: ReturnType<typeof queueLogger>) => void): string[] {
  const lines: string[] = [];
  const keep = (level: string) => (_: object, message?: string) => {
    lines.push(`${level}: ${message}`);
  };
  tell(queueLogger({ error: keep('error'), warn: keep('warn') }));
  return lines;
}
const failure = (attempts: number) => ({ failure: true, job: { attempts, max_attempts: 8 } });

it('a job that fails is a warning until its last attempt, which is one error', () => {
  const lines = told((logger) => {
    for (let attempt = 1; attempt <= 8; attempt += 1) logger.error(`failed ${attempt}`, failure(attempt));
  });
  expect(lines).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `warn: failed ${n}`).concat('error: failed 8'));
});

it('other errors are errors, and what went well is not told', () => {
  const lines = told((logger) => {
    logger.error('the queue itself broke');
    logger.warn('odd');
    logger.warn('WARNING: having maxPoolSize (10) smaller than concurrency (16) may lead to …');
    logger.info('completed');
    logger.debug('taken');
  });
  expect(lines).toEqual(['error: the queue itself broke', 'warn: odd']);
});
