import type { StudyReference } from '@/lib/domain/identifier';
import { countParameters } from '@/lib/store/response-search';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';

/** The number of latest responses that are read, and of values that are returned. */
const SAMPLE = 5_000;
const MOST_VALUES = 200;

/** URL parameters of the study's latest responses, the most frequent first. Refuses `study_not_found`. */
export async function listUrlParameters(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<{ name: string; value: string; count: number }[]> {
  const study = await findReadableStudy(ctx, input.study);
  return countParameters(study.id, { sample: SAMPLE, limit: MOST_VALUES });
}
