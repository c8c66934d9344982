'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { laterDialog } from '@/components/ui/later-dialog';
import { Note } from '@/components/ui/note';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useHoldResponse } from '@/lib/client/response';
import { useDesk } from './reading-desk';
import { whenText } from './when-text';

const HoldDialog = laterDialog('Put the response under a legal hold', () =>
  import('@/components/ui/hold-dialog').then((parts) => parts.HoldDialog),
);
const LiftDialog = laterDialog('Lift the legal hold', () =>
  import('@/components/ui/hold-dialog').then((parts) => parts.LiftDialog),
);

/** What was deleted of the response by time, and the legal hold that keeps the rest (O2). */
export function KeptAndDeleted() {
  const { reading } = useDesk();
  const [lifting, setLifting] = useState(false);
  const hydrated = useHydrated();
  const { deletedNotes, legalHold, may } = reading;
  const who = legalHold?.by?.name ?? 'somebody who has left';
  const what = legalHold?.of === 'study' ? 'The whole study is' : 'This response is';
  return (
    <>
      {deletedNotes.map((note) => (
        <Note key={note} className="mb-4">
          {note}
        </Note>
      ))}
      {legalHold ? (
        <Note
          tone="caution"
          className="mb-4"
          title={`${what} under a legal hold${hydrated ? ` since ${whenText(legalHold.at)}` : ''}, set by ${who}.`}
          actions={
            legalHold.of === 'response' && may.delete ? (
              <Button size="sm" onPress={() => setLifting(true)}>
                Lift the hold…
              </Button>
            ) : null
          }
        >
          {legalHold.reason}
        </Note>
      ) : null}
      {lifting ? <HoldResponse onClose={() => setLifting(false)} isLift /> : null}
    </>
  );
}

/** The dialog that sets the hold of this response, or lifts it. */
export function HoldResponse({ onClose, isLift = false }: { onClose: () => void; isLift?: boolean }) {
  const { name, reading } = useDesk();
  const set = useHoldResponse(name);
  const act = (reason: string | null, done: string) =>
    set.mutate(reason, {
      onSuccess: () => {
        onClose();
        toast.done(done);
      },
    });
  const dialog = {
    ...{ what: `response ${reading.readableId}`, isBusy: set.isPending, error: set.error, onClose },
  };
  return isLift ? (
    <LiftDialog {...dialog} onLift={() => act(null, 'The legal hold is lifted.')} />
  ) : (
    <HoldDialog
      {...dialog}
      onHold={(reason) => act(reason, `Nothing of response ${reading.readableId} is deleted any more.`)}
    />
  );
}
