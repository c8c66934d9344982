'use client';
import { type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ErrorNote } from '@/components/ui/error-note';
import { LIST } from '@/components/ui/list-style';
import { RadioGroup } from '@/components/ui/radio-group';
import { ApiError } from '@/lib/client/api';
import type { ExportFormat } from '@/lib/domain/response/export-format';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';
import type { ResponsesSummaryV1 } from '@/lib/wire/v1/responses-summary';
import { useExport } from './use-export';
import type { Selection } from './use-selection';

type Which = 'view' | 'selected' | 'all';

interface ExportPopoverProps {
  studyId: string;
  filter: WireResponseFilter;
  selection: Selection | undefined;
  summary: ResponsesSummaryV1 | undefined;
  /** The element it is placed at. */
  triggerRef: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpen: (open: boolean) => void;
}

const FORMATS: readonly { id: ExportFormat; label: string; detail: string }[] = [
  { id: 'csv', label: 'CSV, one row a response', detail: 'answers and URL parameters' },
  { id: 'xlsx', label: 'Excel, one row a response', detail: 'the same' },
  { id: 'sav', label: 'SPSS', detail: 'with variable and value labels' },
  { id: 'docx', label: 'Word', detail: 'transcripts to read' },
  { id: 'transcripts', label: 'Markdown', detail: 'transcripts, one document' },
  { id: 'transcripts-zip', label: 'Markdown', detail: 'one document each' },
  { id: 'qdpx', label: 'REFI-QDA', detail: 'for NVivo, ATLAS.ti, MAXQDA' },
  { id: 'srt', label: 'Subtitles', detail: 'what was recorded' },
  { id: 'json', label: 'JSON', detail: 'the fields of the API' },
  { id: 'ndjson', label: 'JSON lines', detail: 'with whole transcripts' },
];

/** Selects the responses and the format; the file is written and saved while the reader continues. */
export function ExportPopover({
  studyId,
  filter,
  selection,
  summary,
  triggerRef,
  open,
  onOpen,
}: ExportPopoverProps) {
  const found = summary?.found.total ?? 0;
  const selected = selection?.count(found) ?? 0;
  const [chosen, setWhich] = useState<Which | null>(null);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const which = chosen ?? (selected > 0 ? 'selected' : 'view');
  const counts = { view: found, selected, all: summary?.whole.total ?? 0 };
  const run = useExport(studyId);
  const begin = async () => {
    const filters = { view: filter, selected: selection?.filter ?? filter, all: {} };
    if (
      await run.start({
        format,
        filter: filters[which],
        total: counts[which],
        onStarted: () => onOpen(false),
      })
    ) {
      setWhich(null);
    }
  };
  const count = counts[which];
  return (
    <Popover
      triggerRef={triggerRef}
      isOpen={open}
      onOpenChange={onOpen}
      placement="bottom end"
      offset={4}
      className={classNames(LIST, 'w-[24rem] max-w-[calc(100vw-2rem)] p-0!')}
    >
      <Dialog aria-label="Export responses" className="outline-none">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void begin();
          }}
        >
          <div className="border-b border-line px-4 py-3">
            <RadioGroup
              label="Which responses"
              value={which}
              onChange={setWhich}
              items={[
                {
                  id: 'view',
                  label: <Choice name="Those in this view" detail={counts.view.toLocaleString('en-GB')} />,
                },
                {
                  id: 'selected',
                  label: <Choice name="Selected" detail={selected.toLocaleString('en-GB')} />,
                  disabled: selected === 0,
                },
                {
                  id: 'all',
                  label: (
                    <Choice
                      name="All, with screened out and in progress"
                      detail={counts.all.toLocaleString('en-GB')}
                    />
                  ),
                },
              ]}
            />
          </div>
          <div className="border-b border-line px-4 py-3">
            <RadioGroup
              label="Format"
              value={format}
              onChange={setFormat}
              items={FORMATS.map(({ id, label, detail }) => ({
                id,
                label: <Choice name={label} detail={detail} />,
              }))}
            />
          </div>
          {run.error ? (
            <div className="px-4 pt-3">
              <ErrorNote
                title="Nothing was exported."
                requestId={run.error instanceof ApiError ? run.error.requestId : null}
              >
                {run.error.message}
              </ErrorNote>
            </div>
          ) : null}
          <div className="flex items-center gap-3 px-4 py-3">
            <span id="export-reason" className="text-12 text-ink-3">
              {count === 0 ? 'Nothing in this view to export.' : 'Answers as names, ranking as places.'}
            </span>
            <span className="ms-auto" />
            <Button
              variant="primary"
              type="submit"
              disabled={count === 0}
              reasonId="export-reason"
              keys={['↵']}
              busy={run.isPreparing && 'Preparing'}
            >
              {`Export ${count.toLocaleString('en-GB')} ${count === 1 ? 'response' : 'responses'}`}
            </Button>
          </div>
        </form>
      </Dialog>
    </Popover>
  );
}

function Choice({ name, detail }: { name: string; detail: string }) {
  return (
    <span className="flex w-[min(20rem,100vw-6rem)] justify-between gap-3">
      <span>{name}</span>
      <span className="text-ink-3 tabular-nums">{detail}</span>
    </span>
  );
}
