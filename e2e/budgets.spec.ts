import { rounds } from '../lib/testing/rounds';
import { startInterview, walk, withKey } from './client';
import { firstLoadBytes } from './first-load';
import { createLaunchedStudy } from './launched-study';
import { shiftsOf, watchShifts } from './layout-shift';
import { signIn } from './sign-in';
import { SPEAKING_BROWSER } from './speaking';
import { expect, test } from './test';
import { reply } from './traveller';
import { world } from './world';

// The whole browser: the one without windows lays a button's text out twice, at other widths.
test.use({ launchOptions: SPEAKING_BROWSER });

/** Bytes of gzipped JavaScript before a page can be used. */
const PARTICIPANT = 160_000;
const DASHBOARD = 215_000;
/** What they have more: the ways to begin a study, with its templates. */
const HEAVIER = new Map([['/studies/new', 280_000]]);

test('the participant’s page fits a slow line', async ({ page }) => {
  const { linkId } = await createLaunchedStudy();
  expect(await firstLoadBytes(page, `/s/${linkId}`)).toBeLessThanOrEqual(PARTICIPANT);
});

/** In a folder, and answered once. */
async function studyWithResponse(): Promise<{ id: string; linkId: string }> {
  const study = await createLaunchedStudy();
  await withKey('POST', '/api/public/v1/folders/move', { studyIds: [study.id], folderPath: ['Budgets'] });
  await walk(await startInterview(study.linkId, {}), (step) =>
    step.question?.type === 'file_upload' ? { skip: true } : reply(step),
  );
  return study;
}

/** Of the dashboard, with a study that has responses. */
const dashboardPages = (id: string) =>
  ['', '/new', `/${id}/guide`, `/${id}/responses`, `/${id}/responses/1`, `/${id}/results`, `/${id}/settings`]
    .map((path) => `/studies${path}`)
    .concat('/wallets', '/keys', '/members', '/organisation', '/account');

for (const [name, size] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test(`nothing on any page moves by itself, ${name}`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const { id, linkId } = await studyWithResponse();
    const moved = new Map<string, { shifts: unknown; again: () => Promise<void> }>();
    const look = async (address: string, signedIn: boolean) => {
      // Everything is fetched anew, and slowly enough to see what comes when.
      const context = await browser.newContext({ viewport: size, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      if (signedIn) await signIn(page, world().owner);
      await watchShifts(page);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForTimeout(500);
      const shifts = await shiftsOf(page);
      moved.delete(address);
      if (shifts.length > 0) moved.set(address, { shifts, again: () => look(address, signedIn) });
      await context.close();
    };
    const open = ['/sign-in', '/sign-up', '/forgot-password', '/docs', `/s/${linkId}`];
    const all = [
      ...dashboardPages(id).map((address) => () => look(address, true)),
      ...open.map((address) => () => look(address, false)),
    ];
    // Every second page in one width, the others in the other one.
    const looks = all.filter((_, at) => rounds({ sample: at % 2 === (name === 'wide' ? 0 : 1), long: true }));
    // Most of the time a page waits for its slowed processor: several wait at once.
    const inTurn = async () => {
      for (let next = looks.pop(); next; next = looks.pop()) await next();
    };
    await Promise.all([inTurn(), inTurn(), inTurn()]);
    // Beside others a typeface may come in the moment of the first picture: what moves by itself moves alone, too.
    for (const { again } of [...moved.values()]) await again();
    expect([...moved].map(([address, { shifts }]) => [address, shifts])).toEqual([]);
  });
}

test('every page of the dashboard keeps to its budget', async ({ page }) => {
  const { id } = await studyWithResponse();
  await signIn(page, world().owner);
  const weights = new Map<string, number>();
  for (const address of dashboardPages(id)) weights.set(address, await firstLoadBytes(page, address));
  const tooHeavy = [...weights].filter(([address, bytes]) => bytes > (HEAVIER.get(address) ?? DASHBOARD));
  expect(tooHeavy).toEqual([]);
});
