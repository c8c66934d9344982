'use client';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { countOfPeople } from '@/components/ui/count-of-people';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { useAddInvitees } from '@/lib/client/study-invitations';

const MOST_SHOWN = 20;

/** A pasted list or a file: first checked row by row, then added. */
export function AddDialog({ studyId, onClose }: { studyId: string; onClose: () => void }) {
  const check = useAddInvitees(studyId);
  const add = useAddInvitees(studyId);
  const file = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState('');
  const found = check.data;
  const change = (text: string) => {
    check.reset();
    add.reset();
    setCsv(text);
  };
  const go = () => {
    if (csv.trim() === '') return;
    if (!found) return check.mutate({ csv, check: true });
    add.mutate(
      { csv },
      {
        onSuccess: ({ added }) => {
          toast.done(`${countOfPeople(added)} added. Nothing is sent yet.`);
          onClose();
        },
      },
    );
  };
  const error = check.error ?? add.error;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add addresses"
      description="One person a line, or a table with a line of names: email, name, language. Other columns go into each person’s link."
      width="lg"
      footer={
        <>
          <span className="me-auto text-ink-3">Nothing is sent by this</span>
          <Button size="lg" onPress={onClose}>
            Leave it
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form="invitees"
            disabled={csv.trim() === '' || found?.added === 0}
            busy={(check.isPending && 'Checking') || (add.isPending && 'Adding')}
          >
            {found ? `Add ${countOfPeople(found.added)}` : 'Check the list'}
          </Button>
        </>
      }
    >
      <form
        id="invitees"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <TextField
          label="People"
          rows={8}
          value={csv}
          onChange={change}
          placeholder={'email,name\nada@example.org,Ada Lane'}
          spellCheck={false}
          autoFocus
          inputClassName="font-code text-12"
        />
        <div>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            aria-label="A file with people"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              void event.target.files?.[0]?.text().then(change);
              event.target.value = '';
            }}
          />
          <Button size="sm" icon={<Upload aria-hidden />} onPress={() => file.current?.click()}>
            From a CSV file
          </Button>
        </div>
        {error ? (
          <Note tone="critical" live="alert" title="The list could not be taken.">
            {error.message}
          </Note>
        ) : null}
        {found ? (
          <div role="status" className="grid gap-2">
            <p className="font-strong">
              {`${countOfPeople(found.added)} can be added${found.refused.length > 0 ? `, ${countOfPeople(found.refused.length)} cannot:` : '.'}`}
            </p>
            <ul className="grid gap-1 text-12">
              {found.refused.slice(0, MOST_SHOWN).map(({ row, email, problem }) => (
                <li key={row} className="flex flex-wrap gap-x-2">
                  <span className="text-ink-3 tabular-nums">{`${row + 1}.`}</span>
                  <span className="[overflow-wrap:anywhere]">{email || 'no address'}</span>
                  <span className="text-critical">{problem}</span>
                </li>
              ))}
              {found.refused.length > MOST_SHOWN ? (
                <li className="text-ink-3">{`and ${found.refused.length - MOST_SHOWN} more`}</li>
              ) : null}
            </ul>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
