'use client';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { exportResponses } from '@/lib/client/export-responses';
import type { ExportFormat } from '@/lib/domain/response/export-format';
import type { WireResponseFilter } from '@/lib/wire/v1/response-filter';

interface Start {
  format: ExportFormat;
  filter: WireResponseFilter;
  total: number;
  /** Called when the server has started to write. */
  onStarted: () => void;
}

interface Progress {
  done: number | null;
  bytes: number;
  total: number;
}

/** A running export: shown at the foot of the page with a button to cancel it, whatever else the reader does. */
export function useExport(studyId: string) {
  const [error, setError] = useState<Error | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const running = useRef<AbortController | null>(null);
  const start = async ({ format, filter, total: expected, onStarted }: Start): Promise<boolean> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setPreparing(true);
    let started = false;
    const id = `export ${Date.now()}`;
    try {
      const { name, total } = await exportResponses(studyId, {
        format,
        filter,
        signal: controller.signal,
        expected,
        onProgress: (progress) => {
          if (!started) {
            started = true;
            setPreparing(false);
            onStarted();
          }
          show(id, format, progress, () => controller.abort());
        },
      });
      if (!started) onStarted();
      toast.dismiss(id);
      toast.done(
        `${total.toLocaleString('en-GB')} ${total === 1 ? 'response' : 'responses'} exported to ${name}`,
      );
      return true;
    } catch (caught) {
      toast.dismiss(id);
      if (controller.signal.aborted) toast.done('Export cancelled. No file was kept.');
      else if (started) {
        toast.failed('The export broke off before its end. No file was kept.', {
          retry: () => void start({ format, filter, total: expected, onStarted }),
        });
      } else setError(caught instanceof Error ? caught : new Error('No answer came. Check the connection.'));
      return false;
    } finally {
      setPreparing(false);
    }
  };
  return { start, error, isPreparing };
}

function show(id: string, format: ExportFormat, progress: Progress, cancel: () => void): void {
  toast.show(<Writing format={format} progress={progress} onCancel={cancel} />, id);
}

function Writing({
  format,
  progress,
  onCancel,
}: {
  format: ExportFormat;
  progress: Progress;
  onCancel: () => void;
}) {
  const { done, bytes, total } = progress;
  const what = format.startsWith('transcripts') ? 'Writing transcripts' : 'Writing responses';
  const far =
    done === null
      ? `${(bytes / 1_000_000).toFixed(1)} MB`
      : `${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}`;
  return (
    <div
      role="status"
      className="flex max-w-[30rem] items-center gap-3 rounded-3 bg-ink py-[0.625rem] ps-4 pe-3 font-ui text-13 text-paper"
    >
      <FileText aria-hidden className="size-4 opacity-80" />
      <span>
        {`${what}, `}
        <span className="tabular-nums">{far}</span>
      </span>
      {done === null ? null : (
        <span
          aria-hidden
          className="h-1.5 w-[6rem] overflow-hidden rounded-full bg-[color-mix(in_oklch,currentColor_25%,transparent)]"
        >
          <span
            className="block h-full bg-current"
            style={{ width: `${total === 0 ? 0 : (done / total) * 100}%` }}
          />
        </span>
      )}
      <button
        type="button"
        onClick={onCancel}
        className="shrink-0 font-strong underline decoration-[color-mix(in_oklch,currentColor_45%,transparent)] underline-offset-[3px]"
      >
        Cancel
      </button>
    </div>
  );
}
