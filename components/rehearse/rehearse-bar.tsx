'use client';
import { Play, Plus, RefreshCw, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Meter } from '@/components/ui/meter';
import { dayText, momentText } from '@/components/ui/moment';
import { toast } from '@/components/ui/toast';
import { isUnderWay, type Rehearsal, useStopRehearsal } from '@/lib/client/rehearsals';
import { useMay } from '@/lib/client/session';

interface RehearseBarProps {
  studyId: string;
  views: ReactNode;
  /** Null before the first, and while it loads. */
  rehearsal: Rehearsal | null;
  mayBegin: boolean;
  isBeginning: boolean;
  onBegin: () => void;
  onChoose: () => void;
}

/** The views of the guide, how far the rehearsal is, and what can be done. */
export function RehearseBar(props: RehearseBarProps) {
  const { studyId, views, rehearsal, mayBegin, isBeginning, onBegin, onChoose } = props;
  return (
    <div className="flex min-h-[3rem] shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-2 text-13 max-[60rem]:px-4">
      {views}
      {rehearsal ? <State rehearsal={rehearsal} /> : null}
      <span className="ms-auto flex flex-wrap gap-2">
        {rehearsal && isUnderWay(rehearsal) ? <Stop studyId={studyId} rehearsal={rehearsal} /> : null}
        {rehearsal && (mayBegin || isBeginning) ? (
          <>
            <Button size="sm" icon={<Plus aria-hidden />} disabled={!mayBegin} onPress={onChoose}>
              Participants
            </Button>
            <Button
              size="sm"
              icon={rehearsal.status === 'ready' ? <RefreshCw aria-hidden /> : <Play aria-hidden />}
              busy={isBeginning && 'Beginning'}
              onPress={onBegin}
            >
              Rehearse again
            </Button>
          </>
        ) : null}
      </span>
    </div>
  );
}

function State({ rehearsal }: { rehearsal: Rehearsal }) {
  const { status, total, done, createdAt, expiresAt } = rehearsal;
  if (isUnderWay(rehearsal)) {
    return (
      <span className="flex flex-wrap items-center gap-3">
        <span role="status">
          {status === 'waiting'
            ? 'Looking for the ways through the guide'
            : `Walking, ${done} of ${total} have finished`}
        </span>
        <span className="w-[10rem]">
          <Meter
            spentPercent={total === 0 ? 0 : (done / total) * 100}
            heldPercent={0}
            label={`${done} of ${total} have finished`}
          />
        </span>
        <span className="text-12 text-ink-2">minutes are as a person would take</span>
      </span>
    );
  }
  const word = { ready: '', stopped: ', stopped', failed: ', did not get through', waiting: '', running: '' };
  return (
    <span role="status" className="flex flex-wrap items-baseline gap-x-3">
      <span>{`${total} scripted ${total === 1 ? 'participant' : 'participants'}, ${momentText(createdAt)}${word[status]}`}</span>
      <span className="text-12 text-ink-2">{`free, counted nowhere, gone on ${dayText(expiresAt)}`}</span>
    </span>
  );
}

function Stop({ studyId, rehearsal }: { studyId: string; rehearsal: Rehearsal }) {
  const stop = useStopRehearsal(studyId);
  if (!useMay('edit')) return null;
  return (
    <Button
      size="sm"
      icon={<Square aria-hidden />}
      busy={stop.isPending && 'Stopping'}
      onPress={() =>
        stop.mutate(rehearsal.id, { onError: ({ message }) => toast.failed(`It goes on. ${message}`) })
      }
    >
      Stop
    </Button>
  );
}
