import type { Page } from '@playwright/test';

interface Shift {
  value: number;
  /** What moved: the element, where it was, where it is. */
  moved: string[];
}

/** Notes what moves without having been pressed, from the page's first picture on. */
const OBSERVE = `
  window.__shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const name = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + ' “' + element.textContent.slice(0, 40) + '”' : 'gone';
  };
  new PerformanceObserver((list) => list.getEntries().filter((entry) => !entry.hadRecentInput).forEach((entry) => {
    const moved = entry.sources.map((one) => name(one.node) + ': ' + place(one.previousRect) + ' → ' + place(one.currentRect));
    __shifts.push({ value: entry.value, moved });
  })).observe({ type: 'layout-shift', buffered: true });
`;

/** Before the page goes anywhere. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(OBSERVE);
}

/** What has moved so far on the page that is open. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { __shifts: Shift[] }).__shifts);
}
