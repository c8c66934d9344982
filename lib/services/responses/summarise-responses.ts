import type { StudyReference } from '@/lib/domain/identifier';
import { wholeSeconds } from '@/lib/domain/response/duration';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import { isEmptyFilter, type ResponseFilter } from '@/lib/domain/response/response-filter';
import { countByDay, type FoundFigures, findFigures, type StoredFilter } from '@/lib/store/response-search';
import type { MemberContext } from '../context';
import { findReadableStudy } from './find-readable-study';
import { storedFilter } from './stored-filter';

const DAYS = 14;
const DAY_MS = 86_400_000;

/** Figures of a set of responses; durations and quality are of complete ones. */
export interface Figures {
  total: number;
  byProgress: Record<ResponseProgress, number>;
  medianDurationSeconds: number | null;
  medianQuality: number | null;
}

export interface ResponsesSummary {
  found: Figures;
  whole: Figures;
  /** How many of them started on each of the last 14 days, today last. `date` is `2026-05-14`. */
  days: { date: string; count: number }[];
}

/** The filtered responses beside the whole study. `utcOffsetMinutes`: where days begin. Refuses `study_not_found`. */
export async function summariseResponses(
  ctx: MemberContext,
  input: { study: StudyReference; filter: ResponseFilter; utcOffsetMinutes: number },
): Promise<ResponsesSummary> {
  const study = await findReadableStudy(ctx, input.study);
  const filter = await storedFilter(ctx.db, study.id, input.filter);
  const wholeFilter: StoredFilter = { studyId: study.id, factGroups: [], parameters: [] };
  const [whole, found, days] = await Promise.all([
    findFigures(wholeFilter),
    isEmptyFilter(input.filter) ? undefined : findFigures(filter),
    lastDays(filter, ctx.now(), input.utcOffsetMinutes),
  ]);
  return { found: figuresOf(found ?? whole), whole: figuresOf(whole), days };
}

function figuresOf({ medianDurationMs, ...figures }: FoundFigures): Figures {
  return {
    ...figures,
    medianDurationSeconds: medianDurationMs === null ? null : wholeSeconds(medianDurationMs),
  };
}

async function lastDays(
  filter: StoredFilter,
  now: Date,
  offsetMinutes: number,
): Promise<ResponsesSummary['days']> {
  const today = Math.floor((now.getTime() + offsetMinutes * 60_000) / DAY_MS);
  const first = today - DAYS + 1;
  const from = new Date(first * DAY_MS - offsetMinutes * 60_000);
  const counts = await countByDay(filter, { offsetMinutes, from });
  return Array.from({ length: DAYS }, (_, index) => ({
    date: new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
    count: counts.get(first + index) ?? 0,
  }));
}
