import { Failure } from '@/lib/domain/failure';
import { nestingProblem, pathTo, type Theme } from '@/lib/domain/themes/theme';
import { recountThemes } from '@/lib/store/theme-counts';
import { moveEvidence } from '@/lib/store/theme-evidence';
import { countAsked, deleteTheme, findTheme, setTheme, type ThemeRow } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { editThemes, refuseStale } from './edit-themes';
import { findStoredTheme, noTheme, refuseUnlessEditor, type ThemePath, themeOf } from './find-theme';

/**
 * Puts a theme's evidence into another one of its study, each passage once, and those below it under that one; the theme
 * itself is gone then. Refuses `study_not_found`, `not_found`, `forbidden`, `conflict` into itself,
 * and `concurrent_modification` when the one that goes is not as it was `seen`.
 */
export async function mergeThemes(
  ctx: MemberContext,
  path: ThemePath,
  { into: intoId, seen }: { into: string; seen: number | 'any' },
): Promise<Theme> {
  const { study } = await findStoredTheme(ctx, path);
  if (!(await findTheme(ctx.db, study.id, intoId))) throw noTheme();
  refuseUnlessEditor(ctx);
  return editThemes(ctx, study, async ({ db, themes, note, readAgain }) => {
    const from = themes.find(({ id }) => id === path.themeId);
    const into = themes.find(({ id }) => id === intoId);
    if (!from || !into) throw noTheme();
    refuseStale(seen, from);
    if (from.id === into.id) throw new Failure('conflict', 'A theme cannot be merged into itself.');
    await moveEvidence(db, from.id, into.id);
    const left = withoutMerged(themes, from, into);
    for (const { id, parentId } of left) {
      if (parentId !== themes.find((row) => row.id === id)?.parentId) await setTheme(db, id, { parentId });
    }
    await deleteTheme(db, from.id);
    await readAgain();
    // What was known of the one is looked for in the other; its rule in words stays as a person reads it.
    await setTheme(db, into.id, { cues: [...new Set([...into.cues, ...from.cues])] });
    const above = from.parentId === null ? [] : pathTo(themes, from.parentId);
    await recountThemes(db, study.id, [...pathTo(left, into.id), ...above.filter((id) => id !== from.id)]);
    await note(into.id, { what: 'merged', from: from.name });
    return themeOf((await findTheme(db, study.id, into.id))!, await countAsked(db, study.id));
  });
}

/** The themes without the merged one: what stood below it stands below the other, or by itself where that is too deep. */
function withoutMerged(
  themes: readonly ThemeRow[],
  from: ThemeRow,
  into: ThemeRow,
): Pick<ThemeRow, 'id' | 'parentId'>[] {
  const left = themes
    .filter(({ id }) => id !== from.id)
    .map(({ id, parentId }) => ({
      id,
      parentId: id === into.id && parentId === from.id ? from.parentId : parentId,
    }));
  for (const below of left.filter(({ parentId }) => parentId === from.id)) {
    below.parentId = null;
    if (nestingProblem(left, below.id, into.id) === null) below.parentId = into.id;
  }
  return left;
}
