import type { StudyReference } from '@/lib/domain/identifier';
import { wholeSeconds } from '@/lib/domain/response/duration';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import type { ResponseFilter } from '@/lib/domain/response/response-filter';
import { countByDay, type FoundFigures, findFigures, isByProgressAlone } from '@/lib/store/response-search';
import { findWholeFigures } from '@/lib/store/whole-figures';
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
  const days = lastDays(ctx.now(), input.utcOffsetMinutes);
  const isCounted = isByProgressAlone(filter);
  const [whole, found] = await Promise.all([
    findWholeFigures(study.id, days, filter.progress),
    isCounted ? undefined : findFigures(filter),
  ]);
  const byDay = (isCounted ? whole.byDay : undefined) ?? (await countByDay(filter, days));
  return {
    found: figuresOf(found ?? ofProgress(whole.figures, filter.progress)),
    whole: figuresOf(whole.figures),
    days: days.dates.map((date, index) => ({ date, count: byDay.get(days.first + index) ?? 0 })),
  };
}

/** Those of the responses with one of these progresses; of all, when none is named. */
function ofProgress(whole: FoundFigures, wanted?: readonly ResponseProgress[]): FoundFigures {
  if (!wanted) return whole;
  const count = (progress: ResponseProgress) => (wanted.includes(progress) ? whole.byProgress[progress] : 0);
  const byProgress = {
    complete: count('complete'),
    screened_out: count('screened_out'),
    in_progress: count('in_progress'),
  };
  return {
    total: byProgress.complete + byProgress.screened_out + byProgress.in_progress,
    byProgress,
    medianDurationMs: wanted.includes('complete') ? whole.medianDurationMs : null,
    medianQuality: wanted.includes('complete') ? whole.medianQuality : null,
  };
}

function figuresOf({ medianDurationMs, ...figures }: FoundFigures): Figures {
  return {
    ...figures,
    medianDurationSeconds: medianDurationMs === null ? null : wholeSeconds(medianDurationMs),
  };
}

interface Days {
  /** The first one, as days since 1970 at this offset from UTC. */
  first: number;
  from: Date;
  offsetMinutes: number;
  /** Each day, such as `2026-05-14`. */
  dates: string[];
}

function lastDays(now: Date, offsetMinutes: number): Days {
  const today = Math.floor((now.getTime() + offsetMinutes * 60_000) / DAY_MS);
  const first = today - DAYS + 1;
  return {
    first,
    from: new Date(first * DAY_MS - offsetMinutes * 60_000),
    offsetMinutes,
    dates: Array.from({ length: DAYS }, (_, index) =>
      new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
    ),
  };
}
