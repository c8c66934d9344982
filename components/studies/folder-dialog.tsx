'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { createFolder, refreshStudies } from '@/lib/client/studies';
import { DEEPEST_FOLDER, type FolderPath } from '@/lib/domain/study/folder';
import { folderHref } from './study-words';
import { reasonOf } from './use-study-actions';

interface FolderDialogProps {
  onClose: () => void;
  /** The folder that contains the new one; null for the top level. */
  within: FolderPath | null;
}

/** Creates a folder, which the list then shows. */
export function FolderDialog({ onClose, within }: FolderDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={within ? `New folder in “${within.at(-1)}”` : 'New folder'}
      width="sm"
    >
      <FolderForm onClose={onClose} within={within} />
    </Dialog>
  );
}

function FolderForm({ onClose, within }: FolderDialogProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const above = within ?? [];
  const submit = async () => {
    const path = [...above, name.trim()];
    if (path.at(-1) === '') return setError('A folder has a name.');
    if (path.length > DEEPEST_FOLDER) return setError(`Folders stand at most ${DEEPEST_FOLDER} deep.`);
    setBusy(true);
    try {
      await createFolder(path);
      await refreshStudies(client);
      onClose();
      router.push(folderHref(path));
    } catch (failure) {
      setError(reasonOf(failure));
    }
    setBusy(false);
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TextField
        label="Name"
        autoFocus
        autoComplete="off"
        maxLength={300}
        value={name}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
        error={error}
      />
      <div className="flex justify-end gap-2">
        <Button size="lg" onPress={onClose}>
          Cancel
        </Button>
        <Button size="lg" variant="primary" type="submit" busy={busy && 'Making'}>
          Make folder
        </Button>
      </div>
    </form>
  );
}
