import { createLaunchedStudy } from '../launched-study';
import { signIn } from '../sign-in';
import { world } from '../world';
import { busiest, expect, loaded, test, withoutFirstData } from './shot';

/** Every page of a study and of the organisation, by the name of its pictures. */
const OF_STUDY = {
  guide: 'guide',
  translate: 'guide/translate',
  rehearse: 'guide/rehearse',
  fieldwork: 'fieldwork',
  invitations: 'fieldwork/invitations',
  responses: 'responses',
  response: 'responses/1',
  results: 'results',
  ask: 'ask',
  themes: 'themes',
  findings: 'findings',
  insights: 'findings/insights',
  clips: 'findings/clips',
  report: 'findings/report',
  settings: 'settings',
};
const OF_ORGANISATION = {
  wallets: '/wallets',
  keys: '/keys',
  members: '/members',
  organisation: '/organisation',
  models: '/organisation/models',
  webhooks: '/organisation/webhooks',
  notifications: '/organisation/notifications',
  audit: '/organisation/audit',
  'ask-all': '/ask',
};
const API = /\/api\/(public\/v1|dashboard)\//;

const pagesOf = (study: string): [string, string][] => [
  ...Object.entries(OF_STUDY).map(([name, address]): [string, string] => [
    name,
    `/studies/${study}/${address}`,
  ]),
  ...Object.entries(OF_ORGANISATION),
];

test.describe('states', () => {
  test.beforeEach(({ page }) => signIn(page, world().owner));

  test('a study that nobody has answered yet', async ({ page, shot }) => {
    test.setTimeout(600_000);
    const { id } = await createLaunchedStudy({ title: 'Nobody answered yet' });
    for (const [name, address] of pagesOf(id).slice(0, Object.keys(OF_STUDY).length)) {
      if (name === 'response') continue;
      await page.goto(address);
      await loaded(page);
      await shot(`empty-${name}`);
    }
  });

  test('every page while it is being fetched, and when it cannot be', async ({ page, shot }) => {
    test.setTimeout(900_000);
    for (const [name, address] of pagesOf(busiest().id)) {
      await withoutFirstData(page);
      await page.route(API, (route) =>
        route.request().url().includes('session') ? route.continue() : undefined,
      );
      await page.goto(address);
      await expect(page.locator('main')).toBeVisible();
      await shot(`loading-${name}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // Nothing is fetched before somebody asks, and what an organisation is called comes with the session.
      if (name.startsWith('ask') || name === 'organisation') continue;
      await withoutFirstData(page);
      await page.route(API, (route) =>
        route.request().url().includes('session')
          ? route.continue()
          : route.fulfill({
              status: 400,
              json: { error: 'The server could not do this.', code: 'bad_request', requestId: 'req-0001' },
            }),
      );
      await page.goto(address);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
      await shot(`error-${name}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
});
