import { pathTo } from '@/lib/domain/themes/theme';
import { recountThemes } from '@/lib/store/theme-counts';
import { deleteTheme as deleteStored, setTheme } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { editThemes, refuseStale } from './edit-themes';
import { findStoredTheme, noTheme, refuseUnlessEditor, type ThemePath } from './find-theme';

/**
 * Deletes a theme with its evidence; those below it move up. Its name is not suggested again. Refuses `study_not_found`,
 * `not_found`, `forbidden`, `concurrent_modification`.
 */
export async function deleteTheme(
  ctx: MemberContext,
  path: ThemePath,
  { seen }: { seen: number | 'any' },
): Promise<{ id: string }> {
  const { study } = await findStoredTheme(ctx, path);
  refuseUnlessEditor(ctx);
  return editThemes(ctx, study, async ({ db, themes, note, readAgain }) => {
    const row = themes.find(({ id }) => id === path.themeId);
    if (!row) throw noTheme();
    refuseStale(seen, row);
    for (const below of themes.filter(({ parentId }) => parentId === row.id))
      await setTheme(db, below.id, { parentId: row.parentId });
    await note(row.id, { what: 'deleted', from: row.name });
    await deleteStored(db, row.id);
    if (row.parentId !== null) await recountThemes(db, study.id, pathTo(themes, row.parentId));
    if (row.status === 'accepted') await readAgain();
    return { id: row.id };
  });
}
