'use client';
import {
  CirclePause,
  CirclePlay,
  CircleStop,
  Ellipsis,
  FileJson,
  FileText,
  Link2,
  Rocket,
  Send,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { saveFile } from '@/components/ui/save-file';
import { toast } from '@/components/ui/toast';
import { useChangeStatus } from '@/lib/client/launch';
import { useMay } from '@/lib/client/session';
import { readGuideFile } from '@/lib/client/studies';
import type { StudyHeadV1 } from '@/lib/wire/v1/study-head';

interface StudyActionsProps {
  head: StudyHeadV1;
  onLaunch: () => void;
  onOpen: (dialog: 'share' | 'close') => void;
}

/**
 * The next action for a study, and the others in a menu. Actions without permission say why; read-only members do not
 * see them.
 */
export function StudyActions({ head, onLaunch, onOpen }: StudyActionsProps) {
  const { id, title, status, hasPendingEdits, launchRefusal } = head;
  const change = useChangeStatus(id);
  const mayEdit = useMay('edit');
  const refused = launchRefusal === null ? undefined : REFUSALS[launchRefusal];
  const resume = () =>
    change.mutate('resume', {
      onSuccess: () => void toast.done(`“${title}” takes interviews again.`),
      onError: ({ message }) => void toast.failed(`Still paused. ${message}`),
    });
  const pause = () =>
    change.mutate('pause', {
      onSuccess: () =>
        void toast.done('Paused. No new interviews; those under way may finish.', { undo: resume }),
      onError: ({ message }) => void toast.failed(`Still live. ${message}`),
    });
  const exportGuide = (as: 'json' | 'markdown'): Promise<void> =>
    readGuideFile(id, as).then(
      ({ name, type, text }) => saveFile(name, type, text),
      ({ message }) =>
        void toast.failed(`The guide could not be exported. ${message}`, {
          retry: () => void exportGuide(as),
        }),
    );
  const share = (
    <Button icon={<Link2 aria-hidden />} onPress={() => onOpen('share')}>
      Share link
    </Button>
  );
  const actions: MenuAction[] = [];
  if (status !== 'draft') {
    actions.push({
      id: 'share',
      label: 'Share link',
      icon: <Link2 aria-hidden />,
      run: () => onOpen('share'),
    });
  }
  if (status === 'live') {
    actions.push(
      {
        id: 'publish',
        label: 'Publish changes…',
        icon: <Send aria-hidden />,
        disabledReason: refused ?? (hasPendingEdits ? undefined : 'Participants see everything already'),
        run: onLaunch,
      },
      {
        id: 'pause',
        label: 'Pause study',
        icon: <CirclePause aria-hidden />,
        disabledReason: refused,
        run: pause,
      },
    );
  }
  actions.push(
    {
      id: 'json',
      label: 'Export guide as JSON',
      icon: <FileJson aria-hidden />,
      run: () => void exportGuide('json'),
    },
    {
      id: 'markdown',
      label: 'Export guide as Markdown',
      icon: <FileText aria-hidden />,
      run: () => void exportGuide('markdown'),
    },
  );
  if (status !== 'closed') {
    actions.push({
      id: 'close',
      label: 'Close study…',
      icon: <CircleStop aria-hidden />,
      danger: true,
      disabledReason: refused,
      run: () => onOpen('close'),
    });
  }
  return (
    <>
      {mayEdit && status === 'draft' ? (
        <Button variant="primary" icon={<Rocket aria-hidden />} onPress={onLaunch}>
          Launch…
        </Button>
      ) : null}
      {mayEdit && status === 'live' && hasPendingEdits ? (
        <Button variant="primary" icon={<Send aria-hidden />} onPress={onLaunch}>
          Publish…
        </Button>
      ) : null}
      {status === 'live' && !(mayEdit && hasPendingEdits) ? share : null}
      {mayEdit && status === 'paused' ? (
        <Button variant="primary" icon={<CirclePlay aria-hidden />} onPress={onLaunch}>
          Resume…
        </Button>
      ) : null}
      <Menu
        label={`More for ${title}`}
        actions={actions}
        trigger={
          <IconButton label="More for this study" noTooltip>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
    </>
  );
}

const REFUSALS = {
  role: 'Owners, admins and researchers may',
  launchers: 'This study names who may',
} as const;
