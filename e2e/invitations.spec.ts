import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible, expectAccessibleInBothLooks } from './accessible';
import { type Json, withKey } from './client';
import { signIn } from './sign-in';
import { expect, refused, test } from './test';
import { world } from './world';

const GUIDE = [
  {
    type: 'flat',
    title: 'Main',
    items: [{ type: 'open_ended', text: 'How do you shop?', followUp: 'none' }],
  },
];

async function live(title: string): Promise<{ id: string; linkId: string }> {
  const { body } = await withKey('POST', '/api/public/v1/studies/create', { title, studyGuide: GUIDE });
  const launched = await withKey('POST', `/api/public/v1/studies/${body.id}/launch`);
  expect(launched.status, JSON.stringify(launched.body)).toBe(200);
  return body;
}

/** A site of somebody else's with one page, which writes down what it is told. */
async function siteWith(lines: string): Promise<{ url: string; server: Server }> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Shop</title><h1>Shop</h1>
<script>window.told = []; for (const type of ['ready', 'started', 'completed', 'screened-out', 'height'])
  document.addEventListener('colloquy:' + type, (event) => told.push([type, event.detail]));</script>
${lines}`;
  const server = createServer((_, res) => res.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}

test.describe('N7: interviews on pages of others', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    // Before the study names the site, the browser says that it may not show the page.
    allowedErrors: [/frame-ancestors|refused to (?:frame|display)|ERR_BLOCKED_BY_RESPONSE/i],
  });

  test('a site that the study names shows the interview, and is told what happens', async ({ page }) => {
    const study = await live('Shown elsewhere');
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/fieldwork`);
    await page.getByRole('link', { name: 'Say first on which sites' }).click();
    const sites = page.getByRole('textbox', { name: 'Sites, one a line' });
    await sites.fill('shop.example');
    await expect(page.getByText('Origins must begin with https:// or http://').first()).toBeVisible();
    const line = `<script async src="${world().url}/embed.js" data-study="${study.linkId}" data-query="pid=7" data-title="Our interview"></script>`;
    const site = await siteWith(line);
    try {
      await page.goto(site.url);
      await expect(page.frameLocator('iframe').getByRole('button', { name: /Begin/ })).toHaveCount(0);

      await page.goto(`/studies/${study.id}/settings#access`);
      await sites.fill(site.url);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();
      await page.goto(`/studies/${study.id}/fieldwork`);
      await expect(page.getByText(`data-study="${study.linkId}"`)).toBeVisible();
      await expectAccessible(page);

      await page.goto(site.url);
      const frame = page.frameLocator('iframe[title="Our interview"]');
      await frame.getByRole('checkbox', { name: 'I agree' }).check();
      await frame.getByRole('button', { name: /Begin/ }).click();
      await frame.getByRole('textbox').fill('By bicycle, on Saturdays.\n'.repeat(40));
      await expect
        .poll(() => page.locator('iframe').evaluate((element) => element.getBoundingClientRect().height))
        .toBeGreaterThan(700);
      await frame.getByRole('button', { name: /Send answer/ }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { told: Json[][] }).told.map(([type]) => type)))
        .toContain('completed');
      const told: Json[][] = await page.evaluate(() => (window as unknown as { told: Json[][] }).told);
      const [, detail] = told.find(([type]) => type === 'completed') ?? [];
      expect(Object.keys(detail).sort()).toEqual(['responseId', 'study']);
      expect(told.map(([type]) => type)).toEqual(expect.arrayContaining(['ready', 'started', 'height']));
      const { body } = await withKey('GET', `/api/public/v1/responses/${study.linkId}`);
      expect(body[0]).toMatchObject({ id: detail.responseId, progress: 'complete', urlParams: { pid: '7' } });
    } finally {
      site.server.close();
    }
  });
});

