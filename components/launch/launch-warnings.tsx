'use client';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import { Note } from '@/components/ui/note';
import type { LaunchPreview } from '@/lib/client/launch';

/** A question before a launch: for a title, or whether words in brackets are intended. */
export type LaunchAsk = 'title' | 'placeholders' | null;

export function launchAsks({ warnings }: LaunchPreview): LaunchAsk {
  if (warnings.some(({ code }) => code === 'untitled')) return 'title';
  return warnings.some(({ code }) => code === 'placeholder') ? 'placeholders' : null;
}

const MOST = 4;

interface LaunchWarningsProps {
  preview: LaunchPreview;
  asks: LaunchAsk;
  meant: boolean;
  onMeant: (meant: boolean) => void;
}

/** Probable mistakes. Words in brackets reach participants only after confirmation. */
export function LaunchWarnings({ preview, asks, meant, onMeant }: LaunchWarningsProps) {
  const { warnings, id } = preview;
  if (warnings.length === 0) return null;
  const shown = warnings.slice(0, MOST);
  return (
    <Note
      tone="caution"
      title={
        asks === 'title'
          ? 'The study has no title yet.'
          : asks === 'placeholders'
            ? 'Parts of it are still to be written.'
            : warnings[0]?.code === 'not-transcribed'
              ? 'Spoken answers will have no words.'
              : 'Something has no effect.'
      }
      actions={
        asks === 'title' || warnings.every(({ code }) => code === 'not-transcribed') ? undefined : (
          <LinkButton size="sm" href={`/studies/${id}/guide?problems=open`}>
            Show in the guide
          </LinkButton>
        )
      }
    >
      <span className="grid gap-0.5">
        {shown.map(({ code, path, message }) => (
          <span key={`${path.join('.')} ${code} ${message}`}>{message}</span>
        ))}
        {warnings.length > MOST ? (
          <span className="text-ink-3">{`and ${warnings.length - MOST} more`}</span>
        ) : null}
      </span>
      {asks === 'placeholders' ? (
        <span className="mt-2 block">
          <Checkbox checked={meant} onChange={onMeant}>
            Participants are to read the brackets as they stand
          </Checkbox>
        </span>
      ) : null}
    </Note>
  );
}
