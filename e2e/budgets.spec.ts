import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { signIn } from './sign-in';
import { expect, test } from './test';
import { world } from './world';

/** Bytes of gzipped JavaScript before a page can be used. */
const PARTICIPANT = 190_000;
const DASHBOARD = 300_000;

test('the participant’s page fits a slow line', async ({ page }) => {
  const { linkId } = await createLaunchedStudy();
  expect(await firstLoadBytes(page, `/s/${linkId}`)).toBeLessThanOrEqual(PARTICIPANT);
});

test('every page of the dashboard keeps to its budget', async ({ page }) => {
  const { id } = await createLaunchedStudy();
  await signIn(page, world().owner);
  const pages = ['', '/new', `/${id}/guide`, `/${id}/responses`, `/${id}/results`, `/${id}/settings`]
    .map((path) => `/studies${path}`)
    .concat('/wallets', '/keys', '/members', '/organisation');
  const weights = new Map<string, number>();
  for (const address of pages) weights.set(address, await firstLoadBytes(page, address));
  const tooHeavy = [...weights].filter(([, bytes]) => bytes > DASHBOARD);
  expect(tooHeavy).toEqual([]);
});