test.describe('N7: invitations by mail', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a researcher adds people, sees where they stand, and passes links on where there is no mail', async ({
    page,
  }) => {
    const study = await live('By invitation');
    await signIn(page, world().researcher);
    await page.goto(`/studies/${study.id}/fieldwork`);
    await page.getByRole('link', { name: 'Invite people' }).click();
    await expect(page.getByRole('heading', { name: 'Nobody is invited yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Add addresses' }).last().click();
    await page
      .getByRole('textbox', { name: 'People' })
      .fill('email,name,segment\nada@example.org,Ada Lane,north\nnobody\nbo@example.org,,south\n');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('2 people can be added, 1 person cannot:')).toBeVisible();
    await expect(page.getByText('This is no address of mail.')).toBeVisible();
    await page.getByRole('button', { name: 'Add 2 people' }).click();
    const list = page.getByRole('table', { name: 'Invitations' });
    await expect(list.getByRole('row', { name: /ada@example\.org/ })).toContainText('not sent');
    await expect(page.getByText('This server sends no mail.', { exact: false })).toBeVisible();
    await expectAccessibleInBothLooks(page);

    await page.getByRole('button', { name: 'Words' }).click();
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('Hello Ada Lane,');
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name}');
    await expect(page.getByText('Write {link} where the personal link should stand.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text' }).fill('Dear {name}: {link}');
    await expect(preview).toContainText('Dear Ada Lane: …/s/');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The words are saved.')).toBeVisible();

    const { body } = await withKey('GET', `/api/public/v1/studies/${study.id}/invitations?find=ada`);
    await page.goto(body.invitations[0].url);
    await page.getByRole('checkbox', { name: 'I agree' }).check();
    await page.getByRole('button', { name: /Begin/ }).click();
    await page.getByRole('textbox').fill('By bicycle, on Saturdays.');
    await page.getByRole('button', { name: /Send answer/ }).click();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto(`/studies/${study.id}/fieldwork/invitations?find=ada`);
    await expect(list.getByRole('row', { name: /ada@example\.org/ })).toContainText('complete');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(list.getByRole('row', { name: /ada@example\.org/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Erase ada@example.org' }).click();
    await page.getByRole('button', { name: 'Erase address' }).click();
    await expect(page.getByText('The address is erased.')).toBeVisible();
    await expect(list.getByRole('row', { name: /ada@example\.org/ })).toHaveCount(0);
  });
});

test.describe('J1: webhooks', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    allowedErrors: [refused(400, '/api/public/v1/webhooks')],
  });

  test('an owner adds an address, sees what it was sent, and turns it off', async ({ page }) => {
    const title = 'Told to the warehouse';
    await live(title);
    await signIn(page, world().owner);
    await page.goto('/organisation/webhooks');
    await expect(page.getByRole('heading', { name: 'No other tool is told anything yet' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('button', { name: 'New address' }).click();
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.fill('https://10.0.4.17/colloquy');
    await page.getByRole('textbox', { name: 'Name' }).fill('Warehouse');
    await page.getByText('somebody begins', { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'somebody begins' })).toBeChecked();
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    // A name that leads nowhere is accepted, since it may lead somewhere later; its messages do not arrive.
    await address.fill('https://hooks.colloquy.invalid/in');
    await page.getByRole('button', { name: 'Add address' }).click();
    await expect(page.getByRole('heading', { name: '“Warehouse” is ready' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await page.getByText('I have put it somewhere safe').click();
    await page.getByRole('button', { name: 'Done' }).click();

    const detail = page.getByRole('region', { name: 'Warehouse' });
    await expect(detail.getByText('Nothing was sent yet.', { exact: false })).toBeVisible();
    await detail.getByRole('button', { name: 'Send a test' }).click();
    await detail.getByRole('button', { name: 'A test', exact: true }).click();
    await expect(detail.getByText('"webhook.test"')).toBeVisible();
    await expect(detail.getByRole('list', { name: 'Tries' }).getByText('no answer').first()).toBeVisible({
      timeout: 30_000,
    });
    await expectAccessibleInBothLooks(page);
    await detail.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Depot');
    await page.getByText('only these', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose at least one study, or all.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Add a study' }).fill(title);
    await page.getByRole('option', { name: title }).first().click();
    await expect(page.getByRole('list', { name: 'Chosen studies' }).getByText(title)).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Depot' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('region', { name: 'Depot' }).getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove address' }).click();
    await expect(page.getByRole('heading', { name: 'No other tool is told anything yet' })).toBeVisible();
  });
});
