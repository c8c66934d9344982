import type { StudyReference } from '@/lib/domain/identifier';
import { countFound, countParameters, listLatestVersions } from '@/lib/store/response-search';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';
import { Memory } from './remembered';

/** The number of latest responses that are read, and of values that are returned. */
const SAMPLE = 5_000;
const MOST_VALUES = 200;

export interface CountedParameter {
  name: string;
  value: string;
  count: number;
}

const memory = new Memory<CountedParameter[]>();

/**
 * URL parameters of the study's latest responses, the most frequent first. Refuses `study_not_found`. They are counted
 * again once a response has begun, changed or gone: five thousand rows are read for them, while a page asks for them
 * whenever its filter is opened.
 */
export async function listUrlParameters(
  ctx: MemberContext,
  input: { study: StudyReference },
): Promise<CountedParameter[]> {
  const study = await findReadableStudy(ctx, input.study);
  const all = { studyId: study.id, factGroups: [], parameters: [] };
  const stamp = [await listLatestVersions(all, 1), await countFound(all)];
  return memory.of(study.id, stamp, () => countParameters(study.id, { sample: SAMPLE, limit: MOST_VALUES }));
}
