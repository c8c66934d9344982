'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/combo-box';
import { Dialog } from '@/components/ui/dialog';
import { foldersQuery } from '@/lib/client/studies';
import { DEEPEST_FOLDER, type FolderPath, folderText } from '@/lib/domain/study/folder';
import { counted } from './study-words';

interface MoveDialogProps {
  /** The studies to move. */
  studies: readonly { id: string; title: string }[];
  onClose: () => void;
  onMove: (folder: FolderPath | null) => Promise<boolean>;
}

/** The target of a move: an existing folder, a new one, or none. */
export function MoveDialog({ studies, onClose, onMove }: MoveDialogProps) {
  const [first] = studies;
  const title =
    studies.length > 1
      ? `Move ${counted(studies.length, 'study', 'studies')}`
      : `Move “${first?.title ?? ''}”`;
  return (
    <Dialog open onClose={onClose} title={title} width="md">
      <MoveForm studies={studies} onClose={onClose} onMove={onMove} />
    </Dialog>
  );
}

const OUTSIDE = { id: '/', label: 'Outside folders' };
const labelOf = (path: FolderPath) => path.join(' / ');

function MoveForm({ studies, onClose, onMove }: MoveDialogProps) {
  const { data, isPending } = useQuery(foldersQuery());
  const folders = data?.folders ?? [];
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const target = targetOf(typed, folders);
  const isNew =
    target !== undefined && target !== null && !folders.some(({ path }) => labelOf(path) === typed.trim());
  const submit = async () => {
    if (target === undefined) return;
    setBusy(true);
    const moved = await onMove(target);
    setBusy(false);
    if (moved) onClose();
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ComboBox
        label="Folder"
        noun="folder"
        autoFocus
        loading={isPending}
        items={[
          OUTSIDE,
          ...folders.map(({ path, studyCount }) => ({
            id: folderText(path),
            label: labelOf(path),
            detail: `${studyCount}`,
          })),
        ]}
        value={null}
        onChange={() => undefined}
        onOther={setTyped}
        hint={
          isNew && target
            ? `A new folder: ${labelOf(target)}`
            : 'Type a new name to make a folder; write A / B for a folder in a folder.'
        }
      />
      <div className="flex justify-end gap-2">
        <Button size="lg" onPress={onClose}>
          {studies.length > 1 ? 'Leave them' : 'Leave it'}
        </Button>
        <Button
          size="lg"
          variant="primary"
          type="submit"
          busy={busy && 'Moving'}
          disabled={target === undefined}
          reasonId="move-reason"
        >
          Move
        </Button>
      </div>
      <p id="move-reason" className="sr-only">
        {target === undefined ? 'Choose a folder first.' : ''}
      </p>
    </form>
  );
}

/** The chosen or typed folder; null is outside of all; undefined while the text is not a folder. */
function targetOf(typed: string, folders: readonly { path: FolderPath }[]): FolderPath | null | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (text === OUTSIDE.label) return null;
  const known = folders.find(({ path }) => labelOf(path) === text);
  if (known) return known.path;
  const names = text.split('/').map((name) => name.trim());
  return names.length > DEEPEST_FOLDER || names.some((name) => name === '') ? undefined : names;
}
