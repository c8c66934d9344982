'use client';
import type { QueryClient } from '@tanstack/react-query';
import { Ellipsis, FolderPlus, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { laterDialog } from '@/components/ui/later-dialog';
import { Menu } from '@/components/ui/menu';
import { NavLink } from '@/components/ui/shell/nav-link';
import { toast } from '@/components/ui/toast';
import { deleteFolder, type Folder, refreshStudies, renameFolder } from '@/lib/client/studies';
import { type FolderPath, isWithin } from '@/lib/domain/study/folder';
import { counted, folderHref } from './study-words';
import { reasonOf } from './use-study-actions';

const FolderDialog = laterDialog('New folder', () =>
  import('./folder-dialog').then((module) => module.FolderDialog),
);

interface FolderRowProps {
  folder: Folder;
  current: boolean;
  icon: ReactNode;
  count: number;
  mayEdit: boolean;
  dropProps: HTMLAttributes<HTMLElement>;
  client: QueryClient;
  /** The folder that the list shows. */
  openFolder: FolderPath | undefined;
}

/** A folder of the tree: a link, a target for dragged studies, a name that can be changed. */
export function FolderRow(props: FolderRowProps) {
  const { folder, current, icon, count, mayEdit, dropProps, client, openFolder } = props;
  const { path } = folder;
  const name = path.at(-1) ?? '';
  const router = useRouter();
  const [renaming, setRenaming] = useState(false);
  const [dialog, setDialog] = useState<'inside' | 'delete' | null>(null);

  const follow = (newPath: FolderPath) => {
    if (openFolder && isWithin(openFolder, path)) {
      router.replace(folderHref([...newPath, ...openFolder.slice(path.length)]));
    }
  };
  const rename = async (newName: string): Promise<string | undefined> => {
    const newPath = [...path.slice(0, -1), newName];
    try {
      await renameFolder(path, newPath);
    } catch (error) {
      return reasonOf(error);
    }
    follow(newPath);
    await refreshStudies(client);
    setRenaming(false);
    return undefined;
  };
  const remove = async () => {
    setDialog(null);
    try {
      const { movedStudies } = await deleteFolder(path);
      if (openFolder && isWithin(openFolder, path)) router.replace(folderHref(path.slice(0, -1)));
      await refreshStudies(client);
      const moved = movedStudies > 0 ? `; ${counted(movedStudies, 'study', 'studies')} moved up` : '';
      toast.done(`Folder “${name}” deleted${moved}`);
    } catch (error) {
      toast.failed(`Folder “${name}” was not deleted. ${reasonOf(error)}`, { retry: () => void remove() });
    }
  };

  if (renaming) {
    return <FolderName depth={path.length} name={name} onDone={rename} onCancel={() => setRenaming(false)} />;
  }
  return (
    <div {...dropProps} className="group/folder relative rounded-2 data-over:bg-accent-wash-2">
      <NavLink
        href={folderHref(path)}
        label={name}
        icon={icon}
        current={current}
        count={count}
        depth={path.length}
      />
      {mayEdit ? (
        <span className="absolute end-0.5 top-0 rounded-2 bg-fill opacity-0 focus-within:opacity-100 group-hover/folder:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:opacity-100">
          <Menu
            label={`Folder “${name}”`}
            actions={[
              { id: 'rename', label: 'Rename', icon: <Pencil aria-hidden />, run: () => setRenaming(true) },
              {
                id: 'inside',
                label: 'New folder inside',
                icon: <FolderPlus aria-hidden />,
                run: () => setDialog('inside'),
              },
              {
                id: 'delete',
                label: 'Delete folder',
                icon: <Trash2 aria-hidden />,
                danger: true,
                run: () => (folder.studyCount > 0 ? setDialog('delete') : void remove()),
              },
            ]}
            trigger={
              <IconButton label={`Change folder “${name}”`} size="sm" noTooltip>
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        </span>
      ) : null}
      {dialog === 'inside' ? <FolderDialog within={path} onClose={() => setDialog(null)} /> : null}
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={() => setDialog(null)}
        title={`Delete folder “${name}”`}
        keep="Keep it"
        confirm="Delete folder"
        onConfirm={() => void remove()}
      >
        <p>
          {`No study is deleted. ${counted(folder.studyCount, 'study moves', 'studies move')} ${
            path.length > 1 ? `up to ${path.at(-2)}` : 'out of folders'
          }.`}
        </p>
      </ConfirmDialog>
    </div>
  );
}

const INDENTS = ['', 'ps-[1.75rem]', 'ps-[2.875rem]', 'ps-[4rem]'];

/** Edits the name in place: Enter saves it, Escape cancels. */
function FolderName(props: {
  depth: number;
  name: string;
  onDone: (name: string) => Promise<string | undefined>;
  onCancel: () => void;
}) {
  const { depth, name, onDone, onCancel } = props;
  const [value, setValue] = useState(name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that led here returns the focus to its button in the next frame; after that the focus can be set.
    const frames = [0, 0];
    frames[0] = requestAnimationFrame(() => {
      frames[1] = requestAnimationFrame(() => field.current?.focus());
    });
    return () => frames.forEach(cancelAnimationFrame);
  }, []);
  const finish = async () => {
    const wanted = value.trim();
    if (busy) return;
    if (wanted === '' || wanted === name) return onCancel();
    setBusy(true);
    setError(await onDone(wanted));
    setBusy(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void finish();
    if (event.key === 'Escape') onCancel();
  };
  return (
    <div className={`grid gap-1 ${INDENTS[Math.min(depth, INDENTS.length - 1)]}`}>
      <input
        aria-label={`Name of folder “${name}”`}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : 'folder-name-error'}
        ref={field}
        maxLength={300}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={press}
        onBlur={() => (error === undefined ? void finish() : onCancel())}
        className="h-sm w-full rounded-2 border border-line-control bg-sheet px-2 text-ink"
      />
      {error === undefined ? null : (
        <p id="folder-name-error" role="alert" className="px-2 pb-1 text-12 text-critical">
          {error}
        </p>
      )}
    </div>
  );
}
