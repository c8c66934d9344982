import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { allTexts, loadTexts } from './load-texts';
import { offlinePage, offlineWorker } from './offline-worker';

interface Asked {
  mode?: string;
  method?: string;
  url?: string;
}
type Listener = (event: object) => void;

/** The worker's script in its own context, whose network replies with `answer` or not at all. */
async function worker(languages: string[], answer: Response | null) {
  const listeners = new Map<string, Listener>();
  const texts = await allTexts();
  const world = {
    self: {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      skipWaiting: () => undefined,
      registration: {},
    },
    navigator: { languages },
    fetch: () => (answer ? Promise.resolve(answer) : Promise.reject(new TypeError('no network'))),
    ...{ Response, URL, Promise },
  };
  runInNewContext(offlineWorker(texts.map(offlinePage)), world);
  return ({ mode = 'navigate', method = 'GET', url = 'https://a.test/s/tea' }: Asked) => {
    const answers: Promise<Response>[] = [];
    listeners.get('fetch')?.({
      request: { mode, method, url },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => answers.push(given),
    });
    return answers[0];
  };
}

describe('the offline page', () => {
  it('X36: is shown where the server cannot be reached, in a language that the browser asks for', async () => {
    for (const [languages, language, dir] of [
      [['de-AT', 'en'], 'de', 'ltr'],
      [['xx', 'ar'], 'ar', 'rtl'],
      [['xx'], 'en', 'ltr'],
      [['iw-IL'], 'he', 'rtl'],
    ] as const) {
      const answer = await (await worker([...languages], null))({});
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get('cache-control')).toBe('no-store');
      const page = await answer?.text();
      expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(page).toContain((await loadTexts(language)).offlinePage);
      expect(page).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('is what the server says wherever the server says something, also a failure', async () => {
    const failure = new Response('busy', { status: 503 });
    expect(await (await worker(['en'], failure))({})).toBe(failure);
  });

  it.each([
    { mode: 'cors', url: 'https://a.test/api/interviews/1' },
    { method: 'POST' },
    { url: 'https://a.test/studies' },
  ])('leaves everything alone that is not an interview’s page: %o', async (asked) => {
    expect((await worker(['en'], null))(asked)).toBeUndefined();
  });

  it('keeps nothing', async () => {
    expect(offlineWorker([])).not.toMatch(/caches|indexedDB/);
  });
});
