import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/**
 * The scripts that an address needs before it can be used, gzipped, in bytes: those that the browser had begun to
 * fetch when the page was loaded. What the page fetches later, when somebody asks for it, does not count.
 */
export async function firstLoadBytes(from: Page, address: string): Promise<number> {
  // A page of its own: what another one still fetches is not this one's.
  const page = await from.context().newPage();
  const scripts = new Map<string, Promise<Buffer>>();
  const listen = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // What comes later is of no interest, and may break off with the page.
    body.catch(() => {});
    scripts.set(response.url(), body);
  };
  page.on('response', listen);
  await page.goto(address, { waitUntil: 'load' });
  page.off('response', listen);
  // By the browser's own times: when we hear of the page's end, the first of what comes later may be here already.
  const needed = await page.evaluate(() => {
    const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loadedAt = whole?.loadEventStart ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadedAt)
      .map(({ name }) => name);
  });
  const wanted = new Set(needed);
  const bodies = await Promise.all([...scripts].filter(([url]) => wanted.has(url)).map(([, body]) => body));
  await page.close();
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
