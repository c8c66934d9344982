'use client';
import { ArrowLeft, Ellipsis, FileDown, Link as LinkIcon, Lock, Printer, Trash2 } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { IconButton } from '@/components/ui/icon-button';
import { laterDialog } from '@/components/ui/later-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import { Menu } from '@/components/ui/menu';
import { SafetySign } from '@/components/ui/safety-sign';
import { saveFile } from '@/components/ui/save-file';
import { PageHeader } from '@/components/ui/shell/page-header';
import { addressAt, usePlayback } from '@/lib/client/playback';
import { PROGRESSES } from '@/lib/client/statuses';
import { MODE_WORDS } from '@/lib/domain/guide/interview-mode';
import { durationText } from '@/lib/domain/reading/clock-time';
import { linkTo } from './link-to';
import { useDesk } from './reading-desk';
import { whenText } from './when-text';

const DeleteResponse = laterDialog('Delete this response', () =>
  import('./delete-response').then((parts) => parts.DeleteResponse),
);

const HoldResponse = laterDialog('Put this response under a legal hold', () =>
  import('./legal-hold').then((parts) => parts.HoldResponse),
);

/** The address of the list that this response was opened from, with its filter. */
export function useListAddress(studyId: string): string {
  const search = new URLSearchParams(useSearchParams().toString());
  search.delete('view');
  search.delete('t');
  const text = search.toString();
  return `/studies/${studyId}/responses${text === '' ? '' : `?${text}`}`;
}

export function BackToResponses({ href }: { href: string }) {
  return (
    <LinkButton href={href} variant="quiet" className="-ms-2 w-md! px-0!">
      <ArrowLeft aria-hidden className="rtl:rotate-180" />
      <span className="sr-only">Back to responses</span>
    </LinkButton>
  );
}

export function ResponseHeader() {
  const { name, reading } = useDesk();
  const back = useListAddress(name.studyId);
  const { readableId, study, progress, createdAt, responseDurationSeconds, interviewMode, flags } = reading;
  return (
    <PageHeader
      before={<BackToResponses href={back} />}
      crumbs={[{ label: study.title, href: back }]}
      title={`Response ${readableId}`}
      detail={
        <>
          <Badge {...PROGRESSES[progress]} />
          {flags.includes('safety') ? (
            <SafetySign {...(reading.lookedAfter && { word: 'Safety, looked after', closed: true })} />
          ) : null}
          <ul className="flex items-center whitespace-nowrap text-ink-3 max-[60rem]:hidden [&>li+li]:before:mx-1.5 [&>li+li]:before:content-['·']">
            <li className="tabular-nums">
              <LocalTime at={createdAt}>{whenText(createdAt)}</LocalTime>
            </li>
            <li className="max-[72rem]:hidden">{durationText(responseDurationSeconds)}</li>
            <li className="max-[72rem]:hidden">{MODE_WORDS[interviewMode]}</li>
          </ul>
        </>
      }
      actions={<Actions back={back} />}
    />
  );
}

function Actions({ back }: { back: string }) {
  const { reading, turnTo, addressOf } = useDesk();
  const [deleting, setDeleting] = useState(false);
  const [holding, setHolding] = useState(false);
  const { older, newer } = reading.neighbours;
  const playback = usePlayback();
  const copy = () => {
    const { started, clockMs } = playback.state;
    void copyText(started ? addressAt(clockMs) : linkTo(window.location.hash), 'Link copied');
  };
  const save = async () => {
    const { markdownOf } = await import('./exports');
    saveFile(`response-${reading.readableId}.md`, 'text/markdown', markdownOf(reading));
  };
  return (
    <>
      <span className="flex items-center max-[60rem]:hidden">
        <Turn which="older" href={addressOf('older')} />
        <Turn which="newer" href={addressOf('newer')} />
      </span>
      <span className="max-[60rem]:hidden">
        <Button icon={<LinkIcon aria-hidden />} onPress={copy}>
          Copy link
        </Button>
      </span>
      <Menu
        label="More for this response"
        trigger={
          <IconButton label="More: download, delete" noTooltip className="pointer-coarse:size-[2.75rem]!">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={[
          ...turnAction('older', older, () => turnTo('older')),
          ...turnAction('newer', newer, () => turnTo('newer')),
          { id: 'copy', label: 'Copy link', icon: <LinkIcon aria-hidden />, run: copy },
          {
            id: 'markdown',
            label: 'Download as Markdown',
            icon: <FileDown aria-hidden />,
            run: () => void save(),
          },
          {
            id: 'print',
            label: 'Print the transcript',
            icon: <Printer aria-hidden />,
            // The menu has to be removed from the page first.
            run: () => setTimeout(() => window.print(), 50),
          },
          ...(reading.may.delete && reading.legalHold?.of !== 'response'
            ? [
                {
                  id: 'hold',
                  label: 'Put under a legal hold…',
                  icon: <Lock aria-hidden />,
                  run: () => setHolding(true),
                },
              ]
            : []),
          {
            id: 'delete',
            label: 'Delete response',
            icon: <Trash2 aria-hidden />,
            danger: true,
            run: () => setDeleting(true),
            ...(reading.may.delete
              ? reading.legalHold
                ? { disabledReason: 'A legal hold keeps it' }
                : {}
              : { disabledReason: 'Owners and admins may delete responses' }),
          },
        ]}
      />
      {holding ? <HoldResponse onClose={() => setHolding(false)} /> : null}
      {deleting ? <DeleteResponse onClose={() => setDeleting(false)} back={back} /> : null}
    </>
  );
}

const WORDS = {
  older: { word: 'Older', key: 'J', none: 'This is the first one' },
  newer: { word: 'Newer', key: 'K', none: 'This is the latest one' },
};

/** A link whose page is preloaded. */
function Turn({ which, href }: { which: 'older' | 'newer'; href: string | null }) {
  const { word, key, none } = WORDS[which];
  if (href !== null) {
    return (
      <LinkButton variant="quiet" size="sm" keys={[key]} href={href} prefetch>
        {word}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="quiet" size="sm" keys={[key]} disabled reasonId={`no-${which}`}>
        {word}
      </Button>
      <span id={`no-${which}`} className="sr-only">
        {none}
      </span>
    </>
  );
}

function turnAction(which: 'older' | 'newer', to: number | null, run: () => void) {
  const { word, key } = WORDS[which];
  return to === null ? [] : [{ id: which, label: `${word}: response ${to}`, keys: [key], run }];
}
