import { FigureRow } from '@/components/ui/figure-row';
import { dayText } from '@/components/ui/moment';
import type { Board } from '@/lib/client/fieldwork';

/** The figures of the board in one line. */
export function BoardFacts({ board }: { board: Board }) {
  const { responseTarget, holdingPlace, cells, firstStartedAt, middleSeconds, estimatedMinutes } = board;
  const minutes = middleSeconds === null ? null : Math.max(1, Math.round(middleSeconds / 60));
  const facts: [string, string, (string | undefined)?][] = [
    ['Complete', `${board.complete}`, `of ${responseTarget}`],
    ['Under way', `${board.underWay}`, cells.length > 0 ? `${holdingPlace} hold a place` : undefined],
    ['Screened out', `${board.screenedOut}`],
    ['Group full', `${board.overQuota}`],
    ['Left before the end', `${board.left}`],
    ['Started', `${board.started}`, firstStartedAt ? `since ${dayText(firstStartedAt)}` : undefined],
    ['Middle length', minutes === null ? '–' : `${minutes} min`, `announced ${estimatedMinutes}`],
  ];
  return (
    <section aria-label="Figures" className="border-line border-b">
      <FigureRow figures={facts} />
    </section>
  );
}
