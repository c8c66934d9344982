import type { SaidThought } from './said-thought';

/**
 * The best of them, in their order: of each person one before anybody has two, and of nobody more than `eachAtMost`.
 */
export function chooseThoughts<T extends SaidThought>(
  ranked: readonly T[],
  { most, eachAtMost }: { most: number; eachAtMost: number },
): T[] {
  const chosen = new Set<T>();
  const times = new Map<string, number>();
  // Who says the same twice is given once.
  const said = new Set<string>();
  for (let round = 1; round <= eachAtMost && chosen.size < most; round += 1) {
    for (const thought of ranked) {
      if (chosen.size === most) break;
      const had = times.get(thought.row.responseId) ?? 0;
      const words = `${thought.row.responseId} ${thought.row.user.slice(thought.start, thought.end)}`;
      if (had >= round || said.has(words)) continue;
      said.add(words);
      times.set(thought.row.responseId, had + 1);
      chosen.add(thought);
    }
  }
  return ranked.filter((thought) => chosen.has(thought));
}
