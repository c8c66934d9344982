import { foldWord } from '../text/fold-word';
import { lexiconFor } from '../text/lexicon-for';
import { wordForm } from '../text/word-form';
import { wordsOf } from '../text/words';
import type { QuestionTerm } from './question-terms';
import type { SaidThought } from './said-thought';

export interface ThoughtGroup<T> {
  /** A word that its thoughts share, as most of them have it; null for those that share none. */
  label: string | null;
  thoughts: T[];
}

const MOST_GROUPS = 4;

/**
 * Thoughts under a word that they share and that the question has not, the largest group first. The rest comes last,
 * without a word.
 */
export function groupThoughts<T extends SaidThought>(
  thoughts: readonly T[],
  terms: readonly QuestionTerm[],
): ThoughtGroup<T>[] {
  const topics = new Map(thoughts.map((thought) => [thought, topicsOf(thought, terms)]));
  const groups: ThoughtGroup<T>[] = [];
  let left = [...thoughts];
  while (groups.length < MOST_GROUPS) {
    const shared = new Map<string, T[]>();
    for (const thought of left) {
      for (const key of topics.get(thought)?.keys() ?? []) {
        shared.set(key, [...(shared.get(key) ?? []), thought]);
      }
    }
    const [best] = [...shared].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
    if (!best || best[1].length < 2 || best[1].length === thoughts.length) break;
    groups.push({ label: commonSpelling(best[0], best[1], topics), thoughts: best[1] });
    left = left.filter((thought) => !best[1].includes(thought));
  }
  return left.length > 0 ? [...groups, { label: null, thoughts: left }] : groups;
}

/** The words that may name what a thought is about, from what their forms share to their spelling. */
function topicsOf(thought: SaidThought, terms: readonly QuestionTerm[]): Map<string, string> {
  const { stop, generic, filler, vague } = lexiconFor(thought.language);
  const topics = new Map<string, string>();
  for (const { text, norm } of wordsOf(thought.row.user.slice(thought.start, thought.end))) {
    if (norm.length < 3 || /^\d/.test(norm)) continue;
    if (stop.has(norm) || generic.has(norm) || filler.has(norm) || vague.has(norm)) continue;
    const folded = foldWord(norm);
    const form = wordForm(folded, thought.language) ?? folded;
    const isAsked = terms.some(
      (term) => term.parts.includes(folded) || term.forms.has(form) || term.near.has(form),
    );
    if (!isAsked && !topics.has(form)) topics.set(form, text);
  }
  return topics;
}

function commonSpelling<T>(key: string, thoughts: readonly T[], topics: Map<T, Map<string, string>>): string {
  const spellings = thoughts.map((thought) => topics.get(thought)?.get(key) ?? '');
  const counts = new Map<string, number>();
  for (const one of spellings) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [[word] = ['']] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
