'use client';
import {
  Copy,
  CopyPlus,
  Ellipsis,
  FileJson,
  FileText,
  FolderInput,
  MessagesSquare,
  Pencil,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import type { ListedStudy } from '@/lib/client/studies';
import { guideHref, responsesHref } from './study-words';
import type { StudyActions } from './use-study-actions';

interface StudyMenuProps {
  study: ListedStudy;
  actions: StudyActions;
  mayEdit: boolean;
  mayDelete: boolean;
  onMove: () => void;
  onDelete: () => void;
}

/** All actions for one study, with their shortcuts. */
export function StudyMenu({ study, actions, mayEdit, mayDelete, onMove, onDelete }: StudyMenuProps) {
  const editing = 'Your role may read studies, not change them.';
  const barred = mayEdit ? {} : { disabledReason: editing };
  const list: MenuAction[] = [
    {
      id: 'guide',
      label: mayEdit ? 'Edit guide' : 'Read guide',
      icon: <Pencil aria-hidden />,
      keys: ['E'],
      href: guideHref(study.id),
    },
    {
      id: 'responses',
      label: 'Responses',
      icon: <MessagesSquare aria-hidden />,
      keys: ['R'],
      href: responsesHref(study.id),
    },
    {
      id: 'settings',
      label: 'Settings and status',
      icon: <SlidersHorizontal aria-hidden />,
      href: `/studies/${study.id}/settings`,
    },
    {
      id: 'copy',
      label: 'Copy link',
      icon: <Copy aria-hidden />,
      keys: ['C'],
      run: () => void actions.copyLink(study),
    },
    {
      id: 'move',
      label: 'Move to folder',
      icon: <FolderInput aria-hidden />,
      keys: ['M'],
      ...barred,
      run: onMove,
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      icon: <CopyPlus aria-hidden />,
      ...barred,
      run: () => void actions.duplicate(study),
    },
    {
      id: 'json',
      label: 'Export guide as JSON',
      icon: <FileJson aria-hidden />,
      run: () => void actions.exportGuide(study, 'json'),
    },
    {
      id: 'markdown',
      label: 'Export guide as Markdown',
      icon: <FileText aria-hidden />,
      run: () => void actions.exportGuide(study, 'markdown'),
    },
    {
      id: 'delete',
      label: 'Delete study',
      icon: <Trash2 aria-hidden />,
      danger: true,
      ...(mayDelete ? {} : { disabledReason: 'Only owners and admins may delete studies.' }),
      run: onDelete,
    },
  ];
  return (
    <Menu
      label={`“${study.title}”`}
      actions={list}
      trigger={
        <IconButton
          label={`More about “${study.title}”`}
          size="sm"
          noTooltip
          className="pointer-coarse:size-[2.75rem]!"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}
