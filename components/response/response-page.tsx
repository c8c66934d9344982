'use client';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { copyText } from '@/components/ui/copy-text';
import { ErrorNote } from '@/components/ui/error-note';
import { LocalTime } from '@/components/ui/local-time';
import { NotFetched } from '@/components/ui/not-fetched';
import { Note } from '@/components/ui/note';
import { PartBoundary } from '@/components/ui/part-boundary';
import { PageHeader } from '@/components/ui/shell/page-header';
import { Loading } from '@/components/ui/skeleton';
import { TabList } from '@/components/ui/tabs';
import { ApiError } from '@/lib/client/api';
import { PlaybackProvider } from '@/lib/client/playback';
import { type ResponseName, readingQuery, useRenewLinks } from '@/lib/client/response';
import { PROGRESSES } from '@/lib/client/statuses';
import { durationText } from '@/lib/domain/reading/clock-time';
import { buildTimeline } from '@/lib/domain/recording/timeline';
import type { AnnotationV1 } from '@/lib/wire/v1/annotation';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import type { ResponseReading } from '@/lib/wire/v1/response-reading';
import { Facts } from './facts';
import { FindBar } from './find-bar';
import { KeepUp, useHearing } from './keep-up';
import { KeptAndDeleted } from './legal-hold';
import { LookedAfter } from './looked-after';
import { isLeftUnheard, missingRecordings } from './missing-recordings';
import { DeskProvider, useDesk } from './reading-desk';
import { useReadingKeys } from './reading-keys';
import { BackToResponses, ResponseHeader, useListAddress } from './response-header';
import { SummaryLoading, TranscriptLoading } from './response-loading';
import { Summary } from './summary';
import { Transcript } from './transcript';
import { FindProvider } from './use-find';
import { whenText } from './when-text';

const IDLE_MS = 1000;

/** Nothing is selected yet when the page is there. */
const SelectionBar = dynamic(() => import('./selection-bar').then((parts) => parts.SelectionBar), {
  ssr: false,
});

/** Not part of the first view: loaded after the page. */
const Answers = dynamic(() => import('./answers').then((parts) => parts.Answers), {
  loading: () => <Loading what="the answers" />,
});

async function copyAnswers(reading: ResponseReading): Promise<void> {
  const { answersTable } = await import('./exports');
  await copyText(answersTable(reading), 'Answers copied as a table');
}

/** The player's place: it gets the rows with their recordings, and can jump to them. */
export interface PlayerSlotProps {
  name: ResponseName;
  annotations: readonly AnnotationV1[];
  linksExpireAt: string | null;
  renew: () => Promise<ResponseReading | undefined>;
  rows: readonly ReadingRowV1[];
  durationSeconds: number;
  current: number | null;
  onGoTo: (row: number) => void;
}

export interface ResponsePageProps extends ResponseName {
  /** Known before anything is loaded, so that nothing moves afterwards. */
  title: string;
  studyTitle: string;
  player: (props: PlayerSlotProps) => ReactNode;
}

/** One response: the transcript as a text to read, its summary beside it. */
export function ResponsePage({ studyId, responseId, filter, title, studyTitle, player }: ResponsePageProps) {
  const name = { studyId, responseId, filter };
  const { data, error, refetch } = useQuery(readingQuery(name));
  const rows = data?.transcript;
  const timeline = useMemo(() => buildTimeline(rows ?? []), [rows]);
  if (data) {
    return (
      <PlaybackProvider key={data.id} timeline={timeline}>
        <DeskProvider name={name} reading={data}>
          <FindProvider>
            <Desk player={player} />
          </FindProvider>
        </DeskProvider>
      </PlaybackProvider>
    );
  }
  return (
    <Before name={name} title={title} studyTitle={studyTitle} error={error} retry={() => void refetch()} />
  );
}

const COLUMNS =
  'grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_35.5rem] max-[78rem]:grid-cols-[minmax(0,1fr)_28rem] max-[60rem]:flex max-[60rem]:flex-col print:block';
const TEXT = 'flex min-h-0 flex-col bg-sheet max-[60rem]:order-4 print:block print:bg-transparent';
const BAR =
  'relative flex h-[2.75rem] shrink-0 items-stretch gap-2 border-b border-line bg-paper ps-6 pe-4 max-[60rem]:px-5 print:hidden';
const SCROLL =
  'min-h-0 flex-1 overflow-auto pb-8 -outline-offset-2! max-[60rem]:overflow-visible print:overflow-visible';
const SIDE =
  'grid min-h-0 content-start gap-4 overflow-auto border-s border-line px-5 pt-4 pb-8 max-[60rem]:contents print:hidden';

interface BeforeProps {
  name: ResponseName;
  title: string;
  studyTitle: string;
  error: Error | null;
  retry: () => void;
}

