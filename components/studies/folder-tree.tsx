'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderOpen, Folder as FolderSign, Library } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { NavLink } from '@/components/ui/shell/nav-link';
import { type FirstData, useFirstData } from '@/lib/client/first-data';
import { useMay } from '@/lib/client/session';
import { type Folder, type FolderList, foldersQuery } from '@/lib/client/studies';
import { type FolderPath, folderText, isWithin, readFolderText, samePath } from '@/lib/domain/study/folder';
import { FolderRow } from './folder-row';
import { dropsStudies } from './study-drag';
import { useStudyActions } from './use-study-actions';

/** With more folders than this, only those on the way to the open one are unfolded. */
const ALL_UNFOLDED = 30;

/** "Studies" and its folders in the sidebar, with the number of studies in each; studies can be dropped on them. */
export function FolderTree({ first }: { first: FirstData<FolderList> }) {
  useFirstData(first, foldersQuery().queryKey, (folders) => folders);
  const { data } = useQuery(foldersQuery());
  const pathname = usePathname();
  const parameters = useSearchParams();
  const mayEdit = useMay('edit');
  const { move } = useStudyActions();
  const client = useQueryClient();
  const onList = pathname === '/studies';
  const open = onList ? readFolderText(parameters.get('folder') ?? '') : undefined;
  const folders = data?.folders ?? [];
  const drop = (folder: FolderPath | null) =>
    mayEdit
      ? dropsStudies((studies) => {
          void move(
            studies.map(({ id }) => id),
            folder,
            studies.length === 1 ? studies[0]?.title : undefined,
          );
        })
      : {};
  return (
    <>
      <div {...drop(null)} className="rounded-2 data-over:bg-accent-wash-2">
        <NavLink
          href="/studies"
          label="Studies"
          icon={<Library aria-hidden />}
          current={onList && !open}
          count={data?.studyCount}
        />
      </div>
      {shownFolders(folders, open).map((folder) => {
        const { path, studyCount } = folder;
        const isOpen = open !== undefined && isWithin(open, path);
        const Sign = isOpen || hasFolders(folders, path) ? FolderOpen : FolderSign;
        return (
          <FolderRow
            key={folderText(path)}
            folder={folder}
            current={open !== undefined && samePath(open, path)}
            icon={<Sign aria-hidden />}
            count={studyCount}
            mayEdit={mayEdit}
            dropProps={drop(path)}
            client={client}
            openFolder={open}
          />
        );
      })}
    </>
  );
}

function hasFolders(folders: readonly Folder[], path: FolderPath): boolean {
  return folders.some((other) => other.path.length > path.length && isWithin(other.path, path));
}

function shownFolders(folders: readonly Folder[], open: FolderPath | undefined): readonly Folder[] {
  if (folders.length <= ALL_UNFOLDED) return folders;
  return folders.filter(({ path }) => path.length === 1 || (open && isWithin(open, path.slice(0, -1))));
}
