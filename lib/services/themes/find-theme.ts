import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { roleMay } from '@/lib/domain/roles';
import type { Theme } from '@/lib/domain/themes/theme';
import type { StudyRow } from '@/lib/store/studies';
import { countAsked, findTheme as findStored, type ThemeRow } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';

export interface ThemePath {
  study: StudyReference;
  themeId: string;
}

/** A theme of the caller's organisation. Refuses `study_not_found`, `not_found`. */
export async function findTheme(ctx: MemberContext, path: ThemePath): Promise<Theme> {
  const { study, row } = await findStoredTheme(ctx, path);
  return themeOf(row, await countAsked(ctx.db, study.id));
}

export async function findStoredTheme(
  ctx: MemberContext,
  path: ThemePath,
): Promise<{ study: StudyRow; row: ThemeRow }> {
  const study = await findReadableStudy(ctx, path.study);
  const row = await findStored(ctx.db, study.id, path.themeId);
  if (!row) throw noTheme();
  return { study, row };
}

export function themeOf(row: ThemeRow, asked: number): Theme {
  const { id, name, rule, parentId, status, origin, responses, updatedAt, version } = row;
  return { id, name, rule, parentId, status, origin, responses, asked, updatedAt, version };
}

export function noTheme(): Failure {
  return new Failure('not_found', 'There is no such theme in this study.');
}

export function refuseUnlessEditor({ principal }: MemberContext): void {
  if (!roleMay(principal.role, 'edit'))
    throw new Failure('forbidden', 'Your role in this organisation may read themes, but not change them.');
}
