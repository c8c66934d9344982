import { beforeEach, describe, expect, it } from 'vitest';
import { studyEvent } from '@/lib/domain/event';
import { database } from '@/lib/store/database';
import { enqueueEvents, type StoredEvent } from '@/lib/store/events';
import { testDatabase } from '@/lib/testing/database';
import { makeStudies } from '@/lib/testing/wallet-world';
import { newOrganization } from '@/lib/testing/world';
import { deliverEvents } from './deliver-events';

testDatabase();

/** The studies of ten events, in the order of writing. */
let written: string[] = [];

beforeEach(async () => {
  const { organizationId } = await newOrganization();
  written = await makeStudies(organizationId, 10);
  await enqueueEvents(
    database(),
    written.map((id) => studyEvent('study.launched', { id, organizationId })),
  );
});

/** Delivers all that is waiting, a few at a time. */
async function drained(): Promise<StoredEvent[]> {
  const got: StoredEvent[] = [];
  while ((await deliverEvents(database(), async (events) => void got.push(...events), 3)) > 0);
  return got;
}

const studiesOf = (events: readonly StoredEvent[]) => events.map(({ studyId }) => studyId);

describe('delivering events', () => {
  it('J2: gives each once, in the order of writing', async () => {
    expect(studiesOf(await drained())).toEqual(written);
    expect(await drained()).toEqual([]);
  });

  it('J2: readers share the work, and none gets what another holds', async () => {
    const got: StoredEvent[] = [];
    let others: StoredEvent[] = [];
    const held = await deliverEvents(
      database(),
      async (events) => {
        got.push(...events);
        others = await drained();
      },
      4,
    );
    expect(held).toBe(4);
    expect(studiesOf(got)).toEqual(written.slice(0, 4));
    expect(studiesOf(others)).toEqual(written.slice(4));
    expect(await drained()).toEqual([]);
  });

  it('J2: many at once give each event to one of them', async () => {
    const got: StoredEvent[] = [];
    const reader = async () => {
      while ((await deliverEvents(database(), async (events) => void got.push(...events), 2)) > 0);
    };
    await Promise.all([reader(), reader(), reader(), reader()]);
    expect(studiesOf(got).sort()).toEqual([...written].sort());
  });

  it('J2: what a failing reader had is given again, with the same ids', async () => {
    const failed: StoredEvent[] = [];
    const delivery = deliverEvents(database(), async (events) => {
      failed.push(...events);
      throw new Error('the receiver is away');
    });
    await expect(delivery).rejects.toThrow('the receiver is away');
    expect(await drained()).toEqual(failed);
  });

  it('J2: what was written in a transaction that rolled back is never given', async () => {
    await drained();
    const [id] = written;
    const { organizationId } = await newOrganization();
    const undone = database().transaction(async (tx) => {
      await enqueueEvents(tx, [studyEvent('study.closed', { id: id!, organizationId })]);
      expect(await drained()).toEqual([]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await drained()).toEqual([]);
  });
});
