'use client';
import { ArrowLeft, Download, Eye, PencilLine, Plus, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ErrorNote } from '@/components/ui/error-note';
import { LinkButton } from '@/components/ui/link-button';
import { Menu } from '@/components/ui/menu';
import { Note } from '@/components/ui/note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { useShortcuts } from '@/components/ui/shell/shortcuts';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { asBoolean, withDefault } from '@/lib/client/address/parsers';
import { useAddressPart } from '@/lib/client/address/use-address';
import { ApiError } from '@/lib/client/api';
import { downloadReport, type OpenReport, useReport } from '@/lib/client/report';
import { useStudyHead } from '@/lib/client/study-head';
import type { ReportV1 } from '@/lib/wire/v1/report';
import { BlockList } from './block-list';
import { PutIn } from './put-in';
import { blockElementId, firstFieldOf, ReportBlock } from './report-block';
import { type Block, blockName, withInserted, withMoved, withoutBlock } from './report-draft';
import { ShareDialog } from './share-dialog';
import { type ReportEditing, useReportDraft } from './use-report-draft';

/** How readers see a report and its parts. */
export interface ReportRenders {
  block: (block: Block) => ReactNode;
  facts: (facts: ReportV1['facts']) => ReactNode;
  /** Who made it, and when it was saved. */
  from: (updatedAt: string | null) => ReactNode;
  whole: (report: ReportV1) => ReactNode;
}

interface ReportPageProps {
  studyId: string;
  render: ReportRenders;
}

/** The report of a study, to be written, read and shared. */
export function ReportPage({ studyId, render }: ReportPageProps) {
  const { data, error, refetch } = useReport(studyId);
  const { title, mayEdit } = useStudyHead();
  if (data && mayEdit) return <Editor {...{ studyId, render }} open={data} />;
  return (
    <>
      <PageHeader
        title={data?.report.title ?? title}
        crumbs={crumbsOf(studyId, title)}
        before={<Back studyId={studyId} />}
        actions={data ? <ExportMenu studyId={studyId} /> : null}
      />
      <Sheet>
        {data ? render.whole(data.report) : null}
        {!data && !error ? (
          <div className="grid gap-4">
            <Loading what="the report" />
            <Skeleton className="h-[2.5rem] w-[80%]" />
            <Skeleton className="h-[5rem] w-full" />
          </div>
        ) : null}
        {error ? (
          <ErrorNote
            title="The report could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => void refetch()}
          >
            {error.message}
          </ErrorNote>
        ) : null}
      </Sheet>
    </>
  );
}

const findingsOf = (studyId: string) => `/studies/${encodeURIComponent(studyId)}/findings`;

const crumbsOf = (studyId: string, title: string) => [
  { label: title, href: `/studies/${encodeURIComponent(studyId)}/responses` },
  { label: 'Findings', href: findingsOf(studyId) },
];

function Back({ studyId }: { studyId: string }) {
  return (
    <LinkButton
      href={findingsOf(studyId)}
      variant="quiet"
      icon={<ArrowLeft aria-hidden className="rtl:rotate-180" />}
      className="-ms-3"
    >
      <span className="sr-only">Back to findings</span>
    </LinkButton>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing else to focus
      tabIndex={0}
      aria-label="Page of the report"
      className="min-h-0 flex-1 -outline-offset-2! overflow-auto bg-sheet px-12 py-10 max-[60rem]:overflow-visible max-[60rem]:px-5 print:overflow-visible print:p-0"
    >
      <div className="mx-auto max-w-[40rem] print:max-w-none">{children}</div>
    </section>
  );
}

function ExportMenu({ studyId, off }: { studyId: string; off?: string | undefined }) {
  const download = (format: 'docx' | 'markdown') => {
    downloadReport(studyId, format).catch((error: Error) =>
      toast.failed(`The report was not exported. ${error.message}`, { retry: () => download(format) }),
    );
  };
  return (
    <Menu
      label="Export the report"
      trigger={<Button icon={<Download aria-hidden />}>Export</Button>}
      actions={[
        { id: 'docx', label: 'Word (DOCX)', run: () => download('docx'), disabledReason: off },
        { id: 'markdown', label: 'Markdown', run: () => download('markdown'), disabledReason: off },
        { id: 'print', label: 'Print, or PDF by printing', run: () => window.print() },
      ]}
    />
  );
}

