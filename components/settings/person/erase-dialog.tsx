'use client';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { type Erased, type PersonChoice, useErasePerson } from '@/lib/client/person-data';
import { type FoundPerson, keptFigures, nameOf } from './kept-words';

interface EraseDialogProps {
  found: FoundPerson;
  choice: PersonChoice;
  onClose: () => void;
  onErased: (erased: Erased) => void;
}

/** What goes and what stays, and the name to be written before anything does. */
export function EraseDialog({ found, choice, onClose, onErased }: EraseDialogProps) {
  const [written, setWritten] = useState('');
  const erase = useErasePerson(choice, onErased);
  const reasonId = useId();
  const name = nameOf(choice);
  const isConfirmed = written.trim() === name.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase the person behind ${name}`}
      description="This cannot be undone. Backups made before still have the person."
      width="md"
      keepOpen={erase.isPending}
      alert
      footer={
        <>
          <Button size="lg" onPress={onClose} disabled={erase.isPending}>
            Keep everything
          </Button>
          <Button
            variant="danger-solid"
            size="lg"
            disabled={!isConfirmed}
            reasonId={reasonId}
            busy={erase.isPending && 'Erasing'}
            onPress={() => erase.mutate()}
          >
            Erase
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <dl>
          {[
            ['Responses with all words and answers', found.total.toLocaleString('en-GB')],
            ...keptFigures(found),
          ].map(([what, figure]) => (
            <div key={what} className="flex justify-between gap-4 border-line border-t py-2 text-ink">
              <dt>{what}</dt>
              <dd className="whitespace-nowrap font-strong tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <p>
          What stays: what was charged, without a name, and an entry in the audit log for each response that
          says when it was erased and by whom.
        </p>
        <TextField
          label={`Write ${name} to confirm`}
          value={written}
          onChange={setWritten}
          size="lg"
          autoFocus
          autoComplete="off"
          spellCheck={false}
        />
        <p id={reasonId} className="text-12 text-ink-3">
          {isConfirmed ? 'Interviews that are under way end.' : 'Nothing goes before this is written.'}
        </p>
        {erase.error ? (
          <Note tone="critical" live="alert" title="Not everything is erased.">
            {`${erase.error.message} What is gone stays gone; press Erase again to go on.`}
          </Note>
        ) : null}
      </div>
    </Dialog>
  );
}
