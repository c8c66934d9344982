import type { StudyReference } from '@/lib/domain/identifier';
import type { Theme } from '@/lib/domain/themes/theme';
import { countAsked, listThemes as listStored } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { themeOf } from './find-theme';

/** All themes of a study, in the order in which they were made. Refuses `study_not_found`. */
export async function listThemes(ctx: MemberContext, input: { study: StudyReference }): Promise<Theme[]> {
  const study = await findReadableStudy(ctx, input.study);
  const [rows, asked] = await Promise.all([listStored(ctx.db, study.id), countAsked(ctx.db, study.id)]);
  return rows.map((row) => themeOf(row, asked));
}