const READ = withDefault(asBoolean, false);

interface EditorProps extends ReportPageProps {
  open: OpenReport;
}

/** What is being dragged: blocks to put in, or one to move. */
type Dragged = { make: () => Block[] } | { move: string } | null;

function Editor({ studyId, render, open }: EditorProps) {
  const head = useStudyHead();
  const editing = useReportDraft(studyId, open);
  const { draft, change, saving } = editing;
  const { blocks } = draft;
  const [isReading, setReading] = useAddressPart('read', READ);
  const [chosen, setCurrent] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  const [isPutting, setPutting] = useState(false);
  const [dragged, setDragged] = useState<Dragged>(null);
  const [told, tell] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const at = blocks.findIndex(({ id }) => id === chosen);
  const current = blocks[at];
  const focus = useFocusOfBlock();

  const choose = (id: string | undefined) => {
    if (id === undefined) return;
    setCurrent(id);
    focus(id);
  };
  const put = (made: readonly Block[], place = at < 0 ? blocks.length : at + 1) => {
    change((before) => withInserted(before, place, made));
    setPutting(false);
    const [first] = made;
    if (first) setCurrent(first.id);
    // What is put in to be written has the cursor: else its first letters would be keys of the page.
    if (first) focus(first.id, first.type === 'text' || first.type === 'table' ? 'field' : 'block');
    tell(`${blockName(made[0]!)} was put in as block ${place + 1}.`);
  };
  const move = (id: string, to: number) => {
    const after = withMoved(draft, id, to);
    if (after === draft) return;
    change(() => after);
    choose(id);
    tell(`Block ${after.blocks.findIndex((block) => block.id === id) + 1} of ${after.blocks.length}.`);
  };
  const takeOut = (id: string) => {
    const place = blocks.findIndex((block) => block.id === id);
    const taken = blocks[place];
    if (!taken) return;
    change((before) => withoutBlock(before, id));
    choose((blocks[place + 1] ?? blocks[place - 1])?.id);
    toast.done('The block was taken out.', {
      undo: () => {
        change((before) => withInserted(before, Math.min(place, before.blocks.length), [taken]));
        choose(id);
      },
    });
  };
  const drop = (place: number) => {
    if (dragged && 'make' in dragged) put(dragged.make(), place);
    else if (dragged) move(dragged.move, place);
    setDragged(null);
  };
  const renew = (ids: string[]) => void saving.renewFigures(ids);
  const isWriting = !isReading;
  const isChart = current?.type === 'question' || current?.type === 'theme';
  useShortcuts('Report', [
    { keys: '↑ ↓', label: 'block', run: () => undefined, hint: true, off: !isWriting },
    { keys: '↑', label: 'block before', run: () => choose(blocks[Math.max(0, at - 1)]?.id), unlisted: true },
    {
      keys: '↓',
      label: 'next block',
      run: () => choose(blocks[Math.min(blocks.length - 1, at + 1)]?.id),
      unlisted: true,
    },
    {
      keys: 'Alt ↑',
      label: 'move up',
      run: () => current && move(current.id, at - 1),
      inFields: true,
      hint: true,
    },
    { keys: 'Alt ↓', label: 'move down', run: () => current && move(current.id, at + 2), inFields: true },
    { keys: '/', label: 'put in', run: () => search.current?.focus(), hint: true, off: !isWriting },
    {
      keys: '⌫',
      label: 'take out',
      run: () => current && takeOut(current.id),
      hint: true,
      off: !isWriting || !current,
    },
    {
      keys: 'U',
      label: 'new figures',
      run: () => current && renew([current.id]),
      hint: true,
      off: !isWriting || !isChart,
    },
    { keys: 'R', label: isReading ? 'write' : 'read', run: () => setReading(!isReading), hint: true },
    { keys: '⌘Z', label: 'undo', run: editing.undo, hint: true, off: !editing.mayUndo },
    { keys: '⌘⇧Z', label: 'redo', run: editing.redo, off: !editing.mayRedo },
    { keys: '⌘↵', label: 'share', run: () => setSharing(true), inFields: true, hint: true },
  ]);
  const report = { ...open.report, ...draft, updatedAt: saving.savedAt };
  return (
    <>
      <PageHeader
        title={draft.title.trim() || 'Report'}
        crumbs={crumbsOf(studyId, head.title)}
        before={<Back studyId={studyId} />}
        actions={
          <>
            <SaveState saving={saving} />
            <Button
              variant="quiet"
              keys={['R']}
              icon={isReading ? <PencilLine aria-hidden /> : <Eye aria-hidden />}
              onPress={() => setReading(!isReading)}
            >
              {isReading ? 'Write' : 'Read'}
            </Button>
            <ExportMenu studyId={studyId} off={saving.isSaved ? undefined : 'once the report is saved'} />
            <Button variant="primary" icon={<Share2 aria-hidden />} onPress={() => setSharing(true)}>
              Share
            </Button>
          </>
        }
      />
      <p role="status" className="sr-only">
        {told}
      </p>
      <Problem saving={saving} onDecided={() => focus(current?.id)} />
      {isReading ? (
        <Sheet>{render.whole(report)}</Sheet>
      ) : (
        <div className="flex min-h-0 flex-1 print:block">
          <BlockList
            blocks={blocks}
            current={current?.id ?? null}
            onChoose={choose}
            onDrag={(id) => setDragged(id === null ? null : { move: id })}
            onDrop={drop}
            isDragging={dragged !== null}
          />
          <Sheet>
            <div className="mb-4 hidden max-[60rem]:block print:hidden">
              <Button icon={<Plus aria-hidden />} onPress={() => setPutting(true)}>
                Put in
              </Button>
            </div>
            <Head {...{ editing, render }} report={report} />
            <div className="mt-12 grid">
              {blocks.map((block, place) => (
                <ReportBlock
                  key={block.id}
                  {...{ studyId, block, place }}
                  total={blocks.length}
                  isCurrent={block.id === current?.id}
                  isDragging={dragged !== null}
                  isRenewing={saving.isRenewing}
                  render={render.block}
                  onFocus={() => setCurrent(block.id)}
                  onChange={(changed, what) =>
                    change(
                      (before) => ({
                        ...before,
                        blocks: before.blocks.map((one) => (one.id === block.id ? changed : one)),
                      }),
                      what && `${block.id} ${what}`,
                    )
                  }
                  onMove={(to) => move(block.id, to)}
                  onTakeOut={() => takeOut(block.id)}
                  onRenew={() => renew([block.id])}
                  onDrag={(isOn) => setDragged(isOn ? { move: block.id } : null)}
                  onDrop={drop}
                />
              ))}
            </div>
            <EndOfReport
              isEmpty={blocks.length === 0}
              isDragging={dragged !== null}
              onDrop={() => drop(blocks.length)}
            />
          </Sheet>
          <aside
            aria-label="Put in"
            className="w-[20rem] shrink-0 overflow-auto border-s border-line max-[60rem]:hidden print:hidden"
          >
            <h2 className="flex h-[2.75rem] items-center gap-2 border-b border-line px-5 text-13 font-strong">
              Put in
              <span className="font-text text-ink-3">press, or drag to its place</span>
            </h2>
            <PutIn
              studyId={studyId}
              searchRef={search}
              onPut={put}
              onDrag={(make) => setDragged(make ? { make } : null)}
            />
          </aside>
        </div>
      )}
      {isPutting ? (
        <Dialog open onClose={() => setPutting(false)} title="Put into the report">
          <PutIn studyId={studyId} onPut={put} onDrag={() => undefined} />
        </Dialog>
      ) : null}
      {isSharing ? (
        <ShareDialog
          studyId={studyId}
          what={{ what: 'report' }}
          title={`Share ${draft.title.trim() || 'the report'}`}
          shows={contentsInWords(blocks)}
          onClose={() => setSharing(false)}
        />
      ) : null}
    </>
  );
}

