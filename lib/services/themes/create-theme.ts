import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { MOST_THEMES, nestingProblem, type Theme } from '@/lib/domain/themes/theme';
import { countAsked, insertTheme, type ThemeRow } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { editThemes } from './edit-themes';
import { noTheme, refuseUnlessEditor, themeOf } from './find-theme';

/**
 * Makes a theme, accepted at once, because a person makes it. Responses are read for it afterwards. Refuses
 * `study_not_found`, `forbidden`, `not_found` for an unknown parent, and `conflict` where there are too many or too deep.
 */
export async function createTheme(
  ctx: MemberContext,
  input: { study: StudyReference; name: string; rule: string; parentId: string | null },
): Promise<Theme> {
  const study = await findReadableStudy(ctx, input.study);
  refuseUnlessEditor(ctx);
  const { name, rule, parentId } = input;
  return editThemes(ctx, study, async ({ db, themes, personId, note, readAgain }) => {
    if (themes.length >= MOST_THEMES)
      throw new Failure('conflict', `A study has at most ${MOST_THEMES} themes. Merge or delete some first.`);
    if (parentId !== null) refusePlace(themes, 'new', parentId);
    const ruleVersion = await readAgain();
    const row = await insertTheme(db, {
      organizationId: study.organizationId,
      studyId: study.id,
      ...{ name, rule, parentId, ruleVersion },
      ...{ status: 'accepted', origin: 'person', namedByPerson: true },
      ...{ decidedById: personId, decidedAt: new Date() },
    });
    await note(row.id, { what: 'made', to: name });
    return themeOf(row, await countAsked(db, study.id));
  });
}

/** Refuses `not_found` for an unknown parent, and `conflict` for one that it cannot stand below. */
export function refusePlace(themes: readonly ThemeRow[], id: string, parentId: string): void {
  if (!themes.some((theme) => theme.id === parentId)) throw noTheme();
  const problem = nestingProblem(themes, id, parentId);
  if (problem !== null) throw new Failure('conflict', problem);
}
