'use client';
import { Download, FileText, Printer } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Wordmark } from '@/components/ui/shell/wordmark';
import { TextField } from '@/components/ui/text-field';
import { ApiError, addressOf, api, pathOf } from '@/lib/client/api';
import type { SharedV1 } from '@/lib/wire/v1/shared';
import { Closed } from './closed';
import { Gate } from './gate';
import { Prose } from './prose';
import { QuoteView } from './quote-view';
import { Contents, FilmView, ReportView, sectionId, sectionsOf } from './report-view';
import { ResponseView } from './response-view';

type State =
  | { is: 'loading' | 'closed' }
  | { is: 'password' | 'failed'; message: string | null }
  | { is: 'open'; shared: SharedV1 };

/** What a link shows, to whoever has it. */
export function SharedPage({ token }: { token: string }) {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [page, setPage] = useState(0);
  useEffect(() => {
    let shown = true;
    const path = { token };
    api
      .get('/api/shared/{token}', { path, query: { page } })
      .then((shared) => shown && setState({ is: 'open', shared }))
      .catch((error: unknown) => shown && setState(stateOf(error)));
    return () => {
      shown = false;
    };
  }, [token, page]);
  switch (state.is) {
    case 'loading':
      return (
        <Gate title="One moment">
          <p role="status" className="text-14 text-ink-2">
            What was shared is being opened.
          </p>
        </Gate>
      );
    case 'closed':
      return <Closed />;
    case 'failed':
      return (
        <Gate title="This page could not be shown">
          <p className="text-14 text-ink-2">{state.message}</p>
          <Button onPress={() => location.reload()}>Try again</Button>
        </Gate>
      );
    case 'password':
      return (
        <PasswordGate
          token={token}
          onOpen={(shared) => setState({ is: 'open', shared })}
          onClosed={setState}
        />
      );
    case 'open':
      return <Opened token={token} shared={state.shared} page={page} onPage={setPage} />;
  }
}

function stateOf(error: unknown): State {
  if (error instanceof ApiError && error.status === 401) return { is: 'password', message: null };
  if (error instanceof ApiError && error.status === 404) return { is: 'closed' };
  return { is: 'failed', message: error instanceof Error ? error.message : null };
}

interface PasswordGateProps {
  token: string;
  onOpen: (shared: SharedV1) => void;
  onClosed: (state: State) => void;
}

function PasswordGate({ token, onOpen, onClosed }: PasswordGateProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      onOpen(await api.post('/api/shared/{token}', { path: { token }, body: { password } }));
    } catch (error) {
      const next = stateOf(error);
      if (next.is === 'closed') onClosed(next);
      else setProblem(error instanceof Error ? error.message : 'That did not work.');
      setBusy(false);
    }
  };
  return (
    <Gate title="This page has a password">
      <p className="text-14 text-ink-2">The password came to you another way.</p>
      <form onSubmit={(event) => void give(event)} className="grid gap-4">
        <TextField
          label="Password"
          type="password"
          size="lg"
          autoComplete="off"
          value={password}
          onChange={setPassword}
          error={problem}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy && 'Opening'}
          className="justify-self-start"
        >
          Open
        </Button>
      </form>
    </Gate>
  );
}

const FILES = [
  { format: 'docx', name: 'Word file', icon: <Download aria-hidden /> },
  { format: 'markdown', name: 'Markdown', icon: <FileText aria-hidden /> },
] as const;

/** The report as files, where the link may be downloaded. */
function Files({ token }: { token: string }) {
  return FILES.map(({ format, name, icon }) => (
    <LinkButton
      key={format}
      variant="quiet"
      icon={icon}
      href={addressOf(pathOf('/api/shared/{token}/report', { token }), { format })}
      download
    >
      <span className="max-[40rem]:sr-only">{name}</span>
    </LinkButton>
  ));
}

