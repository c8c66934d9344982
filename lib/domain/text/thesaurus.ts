/** A word of a sentence: what its forms share, and as it was said. */
export interface SaidForm {
  form: string;
  word: string;
}
export interface SentenceForms {
  responseId: string;
  /** Words with a meaning of their own. */
  words: readonly SaidForm[];
}

export interface NearWord {
  form: string;
  /** As most people said it. */
  word: string;
  /** How many people said it. */
  people: number;
  /** From 0 to 1. */
  closeness: number;
}

interface Entry {
  word: string;
  people: number;
  /** The words that it stands beside, each by how much more often than by chance; of length 1. */
  context: Map<string, number>;
}

/** The words that most people said: rarer ones have too few sentences to tell what they are near. */
const MOST_WORDS = 800;
/** Of each word, those that it stands beside most tellingly. */
const MOST_BESIDE = 60;
const FEWEST_PEOPLE = 2;
const FEWEST_SHARED = 2;
const CLOSE = 0.28;

/**
 * Which words of a study are near each other: those that people use among the same other words. From sentences alone, so
 * that it knows the study's own language; a word that few people said has no neighbours.
 */
export class Thesaurus {
  readonly #entries: ReadonlyMap<string, Entry>;
  /** The words of the study, those of most people first. */
  readonly words: readonly NearWord[];

  constructor(sentences: readonly SentenceForms[]) {
    const said = saidBy(sentences);
    this.words = said.map(({ form, word, people }) => ({ form, word, people, closeness: 1 }));
    this.#entries = entriesOf(sentences, said);
  }

  /** The nearest of a word, the nearest first; none for a word that it does not know. */
  near(form: string, most: number): NearWord[] {
    const sought = this.#entries.get(form);
    if (!sought) return [];
    const found: NearWord[] = [];
    for (const [other, { word, people, context }] of this.#entries) {
      if (other === form) continue;
      let closeness = 0;
      let shared = 0;
      for (const [beside, weight] of sought.context) {
        const theirs = context.get(beside);
        if (theirs === undefined) continue;
        closeness += weight * theirs;
        shared += 1;
      }
      if (shared >= FEWEST_SHARED && closeness >= CLOSE) found.push({ form: other, word, people, closeness });
    }
    return found.sort((a, b) => b.closeness - a.closeness || (a.form < b.form ? -1 : 1)).slice(0, most);
  }
}

type Said = Pick<NearWord, 'form' | 'word' | 'people'>;

function saidBy(sentences: readonly SentenceForms[]): Said[] {
  const people = new Map<string, Set<string>>();
  const spellings = new Map<string, Map<string, number>>();
  for (const { responseId, words } of sentences) {
    for (const { form, word } of words) {
      const by = people.get(form) ?? new Set<string>();
      people.set(form, by.add(responseId));
      const spelled = spellings.get(form) ?? new Map<string, number>();
      spellings.set(form, spelled.set(word, (spelled.get(word) ?? 0) + 1));
    }
  }
  return [...people]
    .sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([form, by]) => ({ form, word: mostCommon(spellings.get(form)), people: by.size }));
}

function mostCommon(spellings: ReadonlyMap<string, number> | undefined): string {
  const [[word] = ['']] = [...(spellings ?? [])].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return word;
}

function entriesOf(sentences: readonly SentenceForms[], said: readonly Said[]): Map<string, Entry> {
  const known = said.filter(({ people }) => people >= FEWEST_PEOPLE);
  const pairs = pairsOf(sentences, new Set(known.map(({ form }) => form)));
  return new Map(
    known.map(({ form, word, people }) => [
      form,
      { word, people, context: contextOf(form, pairs, sentences.length) },
    ]),
  );
}

interface Pairs {
  /** In how many sentences a word stands. */
  alone: ReadonlyMap<string, number>;
  /** In how many of them beside another. */
  beside: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

function pairsOf(sentences: readonly SentenceForms[], known: ReadonlySet<string>): Pairs {
  const alone = new Map<string, number>();
  const beside = new Map<string, Map<string, number>>();
  for (const { words } of sentences) {
    const forms = [...new Set(words.map(({ form }) => form))].filter((form) => known.has(form));
    for (const form of forms) {
      alone.set(form, (alone.get(form) ?? 0) + 1);
      const counts = beside.get(form) ?? new Map<string, number>();
      beside.set(form, counts);
      for (const other of forms) if (other !== form) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return { alone, beside };
}

/** How much more often than by chance it stands beside each word (positive pointwise mutual information). */
function contextOf(form: string, { alone, beside }: Pairs, sentences: number): Map<string, number> {
  const own = alone.get(form) ?? 1;
  const weighed = [...(beside.get(form) ?? [])]
    .map(([other, together]): [string, number] => [
      other,
      Math.max(0, Math.log((together * sentences) / (own * (alone.get(other) ?? 1)))),
    ])
    .filter(([, weight]) => weight > 0)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_BESIDE);
  const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
  return new Map(weighed.map(([other, weight]) => [other, weight / length]));
}
