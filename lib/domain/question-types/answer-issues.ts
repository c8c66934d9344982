import type { Issue } from '../failure';

/** The problems that the modules of the question types report about answers. Paths are those of the request. */
export type Issues = Generator<Issue, void, undefined>;

export function answerIssue(message: string, ...path: (string | number)[]): Issue {
  return { path: ['answer', ...path], message };
}

/** Reports each id that occurs a second time, or that is not among the permitted ones (null: any is permitted). */
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
