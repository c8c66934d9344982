import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as testWebhook } from '@/app/api/public/v1/webhooks/[webhookId]/test/route';
import { POST as createWebhook } from '@/app/api/public/v1/webhooks/route';
import { deletionDate } from '@/lib/domain/people/leaving';
import { leaveOrganization } from '@/lib/services/leaving/delete-organization';
import { keepOrganizationAnyway } from '@/lib/services/leaving/keep-organization';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { runJobs } from '@/lib/testing/run-jobs';
import { startReceiver, type WebhookReceiver } from '@/lib/testing/webhook-receiver';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.stop());

const guide = [flat([open({ text: 'How was it?', followUp: 'none' })])];

/** Its jobs: of which kind, in which queue, and whether they are due. */
async function queued(keys: readonly string[]) {
  const { rows } = await pool().query<{ key: string; kind: string; queue: string | null; due: boolean }>(
    `select task_identifier as kind, queue_name as queue, run_at <= now() as due, key, max_attempts, attempts
       from graphile_worker.jobs where key = any($1) order by key`,
    [keys],
  );
  return rows;
}

describe('jobs of an organisation that is to be deleted', () => {
  it('O4: wait as they are, and run once it is kept; those of others run', async () => {
    const { organizationId, key } = await newOrganization();
    const other = await newOrganization();
    const ended = await Promise.all(
      [key, other.key].map(async (by) => {
        const study = await launchedStudy(by, guide);
        const interview = await startedInterview(study.linkId);
        await answered(interview, () => ({ text: 'It was crowded, and late.' }));
        return interview.responseId;
      }),
    );
    const made = await call(createWebhook, {
      ...{ key, body: { url: receiver.url, events: ['response.completed'] } },
    });
    const params = { webhookId: made.body.id };
    expect((await call(testWebhook, { method: 'POST', key, params, body: {} })).status).toBeLessThan(300);
    const { rows } = await pool().query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier in ('analyseResponse', 'deliverWebhook')`,
    );
    const keys = rows.map((row) => row.key);
    const before = await queued(keys);
    await leaveOrganization(database(), organizationId, { at: deletionDate(new Date()) });

    await runJobs();
    await runJobs();
    expect(receiver.received).toEqual([]);
    const waiting = await queued(keys);
    // What is left is its own, and as it was but for the time.
    expect(waiting).toHaveLength(before.length - 1);
    for (const job of waiting)
      expect({ ...job, due: true }).toEqual(before.find((one) => one.key === job.key));
    expect(waiting.map(({ due }) => due)).toEqual(waiting.map(() => false));
    const analysed = async () => {
      const found = await pool().query<{ done: boolean }>(
        'select analyzed_at is not null as done from response where id = any($1) order by array_position($1, id)',
        [ended],
      );
      return found.rows.map(({ done }) => done);
    };
    expect(await analysed()).toEqual([false, true]);

    await keepOrganizationAnyway(database(), organizationId);
    await runJobs();
    expect(receiver.received).toHaveLength(1);
    expect(await analysed()).toEqual([true, true]);
    expect(await queued(keys)).toEqual([]);
  });
});
