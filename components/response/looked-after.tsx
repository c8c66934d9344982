'use client';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLookAfter } from '@/lib/client/response';
import { useDesk } from './reading-desk';
import { whenText } from './when-text';

/** Says that the reader looks after this response, with the way back. */
export function useTakingOn(): { takeOn: () => void; takeBack: () => void; isBusy: boolean } {
  const { name, reading } = useDesk();
  const change = useLookAfter(name);
  const failed = () => toast.failed('Who looks after this response could not be changed.');
  const takeBack = () => change.mutate(false, { onError: failed });
  return {
    takeOn: () =>
      change.mutate(true, {
        onSuccess: () => toast.done(`You look after response ${reading.readableId}`, { undo: takeBack }),
        onError: failed,
      }),
    takeBack,
    isBusy: change.isPending,
  };
}

/** Whether somebody looks after a flagged response, and the way to do it (K5). */
export function LookedAfter() {
  const { reading } = useDesk();
  const { takeOn, takeBack, isBusy } = useTakingOn();
  // The time is the reader's, which the server does not know.
  const hydrated = useHydrated();
  const { flags, lookedAfter, may } = reading;
  if (!flags.includes('safety')) return null;
  const about =
    'The words with a flag sound as if this person may be in danger. Rules found them; nobody has judged them. You cannot answer through Colloquy.';
  if (lookedAfter) {
    const who = `${lookedAfter.by?.name ?? 'Somebody who has left'} looks after this`;
    return (
      <Note
        title={hydrated ? `${who} since ${whenText(lookedAfter.at)}.` : `${who}.`}
        actions={
          may.annotate ? (
            <Button size="sm" busy={isBusy && 'Taking back'} onPress={takeBack}>
              Leave it to others
            </Button>
          ) : null
        }
      >
        {about}
      </Note>
    );
  }
  return (
    <Note
      tone="critical"
      title="Somebody should look at this; nobody does yet."
      actions={
        may.annotate ? (
          <Button variant="primary" size="sm" busy={isBusy && 'Taking it on'} onPress={takeOn}>
            I am looking after this
          </Button>
        ) : null
      }
    >
      {about}
    </Note>
  );
}
