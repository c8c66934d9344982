'use client';
import { countOfPeople } from '@/components/ui/count-of-people';
import { FilmPlayer } from '@/components/ui/film-player';
import { FEWEST, ShareLine } from '@/components/ui/share-line';
import { clockTime } from '@/lib/domain/reading/clock-time';
import { wilsonInterval } from '@/lib/domain/response/wilson-interval';
import type { ReportV1 } from '@/lib/wire/v1/report';
import type { SharedV1 } from '@/lib/wire/v1/shared';
import { Prose } from './prose';
import { Gone, QuoteView } from './quote-view';

type SharedReport = NonNullable<SharedV1['report']>;
type SharedBlock = SharedReport['blocks'][number];
type Figures = NonNullable<Extract<SharedBlock, { figures: unknown }>['figures']>;
type Film = NonNullable<SharedV1['film']>;

export const sectionId = (blockId: string) => `section-${blockId}`;

/** The sections of a report: its texts that begin with a heading. */
export function sectionsOf(blocks: readonly { id: string; type: string; text?: string }[]) {
  return blocks.flatMap(({ id, text = '' }) => {
    const title = headingOf(text);
    return title === null ? [] : [{ id, title }];
  });
}

/** The first line of a text if it is a heading, without its signs. */
export function headingOf(text: string): string | null {
  const [, heading] = /^\s*#{1,6}\s+(.+)/.exec(text) ?? [];
  return heading?.replace(/[*_`]/g, '').trim() || null;
}

interface ReportViewProps {
  report: SharedReport;
  organization: string;
  mayDownload: boolean;
  /** Of its title: a page has one first heading. */
  heading?: 'h1' | 'h2';
}

/** A report as somebody reads it, on a screen and on paper. */
export function ReportView({ report, organization, mayDownload, heading: Heading = 'h1' }: ReportViewProps) {
  const { title, standfirst, facts, blocks, updatedAt } = report;
  return (
    <article>
      <ReportFrom organization={organization} updatedAt={updatedAt} />
      <Heading className="mt-3 text-32 font-title leading-[2.5rem] tracking-[-0.022em] text-balance max-[60rem]:text-[1.75rem] max-[60rem]:leading-[2.25rem]">
        {title}
      </Heading>
      {standfirst === '' ? null : (
        <p className="mt-4 text-20 leading-[1.75rem] tracking-[-0.008em] text-ink-2 text-pretty">
          {standfirst}
        </p>
      )}
      <ReportFacts facts={facts} />
      <div className="mt-12 grid gap-8">
        {blocks.map((block) => (
          <div key={block.id} id={sectionId(block.id)} className="scroll-mt-20">
            <BlockView block={block} mayDownload={mayDownload} />
          </div>
        ))}
      </div>
    </article>
  );
}

const day = (text: string) => new Date(text).toLocaleDateString('en-GB', { dateStyle: 'long' });

/** Who made a report, and when it was saved. */
export function ReportFrom({ organization, updatedAt }: { organization: string; updatedAt: string | null }) {
  const when = updatedAt === null ? '' : day(updatedAt);
  return <p className="text-13 text-ink-3">{[organization, when].filter(Boolean).join('. ')}</p>;
}

/** "2 to 20 May 2026". */
function period(from: string, to: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
  return format.formatRange(new Date(from), new Date(to)).replaceAll('–', ' to ').replaceAll(/\s+/g, ' ');
}

const MODES: Readonly<Record<string, string>> = {
  text: 'Typed',
  audio: 'Spoken',
  audio_text: 'Spoken or typed',
  video: 'Video',
  video_screen: 'Video and screen',
};

/** The interviews in figures. */
export function ReportFacts({ facts }: { facts: ReportV1['facts'] }) {
  const { people, from, to, medianDurationSeconds, interviewMode } = facts;
  return (
    <dl className="mt-8 grid grid-cols-[repeat(4,auto)] justify-between gap-4 border-y border-line-strong py-3 max-[40rem]:grid-cols-2">
      <Fact name="Interviews" value={countOfPeople(people)} />
      {from !== null && to !== null ? <Fact name="When" value={period(from, to)} /> : null}
      {medianDurationSeconds === null ? null : (
        <Fact
          name="Length, median"
          value={`${Math.floor(medianDurationSeconds / 60)} min ${medianDurationSeconds % 60} s`}
        />
      )}
      <Fact name="Kind" value={MODES[interviewMode] ?? interviewMode} />
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="text-16 font-title">{value}</dd>
    </div>
  );
}

/** A block of a report as somebody reads it. */
export function BlockView({ block, mayDownload }: { block: SharedBlock; mayDownload: boolean }) {
  switch (block.type) {
    case 'text':
      return <Prose text={block.text} />;
    case 'quote':
      return <QuoteView quote={block.passage?.quote ?? null} by={block.by} sound={block.sound} />;
    case 'clip':
      if (block.clip === null) return <Gone>A clip that stood here was deleted.</Gone>;
      return <FilmView film={block.clip} by={block.by} mayDownload={mayDownload} />;
    case 'table':
      return (
        <Grid
          heads={block.columns}
          rows={block.rows.map((cells) => block.columns.map((_, at) => cells[at] ?? ''))}
        />
      );
    case 'question':
    case 'theme':
      return block.figures === null ? null : <ChartView figures={block.figures} as={block.as} />;
  }
}

/** A block of the dashboard as readers of a link see it. */
export function readBlock(block: ReportV1['blocks'][number]): SharedBlock {
  if (block.type === 'quote') {
    const { quote, readableId } = block.passage;
    return { ...block, passage: quote === null ? null : { quote, readableId } };
  }
  return block;
}

/** A clip or a reel with its player, or its words where recordings are not shared. */
export function FilmView({ film, by, mayDownload }: { film: Film; by: string; mayDownload: boolean }) {
  const { title, transcript, status, durationSeconds, mp4Url } = film;
  if (mp4Url === null && transcript !== '') return <QuoteView quote={transcript} by={by || title} />;
  return (
    <figure className="break-inside-avoid">
      <FilmPlayer film={film} mayDownload={mayDownload} className="w-full rounded-3" />
      {mp4Url === null ? (
        <p role="status" className="rounded-3 bg-well px-4 py-8 text-center text-14 text-ink-2">
          {status === 'failed'
            ? 'This film could not be made.'
            : 'This film is being made. Open the page again in a few minutes.'}
        </p>
      ) : null}
      <figcaption className="mt-2 flex flex-wrap gap-x-3 text-13 text-ink-3">
        <span className="text-ink-2">{title}</span>
        {durationSeconds === null ? null : <span className="tabular-nums">{clockTime(durationSeconds)}</span>}
        {by === '' ? null : <span>{by}</span>}
      </figcaption>
      {transcript === '' ? null : (
        <details className="mt-2 text-13 text-ink-2 print:hidden">
          <summary className="w-fit pointer-coarse:min-h-[2.75rem]">What is said</summary>
          <p dir="auto" className="mt-1 whitespace-pre-wrap font-read text-16 leading-[1.5rem]">
            {transcript}
          </p>
        </details>
      )}
      {transcript === '' ? null : (
        <p dir="auto" className="mt-1 hidden whitespace-pre-wrap font-read text-16 print:block">
          {transcript}
        </p>
      )}
    </figure>
  );
}

const SCALE = [0, 25, 50, 75, 100];
const COLUMNS = 'grid-cols-[13rem_minmax(0,1fr)_6.5rem] max-[40rem]:grid-cols-[minmax(0,1fr)_auto]';

/** People counted, with the time at which they were; of fewer than a hundred each share has its interval. */
export function ChartView({ figures, as }: { figures: Figures; as: 'chart' | 'table' }) {
  const { title, takenAt, groups } = figures;
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-4 grid">
        <span className="text-14 font-strong">{title}</span>
        <span className="text-13 text-ink-3">
          {`Counted by people on ${day(takenAt)}${groups.some(({ base }) => base >= FEWEST && base < 100) ? '; the line shows where the true share lies' : ''}`}
        </span>
      </figcaption>
      <div className="grid gap-6">
        {groups.map(({ title: part, base, bars }) => (
          <div key={part ?? ''} className="break-inside-avoid">
            <p className="mb-2 text-13 text-ink-2">
              {`${part === null ? '' : `${part}, `}of ${countOfPeople(base)}`}
            </p>
            {as === 'table' ? (
              <Grid heads={['Answer', 'People']} rows={bars.map(({ label, count }) => [label, `${count}`])} />
            ) : (
              <Shares base={base} bars={bars} />
            )}
          </div>
        ))}
      </div>
    </figure>
  );
}

function Shares({ base, bars }: { base: number; bars: Figures['groups'][number]['bars'] }) {
  return (
    <ul className="grid gap-2 text-14">
      {base >= FEWEST ? (
        <li
          aria-hidden
          className={`grid items-center gap-x-4 text-11 text-ink-3 max-[40rem]:hidden ${COLUMNS}`}
        >
          <span className="col-start-2 flex justify-between tabular-nums">
            {SCALE.map((mark) => (
              <span key={mark}>{mark === 100 ? '100%' : mark}</span>
            ))}
          </span>
        </li>
      ) : null}
      {bars.map(({ label, count }, at) => {
        const interval = wilsonInterval(count, base);
        return (
          <li key={at} className={`grid items-center gap-x-4 ${COLUMNS}`}>
            <span className="min-w-0 break-words">{label}</span>
            {base < FEWEST ? <span /> : <ShareLine share={{ count, of: base, interval }} />}
            <span className="text-end tabular-nums max-[40rem]:col-start-2 max-[40rem]:row-start-1">
              <b className="font-strong">{count}</b>
              {base < FEWEST ? null : (
                <span className="ms-1.5 text-12 text-ink-3">
                  {interval
                    ? `${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}%`
                    : `${Math.round((count / base) * 100)}%`}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Grid({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard, too
    <section className="overflow-x-auto" tabIndex={0} aria-label="Table">
      <table className="w-full text-14">
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th
                key={at}
                scope="col"
                className="border-b border-line-strong py-2 pe-3 text-start text-12 font-text text-ink-3"
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            <tr key={at} className="break-inside-avoid">
              {cells.map((cell, place) => (
                <td key={place} className="border-b border-line py-[0.625rem] pe-3 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The sections of a report, beside it; `current` is the one that is being read. */
export function Contents({
  sections,
  current,
}: {
  sections: readonly { id: string; title: string }[];
  current: string | null;
}) {
  return (
    <nav aria-label="Contents" className="grid text-13">
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${sectionId(id)}`}
          aria-current={id === current ? 'true' : undefined}
          className={`border-s py-1 ps-3 ${
            id === current
              ? 'border-accent font-strong text-ink shadow-[inset_1px_0_0_var(--accent)]'
              : 'border-line text-ink-3 hover:text-ink'
          }`}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