/** The page while its response is fetched, and when that failed. */
function Before({ name, title, studyTitle, error, retry }: BeforeProps) {
  const back = useListAddress(name.studyId);
  return (
    <>
      <PageHeader
        before={<BackToResponses href={back} />}
        crumbs={[{ label: studyTitle, href: back }]}
        title={title}
      />
      <div className={COLUMNS}>
        {/* In the order of arrival: on a phone the upper part comes first, so that it pushes nothing down. */}
        <aside
          className={classNames(SIDE, 'min-[60rem]:col-start-2 min-[60rem]:row-start-1')}
          aria-label="Summary"
        >
          {error ? null : (
            <div className="max-[60rem]:order-2 max-[60rem]:m-5">
              <SummaryLoading />
            </div>
          )}
        </aside>
        <section
          className={classNames(TEXT, 'min-[60rem]:col-start-1 min-[60rem]:row-start-1')}
          aria-label="Transcript"
        >
          <div className={BAR} />
          {error ? (
            <ErrorNote
              className="m-6"
              title="The response could not be read."
              requestId={error instanceof ApiError ? error.requestId : null}
              retry={retry}
            >
              {error.message}
            </ErrorNote>
          ) : (
            <TranscriptLoading />
          )}
        </section>
      </div>
    </>
  );
}

function Desk({ player }: Pick<ResponsePageProps, 'player'>) {
  const { name, reading, view, setView, current, jump } = useDesk();
  // What was deleted is not missing.
  const missing = reading.recordingsDeletedAt
    ? []
    : missingRecordings(reading.interviewMode, reading.transcript);
  const renew = useRenewLinks(name);
  const text = useRef<HTMLElement>(null);
  const findField = useRef<HTMLInputElement>(null);
  const tagField = useRef<HTMLInputElement>(null);
  const [addingTag, setAddingTag] = useState(false);
  const addTag = useCallback(() => {
    setAddingTag(true);
    tagField.current?.focus();
  }, []);
  useReadingKeys({ findField, addTag });
  useHearing();
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./answers');
      void import('./annotation-editor');
      void import('./new-tag');
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <ResponseHeader />
      <PrintedHead reading={reading} />
      <div className={COLUMNS}>
        <section ref={text} className={TEXT} aria-label="What was said">
          <div className={BAR}>
            <TabList
              label="Response"
              panelPrefix="response"
              current={view}
              onChange={setView}
              tabs={[
                { id: 'transcript', label: 'Transcript' },
                { id: 'answers', label: 'Answers', count: reading.answers.length },
              ]}
            />
            <span className="ms-auto flex items-center gap-2">
              {view === 'transcript' ? (
                <>
                  <FindBar ref={findField} />
                  <KeepUp text={text} />
                </>
              ) : (
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Copy aria-hidden />}
                  onPress={() => void copyAnswers(reading)}
                >
                  Copy as table
                </Button>
              )}
            </span>
          </div>
          <div
            id={`response-${view}`}
            role="tabpanel"
            aria-labelledby={`response-${view}-tab`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
            tabIndex={0}
            className={SCROLL}
          >
            {view === 'transcript' ? (
              <Transcript />
            ) : (
              <PartBoundary missing={<NotFetched what="The answers" />}>
                <Answers />
              </PartBoundary>
            )}
          </div>
        </section>
        <aside className={SIDE} aria-label="Recording and summary">
          <div className="max-[60rem]:sticky max-[60rem]:top-0 max-[60rem]:z-sticky max-[60rem]:order-1">
            {player({
              name,
              renew,
              rows: reading.transcript,
              annotations: reading.annotations,
              linksExpireAt: reading.linksExpireAt,
              durationSeconds: reading.responseDurationSeconds,
              current,
              onGoTo: (row) => jump([row]),
            })}
          </div>
          {missing.map((text) => (
            <Note key={text} tone="caution" className="max-[60rem]:order-2 max-[60rem]:mx-5">
              {text}
            </Note>
          ))}
          {isLeftUnheard(reading) ? (
            <Note tone="caution" className="max-[60rem]:order-2 max-[60rem]:mx-5">
              Nothing is set up here that turns speech into words: spoken answers can be played, not read.
            </Note>
          ) : null}
          <div className="max-[60rem]:order-2 max-[60rem]:mx-5 max-[60rem]:mt-4">
            <KeptAndDeleted />
            <LookedAfter />
            <Summary />
          </div>
          <div className="max-[60rem]:order-3 max-[60rem]:mx-5 max-[60rem]:mt-4 max-[60rem]:border-b max-[60rem]:border-line max-[60rem]:pb-5">
            <Facts addingTag={addingTag} setAddingTag={setAddingTag} tagField={tagField} />
          </div>
        </aside>
      </div>
      {view === 'transcript' ? <SelectionBar /> : null}
    </>
  );
}

/** The heading of a printed transcript. */
function PrintedHead({ reading }: { reading: ResponseReading }) {
  return (
    <div className="hidden pb-4 print:block">
      <p className="text-20 font-title">{`Response ${reading.readableId}`}</p>
      <p className="text-ink-2">{reading.study.title}</p>
      <p className="text-12 text-ink-3">
        <LocalTime at={reading.createdAt}>{whenText(reading.createdAt)}</LocalTime>
        {` · ${durationText(reading.responseDurationSeconds)} · ${PROGRESSES[reading.progress].word}`}
      </p>
      {reading.tagline === null ? null : <p className="pt-2 font-strong">{reading.tagline}</p>}
    </div>
  );
}
