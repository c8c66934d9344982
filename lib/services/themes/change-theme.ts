import { pathTo, type Theme, type ThemeChange, type ThemeStatus } from '@/lib/domain/themes/theme';
import { recountThemes } from '@/lib/store/theme-counts';
import { countAsked, findTheme, setTheme, type ThemeRow } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { refusePlace } from './create-theme';
import { type Edited, editThemes, refuseStale } from './edit-themes';
import { findStoredTheme, noTheme, refuseUnlessEditor, type ThemePath, themeOf } from './find-theme';

/** What is not named stays. */
export interface ThemeEdit {
  name?: string | undefined;
  rule?: string | undefined;
  parentId?: string | null | undefined;
  status?: ThemeStatus | undefined;
}

/**
 * Renames a theme, gives it another rule, puts it below another one, accepts it or turns it down. Refuses
 * `study_not_found`, `not_found`, `forbidden`, `concurrent_modification`, and `conflict` for a place where it cannot
 * stand.
 */
export async function changeTheme(
  ctx: MemberContext,
  path: ThemePath,
  { seen, ...edit }: ThemeEdit & { seen: number | 'any' },
): Promise<Theme> {
  const { study } = await findStoredTheme(ctx, path);
  refuseUnlessEditor(ctx);
  return editThemes(ctx, study, async (edited) => {
    const before = edited.themes.find(({ id }) => id === path.themeId);
    if (!before) throw noTheme();
    refuseStale(seen, before);
    const { parentId = before.parentId } = edit;
    if (parentId !== null && parentId !== before.parentId) refusePlace(edited.themes, before.id, parentId);
    await change(edited, before, { ...edit, parentId });
    const { db } = edited;
    return themeOf((await findTheme(db, study.id, before.id))!, await countAsked(db, study.id));
  });
}

async function change(
  { db, study, themes, personId, note, readAgain }: Edited,
  before: ThemeRow,
  edit: ThemeEdit & { parentId: string | null },
): Promise<void> {
  const { name = before.name, rule = before.rule, status = before.status, parentId } = edit;
  const noted = decisions(before, { name, rule, status, parentId }, themes);
  if (noted.length === 0) return;
  const isDecided = status !== before.status;
  const ruleChanged = name !== before.name || rule !== before.rule;
  // What was turned down is not looked for, and only names of accepted themes are tags.
  const concernsReading = isDecided || (ruleChanged && status !== 'rejected');
  const version = concernsReading ? await readAgain() : null;
  await setTheme(db, before.id, {
    ...{ name, rule, status, parentId },
    ...(name !== before.name && { namedByPerson: true }),
    ...(isDecided && { decidedById: personId, decidedAt: new Date() }),
    ...(version !== null && (ruleChanged || before.status === 'rejected') && { ruleVersion: version }),
  });
  if (isDecided || parentId !== before.parentId) {
    const above = before.parentId === null ? [] : pathTo(themes, before.parentId);
    await recountThemes(db, study.id, [...above, ...(parentId === null ? [] : pathTo(themes, parentId))]);
  }
  for (const one of noted) await note(before.id, one);
}

const DECIDED = { accepted: 'accepted', rejected: 'rejected', suggested: 'reopened' } as const;

function decisions(
  before: ThemeRow,
  after: Pick<ThemeRow, 'name' | 'rule' | 'status' | 'parentId'>,
  themes: readonly ThemeRow[],
): ThemeChange[] {
  const nameOf = (id: string | null) => themes.find((theme) => theme.id === id)?.name ?? null;
  return [
    ...(after.status !== before.status ? [{ what: DECIDED[after.status] }] : []),
    ...(after.name !== before.name ? [{ what: 'renamed' as const, from: before.name, to: after.name }] : []),
    ...(after.rule !== before.rule ? [{ what: 'rule' as const }] : []),
    ...(after.parentId !== before.parentId
      ? [{ what: 'nested' as const, from: nameOf(before.parentId), to: nameOf(after.parentId) }]
      : []),
  ];
}
