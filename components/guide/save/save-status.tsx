'use client';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useBuilder, useSaving } from '../store/use-guide';

const time = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The state of saving in a few words: "Saved 14:02". */
export function SaveStatus({ onConflict }: { onConflict: () => void }) {
  const { autosave } = useBuilder();
  const phase = useSaving((state) => state.phase);
  const savedAt = useSaving((state) => state.savedAt);
  const message = useSaving((state) => state.message);
  const retrying = useSaving((state) => state.attempts > 0);
  const calm = useCalm(phase === 'dirty' || phase === 'saving');
  return (
    <span role="status" className="flex items-center gap-2 whitespace-nowrap text-ink-3">
      {phase === 'clean' ? (
        savedAt === null ? (
          'Nothing to save'
        ) : (
          <span>
            Saved <span className="tabular-nums">{time(savedAt)}</span>
          </span>
        )
      ) : null}
      {phase === 'dirty' || phase === 'saving' ? (calm ? 'Saving' : 'Editing') : null}
      {phase === 'offline' ? (
        <span className="flex items-center gap-1.5 text-caution">
          <CloudOff aria-hidden className="size-4" strokeWidth={1.5} />
          {autosave.keptOnDevice ? 'Offline, kept on this device' : 'Offline, not saved'}
        </span>
      ) : null}
      {phase === 'failed' ? (
        <span className="flex items-center gap-2 text-critical" title={message ?? undefined}>
          <TriangleAlert aria-hidden className="size-4" strokeWidth={1.5} />
          {autosave.keptOnDevice ? 'Not saved, kept on this device' : 'Not saved'}
          <Button size="sm" onPress={autosave.saveNow}>
            {retrying ? 'Try now' : 'Try again'}
          </Button>
        </span>
      ) : null}
      {phase === 'conflict' ? (
        <Button size="sm" variant="danger" onPress={onConflict}>
          Changed elsewhere: choose
        </Button>
      ) : null}
    </span>
  );
}

/** Announced only after a moment: a line that changes with every keystroke is not worth announcing. */
function useCalm(busy: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!busy) {
      setCalm(false);
      return;
    }
    const timer = setTimeout(() => setCalm(true), 500);
    return () => clearTimeout(timer);
  }, [busy]);
  return calm;
}
