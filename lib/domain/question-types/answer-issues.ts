import type { Issue } from '../failure';

/** What the modules of the question types say of answers that do not fit. Paths are those of the request. */
export type Issues = Generator<Issue, void, undefined>;

export function answerIssue(message: string, ...path: (string | number)[]): Issue {
  return { path: ['answer', ...path], message };
}

/** Says of each id that occurs a second time, or that is not among those that may be named (null: any may). */
export function* idIssues(
  ids: readonly string[],
  known: ReadonlySet<string> | null,
  ...path: (string | number)[]
): Issues {
  const seen = new Set<string>();
  for (const [at, id] of ids.entries()) {
    if (seen.has(id)) yield answerIssue('Named twice', ...path, at);
    else if (known && !known.has(id)) yield answerIssue('Not one of the options on offer', ...path, at);
    seen.add(id);
  }
}

export const idsOf = (parts: readonly { id: string }[]) => new Set(parts.map(({ id }) => id));
