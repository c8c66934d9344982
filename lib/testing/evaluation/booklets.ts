import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom, shuffled } from '@/lib/domain/interview/seeded-random';
import { byRules, inOwnLanguage } from './figures';
import type { RatedFollowUp } from './independent';
import type { Label } from './labels';
import { type Half, heldInterviews, replayed } from './replay';

export type Booklet = 'X' | 'Y';
type Key = Omit<RatedFollowUp, 'ratings'>;

const SETS: Record<RatedFollowUp['set'], Half> = {
  sixth: 'fresh-sixth',
  seventh: 'fresh-seventh',
  eighth: 'fresh-eighth',
  ninth: 'fresh-ninth',
  real: 'measured',
};

const TASK = `Read each interview from its beginning as one conversation. Rate every numbered follow-up in its place, knowing what was asked before it (the reply to it is not shown):
- natural: 0 = whoever listened would not ask this here; 1 = passable; 2 = just what one would ask.
- deepens: 0 = there is nothing worth having to add, or it puzzles; 1 = adds something; 2 = likely brings out what matters to the study.
Write [{"n": 1, "natural": 0, "deepens": 0}, …] with every number once.
`;

/**
 * Interviews with the rules' follow-ups in the one booklet and “tell me more” in the other, half of them each way. `order`
 * decides which and in what order; the key says what each number is.
 */
export function bookletOf(
  booklet: Booklet,
  sets: readonly RatedFollowUp['set'][],
  order: string,
): { text: string; key: Key[] } {
  const interviews = sets.flatMap((set) =>
    heldInterviews(SETS[set]).map((held) => ({ set, held, turns: replayed(held) })),
  );
  const drawn = shuffled(interviews, seededRandom('booklets', order));
  const key: Key[] = [];
  const placed = drawn.map(
    (one, at) => ({ ...one, by: (at % 2 === 0) === (booklet === 'X') ? 'rules' : 'tellMeMore' }) as const,
  );
  const lines = shuffled(placed, seededRandom('booklet', order, booklet)).flatMap(
    ({ set, held, turns, by }, nth) => {
      const asked = turns.filter(({ probe }) => probe.decision === 'ask');
      const texts = new Map(
        (by === 'rules' ? byRules(asked) : inOwnLanguage(asked)).map((one, at) => [asked[at], one.text]),
      );
      return [
        `\n## Interview ${nth + 1} (${turns[0]?.language ?? 'en'}): ${held.goal ?? 'politics and democracy'}`,
        ...turns.flatMap((turn) => {
          const { question, answer } = turn;
          const followUp = texts.get(turn);
          const said = [`\nInterviewer: ${question}`, `Participant: ${answer}`];
          if (!followUp) return said;
          key.push({ set, interview: held.id, question, answer, followUp, by });
          return [...said, `[${key.length}] Follow-up: ${followUp}`];
        }),
      ];
    },
  );
  return { text: `${TASK}${lines.join('\n')}\n`, key };
}

/** Puts what readers wrote (`ratings-X1.json`, …) beside what they read, into the fixture. */
export function keepRatings(folder: string, sets: readonly RatedFollowUp['set'][], order: string): number {
  const file = join(process.cwd(), 'lib/testing/evaluation/fixtures/independent-ratings.json');
  const kept = (JSON.parse(readFileSync(file, 'utf8')) as RatedFollowUp[]).filter(
    ({ set }) => !sets.includes(set),
  );
  const rated = (['X', 'Y'] as const).flatMap((booklet) => {
    const readers = [1, 2].map((reader) => ratingsIn(join(folder, `ratings-${booklet}${reader}.json`)));
    return bookletOf(booklet, sets, order).key.map((one, at) => ({
      ...one,
      ratings: readers.map((ratings) => ratings.get(at + 1)!),
    }));
  });
  writeFileSync(file, `${JSON.stringify([...kept, ...rated], null, 1)}\n`);
  return rated.length;
}

function ratingsIn(file: string): Map<number, Label> {
  const all = JSON.parse(readFileSync(file, 'utf8')) as (Label & { n: number })[];
  return new Map(all.map(({ n, natural, deepens }) => [n, { natural, deepens }]));
}
