import { isBlank } from './is-blank';

/** A rule of the decisions: B2 for what is missing in an unfinished guide, C1 to C8 across fields. */
export type GuideRule = 'B2' | 'C1' | 'C2' | 'C3' | 'C4' | 'C5' | 'C6' | 'C7' | 'C8';

/**
 * One broken rule. `path` leads from the guide to the offending field; `code` is stable and names the broken sentence
 * of the rule; `message` says it in plain words and quotes the external id, text or title concerned.
 */
export interface GuideProblem {
  rule: GuideRule;
  code: string;
  path: Path;
  message: string;
}
export type Path = (string | number)[];

/** Long enough to recognise a question by, short enough for one line. */
const QUOTED_LENGTH = 80;

/** The sentence of the rule, then the quoted id or title; an unnamed part is identified by its path alone. */
export function problem(
  rule: GuideRule,
  code: string,
  path: Path,
  sentence: string,
  name: string,
): GuideProblem {
  return { rule, code, path, message: isBlank(name) ? sentence : `${sentence}: "${shortened(name)}"` };
}

/** Cut between characters, never within one: half a surrogate pair could not be stored or sent. */
function shortened(name: string): string {
  if (name.length <= QUOTED_LENGTH) return name;
  return `${name.slice(0, QUOTED_LENGTH).replace(/\p{Surrogate}$/u, '')}…`;
}

/** More than any author has; a hostile guide of 2 MiB could break its rules some hundred thousand times. */
const MOST_PROBLEMS = 1_000;

/** The first thousand problems; the search stops there. */
export function firstProblems(groups: Iterable<GuideProblem[]>): GuideProblem[] {
  const problems: GuideProblem[] = [];
  for (const group of groups) {
    problems.push(...group.slice(0, MOST_PROBLEMS - problems.length));
    if (problems.length === MOST_PROBLEMS) break;
  }
  return problems;
}
