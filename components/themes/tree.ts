import type { Theme } from '@/lib/client/themes';

export interface Placed {
  theme: Theme;
  /** 0 for those that stand below none. */
  depth: number;
}

export interface Shelves {
  accepted: Placed[];
  suggested: Placed[];
  rejected: Placed[];
}

/** The codebook in the order in which it is read: accepted ones with those below them, the most people first. */
export function shelvesOf(themes: readonly Theme[]): Shelves {
  const of = (status: Theme['status']) => themes.filter((theme) => theme.status === status).sort(byPeople);
  const flat = (list: Theme[]) => list.map((theme) => ({ theme, depth: 0 }));
  return {
    accepted: nested(of('accepted')),
    suggested: flat(of('suggested')),
    rejected: flat(of('rejected')),
  };
}

function byPeople(a: Theme, b: Theme): number {
  return b.responses - a.responses || a.name.localeCompare(b.name);
}

function nested(themes: readonly Theme[]): Placed[] {
  const ids = new Set(themes.map(({ id }) => id));
  const below = (parentId: string | null, depth: number): Placed[] =>
    themes
      .filter(
        (theme) => (theme.parentId !== null && ids.has(theme.parentId) ? theme.parentId : null) === parentId,
      )
      .flatMap((theme) => [{ theme, depth }, ...below(theme.id, depth + 1)]);
  return below(null, 0);
}
