'use client';
import { X } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { momentText } from '@/components/ui/moment';
import { ROW, TD } from '@/components/ui/table-style';
import type { AuditEntry } from '@/lib/client/audit';
import { actorText, changesText, deedText, resultText } from './audit-words';

interface AuditRowProps {
  entry: AuditEntry;
  id: string;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Shows what was done to the same thing alone. */
  onNarrow: (target: string) => void;
}

/** An entry, and below it, once it is opened, what more is known of it. */
export function AuditRow({ entry, id, isCurrent, isOpen, onToggle, onNarrow }: AuditRowProps) {
  const { at, ip, result, targetName } = entry;
  return (
    <>
      <tr id={id} data-current={isCurrent || isOpen || undefined} className={`${ROW} h-[2.5rem]`}>
        <td className={`${TD} whitespace-nowrap text-ink-3 tabular-nums`}>{momentText(at)}</td>
        <td className={`${TD} max-w-[16rem] truncate max-[60rem]:hidden`}>{actorText(entry)}</td>
        <td className={`${TD} w-full`}>
          <button type="button" aria-expanded={isOpen} onClick={onToggle} className="text-start">
            {deedText(entry)}
            {targetName ? <span className="ms-1.5 text-ink-3">{targetName}</span> : null}
          </button>
          <span className="hidden text-12 text-ink-3 max-[60rem]:block">{actorText(entry)}</span>
        </td>
        <td className={`${TD} whitespace-nowrap text-ink-3 tabular-nums max-[78rem]:hidden`}>{ip ?? '–'}</td>
        <td className={`${TD} whitespace-nowrap text-ink-3`}>
          {result === 'done' ? (
            resultText(result)
          ) : (
            <span className="inline-flex items-center gap-1 text-critical">
              <X aria-hidden className="size-[0.875rem]" />
              {resultText(result)}
            </span>
          )}
        </td>
      </tr>
      {isOpen ? (
        <tr className="bg-well">
          <td className={`${TD} max-[60rem]:hidden`} />
          <td className={TD} colSpan={4}>
            <Details entry={entry} onNarrow={onNarrow} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Details({ entry, onNarrow }: { entry: AuditEntry; onNarrow: (target: string) => void }) {
  const { action, actor, at, changes, ip, number, target, studyId, result } = entry;
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-1 text-13 [&>dt]:text-ink-3">
      <dt>Set</dt>
      <dd>{changesText(changes)}</dd>
      <dt>When</dt>
      <dd className="tabular-nums">{new Date(at).toLocaleString('en-GB', { timeZoneName: 'short' })}</dd>
      <dt>From</dt>
      <dd className="break-all tabular-nums">{ip ?? 'the server itself'}</dd>
      {result === 'done' ? null : (
        <>
          <dt>Refused</dt>
          <dd>
            {result === 'forbidden' ? 'Their role does not allow it.' : 'It was not carried out whole.'}
          </dd>
        </>
      )}
      <dt>Place in the log</dt>
      <dd className="tabular-nums">{number === 1 ? 'The first' : `No. ${number}, follows ${number - 1}`}</dd>
      <dt>For programs</dt>
      <dd className="break-all font-code text-12 text-ink-3">
        {[action, actor.userId ?? actor.keyId, target].filter(Boolean).join(' ')}
      </dd>
      {target ? (
        <dd className="col-span-2 mt-1 flex flex-wrap gap-4">
          <button type="button" className="link" onClick={() => onNarrow(target)}>
            Only what was done to this
          </button>
          {studyId ? (
            <>
              {studyId === target ? null : (
                <button type="button" className="link" onClick={() => onNarrow(studyId)}>
                  Only what was done in this study
                </button>
              )}
              {entry.targetName === null ? null : (
                <Link className="link" href={`/studies/${studyId}/responses`}>
                  Go to the study
                </Link>
              )}
            </>
          ) : null}
        </dd>
      ) : null}
    </dl>
  );
}
