import type { Cell } from '../response/export-columns';
import type { StudyStatus } from '../study/study';
import type { Openness } from './openness';
import type { QuotaCount } from './quota';

/** How interviews stand: ended, left (idle), or under way. */
export const OUTCOMES = ['complete', 'screened_out', 'over_quota', 'left', 'under_way'] as const;
export type FieldworkOutcome = (typeof OUTCOMES)[number];

/** The interviews of one outcome that came by one way. */
export interface OutcomeCount {
  outcome: FieldworkOutcome;
  /** The panel's name; null: by the plain link. */
  way: string | null;
  count: number;
}

/** A row of the board: one outcome, in all and by way in. */
export interface OutcomeRow {
  outcome: FieldworkOutcome;
  total: number;
  ways: { way: string | null; count: number }[];
}

/** The live figures of a study's fieldwork. Those of `outcomes` add up to `started`. */
export interface FieldworkBoard {
  at: Date;
  status: StudyStatus;
  openness: Openness;
  opensAt: Date | null;
  closesAt: Date | null;
  closeAfter: number | null;
  responseTarget: number;
  started: number;
  complete: number;
  underWay: number;
  /** Of those under way, who hold a place in a quota. */
  holdingPlace: number;
  screenedOut: number;
  overQuota: number;
  left: number;
  firstStartedAt: Date | null;
  /** The middle one of the complete interviews; null without any. */
  middleSeconds: number | null;
  estimatedMinutes: number;
  /** The study in which it is rehearsed, and how often it was lately; null: never. */
  tests: { studyId: string; responses: number } | null;
  cells: QuotaCount[];
  outcomes: OutcomeRow[];
}

/** One row per outcome, each with the same ways in, the plain link last. */
export function outcomeRows(counts: readonly OutcomeCount[]): OutcomeRow[] {
  const named = [...new Set(counts.flatMap(({ way }) => way ?? []))].sort();
  const ways = [...named, null];
  return OUTCOMES.map((outcome) => {
    const own = counts.filter((count) => count.outcome === outcome);
    return {
      outcome,
      total: own.reduce((sum, { count }) => sum + count, 0),
      ways: ways.map((way) => ({ way, count: own.find((one) => one.way === way)?.count ?? 0 })),
    };
  });
}

/** The board as a table: outcomes by way in with their sum, then quotas. */
export function boardTable({ outcomes, cells }: Pick<FieldworkBoard, 'outcomes' | 'cells'>): Cell[][] {
  const ways = outcomes[0]?.ways.map(({ way }) => way ?? 'link') ?? [];
  const sums = ways.map((_way, at) => outcomes.reduce((sum, row) => sum + (row.ways[at]?.count ?? 0), 0));
  const total = outcomes.reduce((sum, row) => sum + row.total, 0);
  return [
    ['outcome', 'all', ...ways],
    ...outcomes.map((row) => [row.outcome, row.total, ...row.ways.map(({ count }) => count)]),
    ['started', total, ...sums],
    ...(cells.length > 0 ? [[], ['quota', 'limit', 'complete', 'underWay']] : []),
    ...cells.map(({ name, limit, complete, underWay }) => [name, limit, complete, underWay]),
  ];
}