const TITLE_ID = 'report-title';

/** Focuses a block, or what is written in it, once it is on the page. */
function useFocusOfBlock(): (id: string | undefined, part?: 'block' | 'field') => void {
  const [wanted, setWanted] = useState<{ id: string | undefined; part: 'block' | 'field' } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const block = wanted.id === undefined ? null : document.getElementById(blockElementId(wanted.id));
    const field = block && wanted.part === 'field' ? firstFieldOf(block) : null;
    // Where the block is no more, the report begins.
    (field ?? block ?? document.getElementById(TITLE_ID))?.focus();
    block?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return (id, part = 'block') => setWanted({ id, part });
}

function contentsInWords(blocks: readonly Block[]): string {
  const count = (type: Block['type'], one: string, many: string) => {
    const total = blocks.filter((block) => block.type === type).length;
    return total === 0 ? [] : [`${total} ${total === 1 ? one : many}`];
  };
  const parts = [...count('quote', 'quote', 'quotes'), ...count('clip', 'clip', 'clips')];
  return `its text and charts${parts.length === 0 ? '' : `, ${parts.join(' and ')}`}; nothing else of the study`;
}

function SaveState({ saving: { isSaved, savedAt, error } }: { saving: ReportEditing['saving'] }) {
  const clock =
    savedAt === null
      ? ''
      : new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return (
    <span role="status" className="text-13 text-ink-3 tabular-nums max-[30rem]:sr-only">
      {error ? 'Not saved' : isSaved ? (clock === '' ? '' : `Saved ${clock}`) : 'Saving'}
    </span>
  );
}

