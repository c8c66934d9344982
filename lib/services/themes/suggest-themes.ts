import type { StudyReference } from '@/lib/domain/identifier';
import { setCodebook } from '@/lib/store/themes';
import type { MemberContext } from '../context';
import { findReadableStudy } from '../responses/find-readable-study';
import { editThemes } from './edit-themes';
import { enqueueSuggesting } from './enqueue-themes';
import { type CodebookState, readCodebook } from './read-codebook';

/** Has themes suggested, by a job. Refuses `study_not_found`, `forbidden`. */
export async function suggestThemes(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<CodebookState> {
  const study = await findReadableStudy(ctx, input.study);
  await editThemes(ctx, study, async ({ db }) => {
    await setCodebook(db, study.id, { suggestAskedAt: new Date() });
    await enqueueSuggesting(db, study.id);
  });
  return readCodebook(ctx, input);
}
