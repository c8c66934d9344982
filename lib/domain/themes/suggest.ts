import { pairOf, type SaidBy, type Topic, topicsIn } from './topics';

/** A theme that several people speak of, found by rules. */
export interface Suggestion {
  name: string;
  rule: string;
  cues: string[];
  /** How many of the people read speak of it. */
  people: number;
}

const MOST = 12;
/** Of the people read: fewer do not make a theme. */
const LEAST_SHARE = 0.03;
const LEAST_PEOPLE = 2;
/** What nearly everybody says tells nobody apart. */
const MOST_SHARE = 0.85;
/** Two words are one theme when most of those who use the rarer one use both in one thought. */
const TOGETHER = 0.6;

/**
 * Themes that several people speak of, in their own words, the most shared first. Never names of persons, weekdays,
 * numbers, or words of the questions (L2). `known` are the names of themes that the study has, or had.
 */
export function suggestThemes(people: readonly SaidBy[], about: About): Suggestion[] {
  return suggestionsOf(sharedTopics(people, about));
}

interface About {
  asked: readonly string[];
  known: readonly string[];
}

/** What several people speak of, the most shared first, before it is put together. */
export interface SharedTopics {
  /** As most people said each. */
  forms: string[];
  ranked: Topic[];
  together: ReadonlyMap<string, Set<number>>;
}

/** The topics from which `suggestionsOf` makes themes. */
export function sharedTopics(people: readonly SaidBy[], { asked, known }: About): SharedTopics {
  const { topics, together } = topicsIn(people, [...asked, ...known]);
  const least = Math.max(LEAST_PEOPLE, Math.ceil(people.length * LEAST_SHARE));
  const shared = topics.filter(
    (one) =>
      one.people.size >= least &&
      (people.length < 8 || one.people.size <= people.length * MOST_SHARE) &&
      one.named * 2 <= one.count &&
      isThing(one),
  );
  const ranked = shared.sort((a, b) => weightOf(b) - weightOf(a) || a.key.localeCompare(b.key));
  return { forms: ranked.map(formOf), ranked, together };
}

/** Whether two topics mean nearly the same, by their places among `forms`. */
export type AreNear = (one: number, other: number) => boolean;

/** Themes of topics: those that are used together are one, and those that mean nearly the same. */
export function suggestionsOf({ ranked, together }: SharedTopics, areNear?: AreNear): Suggestion[] {
  const places = new Map(ranked.map((one, at) => [one, at]));
  const isNear = (one: Topic, other: Topic) =>
    areNear?.(places.get(one) ?? 0, places.get(other) ?? 0) === true;
  const taken = new Set<string>();
  const suggestions: Suggestion[] = [];
  for (const candidate of ranked) {
    if (suggestions.length === MOST) break;
    if (candidate.stems.some((one) => taken.has(one))) continue;
    const near = nearTo(candidate, ranked, { together, taken, isNear });
    for (const one of [candidate, ...near]) for (const part of one.stems) taken.add(part);
    suggestions.push(suggestionOf(candidate, near));
  }
  return suggestions;
}

/** How often at least a word must stand where a noun stands, to be the name of something. */
const NOUN_SHARE = 0.3;

/**
 * Without a dictionary: nouns have an article or the like before them, in German a capital; a phrase of two topics is
 * seldom anything else, but in German, where it has to have a noun ("fehlte jemand").
 */
function isThing({ stems, noun, count, lexicon }: Topic): boolean {
  const isOften = noun >= count * NOUN_SHARE;
  if (lexicon.language === 'de') return isOften;
  return isOften || stems.length > 1 || lexicon.determiner.size === 0;
}

/** Phrases say more than words: a pair of them is worth more people. */
function weightOf({ people, stems }: Topic): number {
  return people.size * (stems.length === 2 ? 1.6 : 1);
}

function nearTo(
  candidate: Topic,
  ranked: readonly Topic[],
  {
    together,
    taken,
    isNear,
  }: {
    together: ReadonlyMap<string, Set<number>>;
    taken: ReadonlySet<string>;
    isNear: (one: Topic, other: Topic) => boolean;
  },
): Topic[] {
  return ranked
    .filter((other) => {
      if (other === candidate || other.stems.length > 1 || other.stems.some((one) => taken.has(one)))
        return false;
      const [first = ''] = other.stems;
      if (candidate.stems.includes(first)) return false;
      if (isNear(candidate, other)) return true;
      if (candidate.lexicon !== other.lexicon) return false;
      const both = together.get(pairOf(other.lexicon, candidate.stems[0]!, first))?.size ?? 0;
      return both >= LEAST_PEOPLE && both >= other.people.size * TOGETHER;
    })
    .slice(0, 4);
}

function suggestionOf(candidate: Topic, near: readonly Topic[]): Suggestion {
  const form = formOf(candidate);
  const words = [form, ...near.map(formOf)].map((one) => `“${one}”`);
  const listed = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return {
    name: form.charAt(0).toLocaleUpperCase() + form.slice(1),
    rule: `Speaks of ${listed}.`,
    cues: [candidate, ...near].map(({ stems }) => stems.join(' ')),
    people: candidate.people.size,
  };
}

function formOf({ forms }: Topic): string {
  const [best = ['']] = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
  return best[0];
}