interface ProblemProps {
  saving: ReportEditing['saving'];
  /** The buttons are gone then, and the focus was on one. */
  onDecided: () => void;
}

function Problem({ saving, onDecided }: ProblemProps) {
  if (!saving.error) return null;
  return (
    <div className="border-b border-line p-3 print:hidden">
      {saving.isConflict ? (
        <Note
          tone="caution"
          live="alert"
          title="Somebody else saved this report."
          actions={
            <>
              <Button size="sm" onPress={() => void saving.readTheirs().then(onDecided, told)}>
                Read theirs
              </Button>
              <Button size="sm" onPress={() => void saving.keepMine().then(onDecided, told)}>
                Save mine over it
              </Button>
            </>
          }
        >
          What you wrote since is still here and not saved. Reading theirs drops it.
        </Note>
      ) : (
        <ErrorNote
          title="The report was not saved. What you wrote is still here."
          requestId={saving.error instanceof ApiError ? saving.error.requestId : null}
          retry={saving.retry}
        >
          {saving.error.message}
        </ErrorNote>
      )}
    </div>
  );
}

const told = (error: Error) => toast.failed(error.message);

interface HeadProps {
  editing: ReportEditing;
  render: ReportRenders;
  report: ReportV1;
}

const LINE = 'field-sizing-content w-full resize-none bg-transparent placeholder:text-ink-3 print:border-0';

function Head({ editing: { draft, change }, render, report }: HeadProps) {
  return (
    <>
      {render.from(report.updatedAt)}
      <textarea
        id={TITLE_ID}
        aria-label="Title of the report"
        placeholder="Title"
        rows={1}
        maxLength={300}
        value={draft.title}
        onChange={({ target: { value } }) =>
          change((before) => ({ ...before, title: value.replaceAll(/[\r\n]+/g, ' ') }), 'title')
        }
        className={`${LINE} mt-3 text-32 font-title leading-[2.5rem] tracking-[-0.022em] text-balance`}
      />
      <textarea
        aria-label="For who reads only one paragraph"
        placeholder="For who reads only one paragraph"
        rows={1}
        maxLength={5_000}
        value={draft.standfirst}
        onChange={({ target: { value } }) =>
          change((before) => ({ ...before, standfirst: value }), 'standfirst')
        }
        className={`${LINE} mt-4 text-20 leading-[1.75rem] text-ink-2`}
      />
      {render.facts(report.facts)}
    </>
  );
}

interface EndProps {
  isEmpty: boolean;
  isDragging: boolean;
  onDrop: () => void;
}

function EndOfReport({ isEmpty, isDragging, onDrop }: EndProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: blocks are put in by the buttons beside it as well
    <div
      onDragOver={(event) => {
        if (isDragging) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={`mt-4 rounded-2 px-3 py-6 text-14 text-ink-3 print:hidden ${isDragging ? 'bg-accent-wash' : ''}`}
    >
      {isDragging
        ? 'Let go to put it at the end.'
        : isEmpty
          ? 'Nothing is in it yet. Put in text, charts, themes, quotes and clips; their words and figures stay those of the responses.'
          : ''}
    </div>
  );
}
