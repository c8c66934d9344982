'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { saveAsCopy } from '../autosave/study-transport';
import { draftChanges } from '../model/draft-changes';
import { useBuilder, useSaving } from '../store/use-guide';

const MOST_LINES = 12;

interface ConflictDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
}

/**
 * Two authors changed the same guide: shows the changes of each, and three ways to continue. Nothing is saved until one
 * is chosen.
 */
export function ConflictDialog({ open, onClose, title }: ConflictDialogProps) {
  const { autosave, store, studyId } = useBuilder();
  const theirs = useSaving((state) => state.theirs);
  const base = useSaving((state) => state.base.draft);
  const mine = useSaving((state) => state.current);
  const [copying, setCopying] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (side: 'mine' | 'theirs') => {
    autosave.choose(side);
    onClose();
  };
  const keepBoth = async () => {
    setCopying(true);
    setRefused(null);
    try {
      const name = `${title} (my version)`.slice(0, 300);
      await saveAsCopy(studyId, name, mine, store.newId);
      take('theirs');
      toast.done(`Your version is the new study “${name}”`);
    } catch (error) {
      setRefused(error instanceof Error ? error.message : 'The copy could not be made.');
    } finally {
      setCopying(false);
    }
  };
  return (
    <Dialog
      open={open && theirs !== null}
      onClose={onClose}
      title="This guide was changed elsewhere"
      description="Somebody saved it while you were editing, or you did on another page. Your version is kept on this device until you choose."
      footer={
        <>
          <Button size="lg" onPress={() => take('theirs')}>
            Take theirs
          </Button>
          <Button size="lg" busy={copying && 'Copying'} onPress={() => void keepBoth()}>
            Keep both
          </Button>
          <Button size="lg" variant="primary" autoFocus onPress={() => take('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-6 max-[40rem]:grid-cols-1">
        <Changes label="You changed" lines={draftChanges(base, mine)} />
        <Changes label="They changed" lines={theirs ? draftChanges(base, theirs.draft) : []} />
      </div>
      <p className="pt-4 text-12 text-ink-3">
        Keep both makes a new study of your version and leaves theirs here. What you take can be undone.
      </p>
      {refused ? (
        <p role="alert" className="pt-2 text-critical">
          {`Your version could not be copied. ${refused}`}
        </p>
      ) : null}
    </Dialog>
  );
}

function Changes({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <section className="grid content-start gap-1">
      <h3 className="font-strong">{label}</h3>
      <ul className="grid gap-1 text-ink-2">
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_LINES ? (
          <li className="text-ink-3">{`and ${lines.length - MOST_LINES} more`}</li>
        ) : null}
      </ul>
    </section>
  );
}
