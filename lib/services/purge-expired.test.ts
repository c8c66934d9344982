import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { studyEvent } from '@/lib/domain/event';
import { database } from '@/lib/store/database';
import { enqueueEvents } from '@/lib/store/events';
import { countGuess } from '@/lib/store/password-guesses';
import { passwordGuess, passwordLink, session } from '@/lib/store/schema';
import { testDatabase } from '@/lib/testing/database';
import { eventsOf } from '@/lib/testing/events-of';
import { newSignedIn } from '@/lib/testing/signed-in';
import { makeStudies } from '@/lib/testing/wallet-world';
import { newOrganization } from '@/lib/testing/world';
import { authenticatePerson } from './people/authenticate-person';
import { newPasswordLink } from './people/new-password-link';
import { purgeExpired } from './purge-expired';

testDatabase();

it('J2: deletes events after thirty days, delivered or not', async () => {
  const { organizationId } = await newOrganization();
  const [old, recent] = await makeStudies(organizationId, 2);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  await enqueueEvents(database(), [
    { ...studyEvent('study.launched', { id: old!, organizationId }), at: daysAgo(31) },
    { ...studyEvent('study.launched', { id: recent!, organizationId }), at: daysAgo(29) },
  ]);
  await purgeExpired(database());
  expect(await eventsOf(old!)).toEqual([]);
  expect(await eventsOf(recent!)).toEqual(['study.launched']);
});

it('X9: deletes what has expired, and nothing else', async () => {
  const db = database();
  const [here, gone] = [await newSignedIn(), await newSignedIn()];
  await db
    .update(session)
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where(eq(session.userId, gone.userId));
  await newPasswordLink(db, { userId: here.userId, hours: 1, origin: '' });
  await newPasswordLink(db, { userId: gone.userId, hours: -1, origin: '' });
  await countGuess(db, 'here', [0]);
  await db.update(passwordGuess).set({ lastAt: new Date(Date.now() - 25 * 3_600_000) });
  await countGuess(db, 'now', [0]);
  await purgeExpired(db);
  await expect(authenticatePerson(here.headers.cookie ?? '')).resolves.toMatchObject({ userId: here.userId });
  expect((await db.select().from(session)).map(({ userId }) => userId)).toEqual([here.userId]);
  expect((await db.select().from(passwordLink)).map(({ userId }) => userId)).toEqual([here.userId]);
  expect(await db.select().from(passwordGuess)).toHaveLength(1);
});
