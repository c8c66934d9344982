export type ThemeStatus = 'suggested' | 'accepted' | 'rejected';
/** Who made a theme, or put a passage in. */
export type ThemeOrigin = 'built_in' | 'model' | 'person';
export type Stance = 'supports' | 'contradicts';

/** A theme of a study (L3). */
export interface Theme {
  id: string;
  name: string;
  /** In words: what belongs to it. */
  rule: string;
  parentId: string | null;
  status: ThemeStatus;
  origin: ThemeOrigin;
  /** Of the people who were asked an open question, how many have evidence that supports it or one below it. */
  responses: number;
  asked: number;
  updatedAt: Date;
  /** Counts its changes by people: what an editor's If-Match names. */
  version: number;
}

/** Who put a passage in. A person's name is null once they are deleted; a model's `name` is the model's. */
export interface EvidenceAuthor {
  origin: ThemeOrigin;
  id: string | null;
  name: string | null;
}

/** A passage that speaks for a theme or against it. */
export interface ThemeEvidence {
  id: string;
  responseId: string;
  readableId: number;
  answerId: string | null;
  discussionGuideQuestionId: string;
  conceptId: string | null;
  responseIndex: number;
  start: number;
  end: number;
  quote: string;
  stance: Stance;
  by: EvidenceAuthor;
  /** The whole row, where it was asked for. */
  row?: { moderator: string; user: string };
}

/** What a person decided about a theme; `from` and `to` are names of themes, never participants' words. */
export interface ThemeChange {
  what:
    | 'made'
    | 'accepted'
    | 'rejected'
    | 'reopened'
    | 'renamed'
    | 'rule'
    | 'nested'
    | 'merged'
    | 'deleted'
    | 'put_in'
    | 'turned'
    | 'taken_out';
  from?: string | null;
  to?: string | null;
  /** The response that a passage is from. */
  readableId?: number;
}

/** Themes of a study at most, whatever their status. */
export const MOST_THEMES = 300;

/** How deep they are nested: a theme, those below it, and those below these. */
const DEEPEST = 3;

type Placed = Pick<Theme, 'id' | 'parentId'>;

/** Why a theme cannot stand below another one of its study; null when it can. */
export function nestingProblem(themes: readonly Placed[], id: string, parentId: string): string | null {
  if (id === parentId) return 'A theme cannot stand below itself.';
  const above = pathTo(themes, parentId);
  if (above.includes(id)) return 'A theme cannot stand below one that stands below it.';
  if (above.length + heightOf(themes, id) > DEEPEST) return `Themes are nested at most ${DEEPEST} deep.`;
  return null;
}

/** The theme and those that it stands below, from the innermost out. */
export function pathTo(themes: readonly Placed[], id: string): string[] {
  const path: string[] = [];
  let at: string | null = id;
  while (at !== null && !path.includes(at)) {
    path.push(at);
    at = themes.find((theme) => theme.id === at)?.parentId ?? null;
  }
  return path;
}

function heightOf(themes: readonly Placed[], id: string): number {
  const below = themes.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((child) => heightOf(themes, child.id)));
}
