'use client';
import { CirclePause, CirclePlay, CircleStop, Ellipsis, Link2, Rocket, Send } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { toast } from '@/components/ui/toast';
import { useChangeStatus } from '@/lib/client/launch';
import { useMay } from '@/lib/client/session';
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
      {actions.length > 0 ? (
        <Menu
          label={`More for ${title}`}
          actions={actions}
          trigger={
            <IconButton label="More for this study" noTooltip>
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      ) : null}
    </>
  );
}

const REFUSALS = {
  role: 'Owners, admins and researchers may',
  launchers: 'This study names who may',
} as const;
