import { wilsonInterval } from '../response/wilson-interval';
import type { Figures } from './report';

/** Figures as a file says them. */
export interface FigureTables {
  counted: string;
  groups: { of: string; columns: string[]; rows: string[][] }[];
}

/** Of fewer people a share says nothing. */
const FEWEST = 5;
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A table for each group of figures: people, and the share that they are where there are enough of them. */
export function figureTables({ takenAt, groups }: Pick<Figures, 'takenAt' | 'groups'>): FigureTables {
  const hasIntervals = groups.some(({ base }) => base >= FEWEST && base < 100);
  const counted = `Counted by people on ${DAY.format(new Date(takenAt))}`;
  return {
    counted: hasIntervals ? `${counted}; in brackets where the true share lies.` : `${counted}.`,
    groups: groups.map(({ title, base, bars }) => ({
      of: `${title === null ? 'Of' : `${title}, of`} ${base === 1 ? '1 person' : `${base.toLocaleString('en-GB')} people`}`,
      columns: base < FEWEST ? ['Answer', 'People'] : ['Answer', 'People', 'Share'],
      rows: bars.map(({ label, count }) => [
        label,
        `${count}`,
        ...(base < FEWEST ? [] : [shareOf(count, base)]),
      ]),
    })),
  };
}

function shareOf(count: number, base: number): string {
  const share = `${Math.round((count / base) * 100)}%`;
  const interval = wilsonInterval(count, base);
  if (!interval) return share;
  return `${share} (${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}%)`;
}
