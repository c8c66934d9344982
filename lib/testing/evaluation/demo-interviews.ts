import { analyseInterview } from '@/lib/domain/analysis/analyse-interview';
import { DEMO_STUDIES, type DemoStudy } from '@/lib/services/demo/content/demo-studies';
import type { Story, Voice } from '@/lib/services/demo/voice';
import { type Told, toldInterview } from '../told-interview';
import type { Analysed } from './analysis-input';

/** Every other voice is measured; the rules may be mended by looking at the others. */
const isMeasured = (person: number) => person % 2 === 1;

/**
 * The interviews of the measured half of the demonstration's voices, in English, German and French, each analysed as a
 * response of its study: every opening, and what the voice says to two follow-ups.
 */
export function demoInterviews(): Analysed[] {
  return DEMO_STUDIES.flatMap((demo, study) => {
    const counts = new Map<string, number>();
    const tags: string[] = [];
    return demo.cast.voices.flatMap((voice, person) => {
      const told = toldBy(demo, voice);
      const input = toldInterview(told, {
        language: voice.language ?? 'en',
        known: { responses: person, counts: new Map(counts), tags: [...tags] },
      });
      const analysis = analyseInterview(input);
      for (const term of new Set(analysis.terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const { text } of analysis.tags) if (!tags.includes(text)) tags.push(text);
      return isMeasured(person) ? [{ id: `demo-${study}-${person}`, input, analysis }] : [];
    });
  });
}

function toldBy({ study }: DemoStudy, { stories }: Voice): Told[] {
  const texts = new Map(
    study.studyGuide.flatMap(({ items }) => items.map(({ externalId, text }) => [externalId ?? '', text])),
  );
  return Object.entries(stories).flatMap(([key, story]): Told[] => {
    const question = texts.get(key) ?? texts.get(key.split('.')[0] ?? '');
    return question === undefined ? [] : [[question, story.opening, ...repliesOf(story)]];
  });
}

function repliesOf({ next, reason, more = [] }: Story): string[] {
  return [next, reason, ...more].filter((text) => text !== undefined).slice(0, 2);
}
