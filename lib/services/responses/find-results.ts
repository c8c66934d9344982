import type { StudyReference } from '@/lib/domain/identifier';
import { isEmptyFilter, type ResponseFilter } from '@/lib/domain/response/response-filter';
import type { Segment } from '@/lib/domain/response/segment';
import { isCountedBy, revisionOfResults } from '@/lib/store/response-search';
import type { MemberContext } from '../context';
import { offload } from '../offload';
import { findReadableStudy } from './find-readable-study';
import { type MadeResults, RESULTS_SAMPLE } from './make-results';
import { Memory } from './remembered';
import { storedFilter } from './stored-filter';

export interface StudyResults extends MadeResults {
  /** How many responses the study has. */
  wholeTotal: number;
}

const memory = new Memory<MadeResults>();

/**
 * The results of each question for the responses that pass the filter, and for the whole study; with `segment` also side
 * by side. Every response that answered counts, also those under way and screened out: each figure links to the responses
 * it counts. Refuses `study_not_found`, and `bad_request` for a segment that groups nobody.
 *
 * A process remembers them until something that they are made of changes (docs/decisions/105-results-remembered.md).
 */
export async function findResults(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; segment?: Segment | undefined },
): Promise<StudyResults> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const isWhole = isEmptyFilter(input.filter);
  const make = () => offload(ctx.db, 'makeResults', { filter, isWhole, segment: input.segment });
  const made =
    input.segment === undefined && isCountedBy(filter)
      ? await memory.of(filter, await revisionOfResults(filter, RESULTS_SAMPLE), make)
      : await make();
  return { ...made, wholeTotal: isWhole ? made.total : study.responseTotal };
}
