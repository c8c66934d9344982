'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { ApiError } from '@/lib/client/api';
import type { Theme } from '@/lib/client/themes';

interface ThemeFormProps {
  /** Undefined: a new one. */
  theme?: Theme | undefined;
  onClose: () => void;
  /** Rejects when the server refuses. */
  onSave: (given: { name: string; rule: string }) => Promise<unknown>;
}

const CHANGED = 'Somebody else changed this theme meanwhile. Close this, look at it again, and edit it then.';

/** Name and rule of a theme. */
export function ThemeForm({ theme, onClose, onSave }: ThemeFormProps) {
  const [name, setName] = useState(theme?.name ?? '');
  const [rule, setRule] = useState(theme?.rule ?? '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === '') {
      setProblem('Give it a name: a few words that say what these people say.');
      return;
    }
    setBusy(true);
    try {
      await onSave({ name: name.trim(), rule: rule.trim() });
      onClose();
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'concurrent_modification';
      setProblem(isStale ? CHANGED : error instanceof Error ? error.message : 'It could not be saved.');
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={theme ? `Edit ${theme.name}` : 'New theme'}
      width="md"
      footer={
        <>
          <Button size="lg" onPress={onClose}>
            Cancel
          </Button>
          <Button size="lg" variant="primary" busy={busy && 'Saving'} onPress={() => void save()}>
            {theme ? 'Save theme' : 'Make theme'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          value={name}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
          maxLength={300}
          autoFocus
          error={problem}
          hint="It becomes a tag of the responses that it is found in."
        />
        <TextField
          label="Rule"
          value={rule}
          onChange={setRule}
          rows={4}
          maxLength={5_000}
          hint="What belongs here, in words. On a line that begins with “Does not:”, what does not. Responses are read again when you save."
        />
      </div>
    </Dialog>
  );
}
