'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Select } from '@/components/ui/select';
import { ShowOnce } from '@/components/ui/show-once';
import { TextField } from '@/components/ui/text-field';
import { type CreatedKey, useCreateKey } from '@/lib/client/keys';
import { useSession } from '@/lib/client/session';
import { type KeyLimits, UNLIMITED } from '@/lib/domain/people/key-limits';
import { isName } from '@/lib/domain/people/person';
import { KeyLimitsFields, limitsMissing } from './key-limits-fields';
import { keyMay } from './key-words';

const DAY_MS = 86_400_000;
const TERMS = [
  { id: 'never', label: 'Until it is revoked', days: null },
  { id: '30', label: '30 days', days: 30 },
  { id: '90', label: '90 days', days: 90 },
  { id: '365', label: 'A year', days: 365 },
] as const;
type Term = (typeof TERMS)[number]['id'];

export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { user, organization } = useSession();
  const create = useCreateKey();
  const [name, setName] = useState('');
  const [term, setTerm] = useState<Term>('never');
  const [limits, setLimits] = useState<KeyLimits>(UNLIMITED);
  const [touched, setTouched] = useState(false);
  const [asked, setAsked] = useState(false);
  if (create.data) return <CreatedKeyDialog created={create.data} onClose={onClose} />;
  const make = () => {
    setTouched(true);
    setAsked(true);
    const { scopes, studies } = limitsMissing(limits);
    if (!isName(name) || scopes || studies) return;
    const days = TERMS.find(({ id }) => id === term)?.days ?? null;
    create.mutate({
      name: name.trim(),
      ...(limits.scopes && { scopes: [...limits.scopes] }),
      ...(limits.studyIds && { studyIds: [...limits.studyIds] }),
      ...(limits.test && { test: true as const }),
      ...(days === null ? {} : { expiresAt: new Date(Date.now() + days * DAY_MS).toISOString() }),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="New API key"
      description={`It acts as ${user.name}, ${organization.role} of ${organization.name}.`}
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form="new-key"
            busy={create.isPending && 'Making'}
          >
            Make key
          </Button>
        </>
      }
    >
      <form
        id="new-key"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        {create.error ? (
          <Note tone="critical" live="alert" title="There is no new key.">
            {create.error.message}
          </Note>
        ) : null}
        <TextField
          label="Name"
          size="lg"
          value={name}
          onChange={setName}
          onBlur={() => setTouched(name !== '')}
          hint="What uses it, such as “Warehouse export”."
          error={touched && !isName(name) ? 'Name what uses it, to know it again.' : undefined}
          maxLength={300}
          autoFocus
          autoComplete="off"
        />
        <KeyLimitsFields value={limits} onChange={setLimits} touched={asked} />
        <Select label="Works for" size="lg" items={TERMS} value={term} onChange={setTerm} />
      </form>
    </Dialog>
  );
}

/** Shown only this once, so it closes only after the checkbox is ticked. */
function CreatedKeyDialog({ created, onClose }: { created: CreatedKey; onClose: () => void }) {
  const [kept, setKept] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      keepOpen
      title={`Key “${created.key.name}” is ready`}
      description="Copy the key now. It is shown this once and cannot be shown again."
      width="lg"
      footer={
        <>
          <span id="key-kept" className="me-auto text-ink-3">
            {kept ? '' : 'Tick the box to close.'}
          </span>
          <Button variant="primary" size="lg" disabled={!kept} reasonId="key-kept" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ShowOnce label="API key" value={created.apiKey} copied="The key is copied." />
        <Note
          tone="caution"
          title={
            created.key.scopes || created.key.studyIds || created.key.test
              ? `Anyone who has it can do this as you: ${keyMay(created.key)}.`
              : 'Anyone who has it can do here what you can.'
          }
        >
          Keep it where secrets are kept, never in code. A lost key is revoked and replaced.
        </Note>
        <Checkbox checked={kept} onChange={setKept}>
          I have stored the key safely
        </Checkbox>
      </div>
    </Dialog>
  );
}
