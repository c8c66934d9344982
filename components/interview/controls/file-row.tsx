import { Check, CircleAlert, FileIcon, X } from 'lucide-react';
import { useState } from 'react';
import { ControlIcon } from './control-icon';
import type { ControlTexts } from './control-texts';
import type { SentFile } from './use-file-uploads';

interface FileRowProps {
  sent: SentFile;
  name: string;
  texts: ControlTexts;
  onRetry: () => void;
  onRemove: (name: string) => void;
}

function stateText({ state, part }: SentFile, texts: ControlTexts): string {
  switch (state) {
    case 'sending':
      return texts.sending(Math.floor(part * 100));
    case 'waiting':
      return texts.waiting;
    case 'sent':
      return texts.sent;
    case 'failed':
      return texts.notSent;
    case 'refused':
      return texts.refused;
    case 'kept':
      return texts.notSentInPreview;
  }
}

const COLOURS = {
  sending: 'text-ink-3',
  waiting: 'text-caution',
  sent: 'text-positive',
  failed: 'text-critical',
  refused: 'text-critical',
  kept: 'text-ink-3',
} satisfies Record<SentFile['state'], string>;

/** One file: its name, its progress, and a button to remove it. */
export function FileRow({ sent, name, texts, onRetry, onRemove }: FileRowProps) {
  const { state, part } = sent;
  const failed = state === 'failed' || state === 'refused';
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-3 border border-line-strong bg-sheet p-1 ps-2">
      <Thumbnail url={sent.previewUrl} />
      <div className="min-w-0 py-1">
        <p className="break-words text-14">
          <bdi>{name}</bdi>
        </p>
        <p
          lang={texts.language}
          role={failed ? 'alert' : undefined}
          className={`flex items-start gap-1 text-13 tabular-nums ${COLOURS[state]}`}
        >
          {state === 'sent' && <ControlIcon icon={Check} className="mt-0.5 size-4 flex-none" />}
          {failed && <ControlIcon icon={CircleAlert} className="mt-0.5 size-4 flex-none" />}
          {stateText(sent, texts)}
        </p>
        {state === 'failed' && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-[2.75rem] -ms-3 rounded-2 px-3 font-strong text-14 text-accent hover:bg-fill"
          >
            {texts.tryAgain}
          </button>
        )}
        <Progress name={name} part={part} shown={state === 'sending' || state === 'waiting'} />
      </div>
      <div className="flex" lang={texts.language}>
        <button
          type="button"
          aria-label={texts.remove(name)}
          onClick={() => onRemove(name)}
          className="grid size-[2.75rem] place-items-center rounded-2 text-ink-3 hover:bg-fill hover:text-ink"
        >
          <ControlIcon icon={X} />
        </button>
      </div>
    </li>
  );
}

/** Keeps its line when it is done, so that nothing below moves. */
function Progress({ name, part, shown }: { name: string; part: number; shown: boolean }) {
  if (!shown) return <div className="mt-1 h-0.5" />;
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuenow={Math.floor(part * 100)}
      className="mt-1 h-0.5 overflow-hidden rounded-full bg-fill-2"
    >
      <div className="h-full bg-(--brand,var(--accent))" style={{ width: `${part * 100}%` }} />
    </div>
  );
}

function Thumbnail({ url }: { url: string | null }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid size-[2.75rem] place-items-center overflow-hidden rounded-2 bg-fill text-ink-3">
      {url && !failed ? (
        // biome-ignore lint/performance/noImgElement: a picture of this device; nothing is there to optimise.
        <img src={url} alt="" onError={() => setFailed(true)} className="size-full object-cover" />
      ) : (
        <ControlIcon icon={FileIcon} className="size-5" />
      )}
    </div>
  );
}
