import type { InterviewTexts } from './interview-texts';
import { texts as english } from './messages/en';

const LOADERS = new Map<string, () => Promise<{ texts: InterviewTexts }>>([
  ['de', () => import('./messages/de')],
  ['fr', () => import('./messages/fr')],
  ['es', () => import('./messages/es')],
  ['pt', () => import('./messages/pt')],
  ['it', () => import('./messages/it')],
  ['nl', () => import('./messages/nl')],
  ['ja', () => import('./messages/ja')],
  ['ar', () => import('./messages/ar')],
]);

const loaded = new Map<string, Promise<InterviewTexts>>();

/** The page's words in a language of B3, or in English where it has none. English is there at once. */
export function loadTexts(language: string): Promise<InterviewTexts> | InterviewTexts {
  const code = language.split('-')[0] ?? '';
  const load = LOADERS.get(code);
  if (!load) return english;
  const known = loaded.get(code);
  if (known) return known;
  const texts = load().then(
    (module) => module.texts,
    () => {
      // The network was away: English now, another try later.
      loaded.delete(code);
      return english;
    },
  );
  loaded.set(code, texts);
  return texts;
}

/** The first language of an Accept-Language header that has words of its own, else English. */
export function preferredLanguage(header: string | null): string {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/[-;]/)[0]?.toLowerCase() ?? '')
    .find((code) => code === 'en' || LOADERS.has(code));
  return wanted ?? 'en';
}
