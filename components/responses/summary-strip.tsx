import { Skeleton } from '@/components/ui/skeleton';
import { Sparkline } from '@/components/ui/sparkline';
import { PROGRESSES } from '@/lib/client/statuses';
import { durationText } from '@/lib/domain/reading/clock-time';
import type { ResponsesSummaryV1 } from '@/lib/wire/v1/responses-summary';
import { PROGRESS_ORDER } from './filter-state';

const FACT =
  'whitespace-nowrap py-[0.625rem] pe-6 me-6 border-e border-line max-[60rem]:me-0 max-[60rem]:border-0';

/** Figures of the view beside those of the whole study. */
export function SummaryStrip({
  summary,
  isFiltered,
}: {
  summary: ResponsesSummaryV1 | undefined;
  isFiltered: boolean;
}) {
  const { found, whole, days } = summary ?? {};
  return (
    <dl
      aria-label="This view, of the whole study"
      className="grid shrink-0 grid-cols-[repeat(5,auto)_1fr] border-y border-line px-6 max-[60rem]:grid-cols-3 max-[60rem]:px-4"
    >
      {PROGRESS_ORDER.map((progress) => (
        <Fact key={progress} name={PROGRESSES[progress].word}>
          {found && whole ? (
            <>
              {found.byProgress[progress].toLocaleString('en-GB')}
              {isFiltered ? (
                <Small>{` of ${whole.byProgress[progress].toLocaleString('en-GB')}`}</Small>
              ) : null}
            </>
          ) : undefined}
        </Fact>
      ))}
      <Fact name="Median duration">
        {found && (found.medianDurationSeconds === null ? '–' : durationText(found.medianDurationSeconds))}
      </Fact>
      <Fact name="Median quality" last>
        {found &&
          (found.medianQuality === null ? (
            '–'
          ) : (
            <>
              {found.medianQuality.toFixed(1)}
              <Small> of 5</Small>
            </>
          ))}
      </Fact>
      <div className="justify-self-end py-[0.625rem] text-end max-[60rem]:hidden">
        <dt className="text-12 text-ink-3">Last 14 days</dt>
        <dd className="mt-0.5 flex h-[1.125rem] justify-end">{days ? <Days days={days} /> : null}</dd>
      </div>
    </dl>
  );
}

function Days({ days }: { days: ResponsesSummaryV1['days'] }) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const today = days.at(-1)?.count ?? 0;
  const label = `${total} began in the last 14 days, ${today} of them today`;
  return <Sparkline values={days.map(({ count }) => count)} label={label} />;
}

function Fact({ name, children, last }: { name: string; children: React.ReactNode; last?: boolean }) {
  return (
    <div className={last ? 'whitespace-nowrap py-[0.625rem]' : FACT}>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="min-h-[1.375rem] text-16 font-strong tabular-nums">
        {children ?? <Skeleton className="w-[3rem]" />}
      </dd>
    </div>
  );
}

function Small({ children }: { children: string }) {
  return <small className="text-13 font-text text-ink-3">{children}</small>;
}