/** 26 November 2026 at 15:25. */
function dayAndTime(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

interface OpenedProps {
  token: string;
  shared: SharedV1;
  page: number;
  onPage: (page: number) => void;
}

function Opened({ token, shared, page, onPage }: OpenedProps) {
  const { sharedBy, organization, expiresAt, mayDownload, deletedSince } = shared;
  const sections = sectionsOf(shared.report?.blocks ?? []);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const until = expiresAt === null ? '' : ` Open until ${dayAndTime(expiresAt)}.`;
  return (
    <div className="min-h-dvh bg-sheet">
      <header className="sticky top-0 z-sticky flex min-h-[3.25rem] flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-paper px-6 py-2 print:hidden">
        <span className="max-[40rem]:me-auto">
          <Wordmark />
        </span>
        <p className="min-w-0 flex-1 truncate text-13 text-ink-3 max-[40rem]:order-last max-[40rem]:basis-full max-[40rem]:whitespace-normal">
          {`Shared by ${sharedBy === null ? organization : `${sharedBy}, ${organization}`}.${until}`}
        </p>
        {mayDownload && shared.report ? <Files token={token} /> : null}
        {mayDownload ? (
          <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
            Print
          </Button>
        ) : null}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,40rem)_minmax(0,1fr)] gap-x-12 px-6 py-16 max-[78rem]:grid-cols-[minmax(0,40rem)] max-[78rem]:justify-center max-[60rem]:px-5 max-[60rem]:py-8 print:block print:p-0">
        <div className="sticky top-[7.25rem] w-[12rem] justify-self-end self-start max-[78rem]:hidden print:hidden">
          {sections.length > 1 ? <Contents sections={sections} current={current} /> : null}
        </div>
        <main className="min-w-0">
          <Content {...{ shared, page, onPage }} />
          {deletedSince > 0 && !isGone(shared) ? (
            <p role="note" className="mt-12 border-t border-line-strong pt-4 text-13 text-ink-2">
              {deletedSince === 1
                ? 'One part of this was deleted since it was shared.'
                : `${deletedSince} parts of this were deleted since it was shared.`}
            </p>
          ) : null}
        </main>
      </div>
    </div>
  );
}

/** The section that stands highest on the screen, or the last one before it. */
function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const find = () => {
      const above = key.split(' ').filter((id) => {
        const top = document.getElementById(sectionId(id))?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 3;
      });
      setCurrent(above.at(-1) ?? null);
    };
    find();
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [key]);
  return current;
}

/** Whether all that the link showed was deleted. What a filter finds may grow again. */
function isGone({ what, report, insight, film, responses }: SharedV1): boolean {
  return what !== 'responses' && !report && !insight && !film && responses.length === 0;
}

function Content({ shared, page, onPage }: Omit<OpenedProps, 'token'>) {
  const { what, report, insight, film, responses, responseTotal, organization, mayDownload } = shared;
  if (isGone(shared)) {
    const noun = what === 'clip' || what === 'reel' ? 'film' : what;
    return <h1 className="text-24 font-title tracking-[-0.015em]">{`This ${noun} was deleted`}</h1>;
  }
  if (report) return <ReportView {...{ report, organization, mayDownload }} />;
  if (film) {
    return (
      <article className="grid gap-6">
        <h1 className="text-24 font-title leading-[2rem] tracking-[-0.015em] text-balance">{film.title}</h1>
        <FilmView film={film} by="" mayDownload={mayDownload} />
      </article>
    );
  }
  if (insight) {
    return (
      <article className="grid gap-8">
        <h1 className="text-32 font-title leading-[2.5rem] tracking-[-0.022em] text-balance">
          {insight.title}
        </h1>
        <Prose text={insight.text} />
        <ol className="grid gap-6">
          {insight.evidence.map((passage, at) => (
            <li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)]">
              <span className="pt-1 text-13 text-ink-3 tabular-nums">{at + 1}</span>
              <QuoteView
                quote={passage?.quote ?? null}
                by={passage?.readableId == null ? '' : `No. ${passage.readableId}`}
              />
            </li>
          ))}
        </ol>
      </article>
    );
  }
  const size = what === 'responses' ? responses.length : 0;
  return (
    <>
      <h1 className="mb-8 text-24 font-title tracking-[-0.015em]">
        {what === 'response'
          ? 'A response'
          : `${responseTotal} ${responseTotal === 1 ? 'response' : 'responses'}`}
      </h1>
      <div className="grid gap-12">
        {responses.map((response, at) => (
          <ResponseView key={`${page}-${at}`} response={response} />
        ))}
      </div>
      {what === 'responses' && (page > 0 || size < responseTotal) ? (
        <nav aria-label="Pages" className="mt-12 flex gap-2 print:hidden">
          <Button disabled={page === 0} onPress={() => onPage(page - 1)}>
            Before
          </Button>
          <Button disabled={size === 0} onPress={() => onPage(page + 1)}>
            Next
          </Button>
        </nav>
      ) : null}
    </>
  );
}
