import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * The scripts that an address needs before it can be used, gzipped, in bytes: those that the browser had fetched
 * when the page was loaded. What the page fetches later, when somebody asks for it, does not count.
 */
export async function firstLoadBytes(from: Page, address: string): Promise<number> {
  // A page of its own: what another one still fetches is not this one's.
  const page = await from.context().newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  const listen = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
  };
  page.on('response', listen);
  await page.goto(address, { waitUntil: 'load' });
  page.off('response', listen);
  const bodies = await Promise.all(scripts.values());
  await page.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
