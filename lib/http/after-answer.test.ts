import { expect, it } from 'vitest';
import { afterAnswer, workAfterAnswers } from './after-answer';

it('waits for all that goes on after its answer, also for what fails and for what is added meanwhile', async () => {
  const done: string[] = [];
  const work = async (name: string, ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    done.push(name);
    if (name === 'fails') throw new Error('the mail server is away');
    if (name === 'first') afterAnswer(work('added', 5), { requestId: '1', message: 'not sent' });
  };
  for (const name of ['first', 'fails']) afterAnswer(work(name, 5), { requestId: '1', message: 'not sent' });
  await workAfterAnswers();
  expect(done.sort()).toEqual(['added', 'fails', 'first']);
});
