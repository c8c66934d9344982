'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import {
  type Theme,
  useChangeTheme,
  useCreateTheme,
  useDeleteTheme,
  useMergeThemes,
} from '@/lib/client/themes';
import { ChooseTheme } from './choose-theme';
import { SplitTheme } from './split-theme';
import { ThemeForm } from './theme-form';
import type { ThemeActs } from './use-theme-acts';

interface ThemeDialogsProps {
  studyId: string;
  acts: ThemeActs;
  theme: Theme | undefined;
  themes: readonly Theme[];
  onMade: (themeId: string) => void;
  onDeleted: () => void;
}

/** The dialogs of the page, one at a time. */
export function ThemeDialogs({ studyId, acts, theme, themes, onMade, onDeleted }: ThemeDialogsProps) {
  const create = useCreateTheme(studyId);
  const change = useChangeTheme(studyId);
  const merge = useMergeThemes(studyId);
  const { isOpen, close, passages, moving, moveTo, refusedFor } = acts;
  if (isOpen === 'new')
    return (
      <ThemeForm onClose={close} onSave={async (given) => onMade((await create.mutateAsync(given)).id)} />
    );
  if (!theme || isOpen === null) return null;
  const others = themes.filter(({ id, status }) => id !== theme.id && status !== 'rejected');
  switch (isOpen) {
    case 'edit':
      return <EditTheme {...{ studyId, theme }} onClose={close} />;
    case 'delete':
      return <DeleteTheme {...{ studyId, theme, onDeleted }} onClose={close} />;
    case 'move':
      return (
        <ChooseTheme
          title="Move passage"
          description={`To another theme, away from ${theme.name}.`}
          confirm="Move passage"
          themes={others}
          onClose={close}
          onChoose={(to) => {
            if (moving && to !== null) void moveTo(moving, theme.id, to);
          }}
        />
      );
    case 'merge':
      return (
        <ChooseTheme
          title={`Merge ${theme.name}`}
          description="Its passages go into the other theme, each once, and it is gone. The other one keeps its name and its rule."
          confirm="Merge theme"
          themes={others}
          onClose={close}
          onChoose={(into) => {
            if (into !== null)
              merge.mutate({ theme, into }, { onError: refusedFor(theme), onSuccess: () => onMade(into) });
          }}
        />
      );
    case 'under':
      return (
        <ChooseTheme
          title={`Move ${theme.name} under another theme`}
          description="The theme above counts the people of both, each once."
          confirm="Move theme"
          none="Under none"
          themes={others.filter(({ status }) => status === 'accepted')}
          onClose={close}
          onChoose={(parentId) => change.mutate({ theme, parentId }, { onError: refusedFor(theme) })}
        />
      );
    case 'split':
      return (
        <SplitTheme
          {...{ theme, passages }}
          onClose={close}
          onSplit={async (name, moved) => {
            const made = await create.mutateAsync({ name, parentId: theme.parentId });
            for (const evidence of moved) await moveTo(evidence, theme.id, made.id);
            onMade(made.id);
          }}
        />
      );
  }
}

/** Edited as it was when the dialog opened: somebody else's change meanwhile is not written over. */
function EditTheme({ studyId, theme, onClose }: { studyId: string; theme: Theme; onClose: () => void }) {
  const change = useChangeTheme(studyId);
  const [opened] = useState(theme);
  return (
    <ThemeForm
      theme={opened}
      onClose={onClose}
      onSave={(given) => change.mutateAsync({ theme: opened, ...given })}
    />
  );
}

interface DeleteThemeProps {
  studyId: string;
  theme: Theme;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteTheme({ studyId, theme, onDeleted, onClose }: DeleteThemeProps) {
  const remove = useDeleteTheme(studyId, () => {
    onClose();
    onDeleted();
    toast.done(`${theme.name} is deleted`);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Delete ${theme.name}`}
      keep="Keep it"
      confirm="Delete theme"
      danger
      busy={remove.isPending && 'Deleting'}
      error={remove.error?.message}
      onConfirm={() => remove.mutate(theme)}
    >
      Its passages leave it, and its name leaves the tags. What people said stays. To keep a suggestion from
      coming back, turning it down is enough.
    </ConfirmDialog>
  );
}
