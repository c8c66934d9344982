import { createHash } from 'node:crypto';
import { DEMO_STUDIES } from '@/lib/services/demo/content/demo-studies';
import { type HeldInterview, type Replayed, replayed } from './replay';

/** By a hash of its words, an answer is in one of several bands. The first three were looked at, the last is measured. */
const BAND = 70;
const bandOf = (text: string) => Math.floor(createHash('sha256').update(text).digest()[0]! / BAND);
const MEASURED = 3;

/**
 * Made-up answers to the open questions of the demonstration studies, in English, German and French: other subjects
 * than those of the real interviews, and written before the rules by somebody else. Each is taken by itself.
 */
export function composedAnswers(): Replayed[] {
  return DEMO_STUDIES.flatMap(({ study, cast }) => {
    const texts = new Map(
      study.studyGuide.flatMap(({ items }) =>
        items.map((item) => [item.externalId ?? '', item.text] as const),
      ),
    );
    return cast.voices.flatMap((voice, person) =>
      Object.entries(voice.stories).flatMap(([key, { opening }]) => {
        const question = texts.get(key) ?? texts.get(key.split('.')[0]!);
        if (question === undefined || bandOf(opening) !== MEASURED) return [];
        const held: HeldInterview = {
          id: `composed-${study.title.slice(0, 5)}-${person}-${key}`,
          interviewer: 'human',
          turns: [{ question, answer: opening, next: null }],
        };
        return replayed(held, voice.language);
      }),
    );
  });
}
