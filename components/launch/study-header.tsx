'use client';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { laterDialog } from '@/components/ui/later-dialog';
import { PageHeader } from '@/components/ui/shell/page-header';
import { TabLinks } from '@/components/ui/tabs';
import { TestTag } from '@/components/ui/test-tag';
import { useStudyDialog } from '@/lib/client/launch';
import { STUDY_STATUSES } from '@/lib/client/statuses';
import { useStudyHead } from '@/lib/client/study-head';
import { StudyActions } from './study-actions';

const LaunchDialog = laterDialog('Launch', () =>
  import('./launch-dialog').then((module) => module.LaunchDialog),
);
const ShareDialog = laterDialog('Share', () => import('./share-dialog').then((module) => module.ShareDialog));
const CloseDialog = laterDialog('Close', () => import('./close-dialog').then((module) => module.CloseDialog));

export type StudyTab = 'ask' | 'guide' | 'fieldwork' | 'responses' | 'themes' | 'findings' | 'settings';

interface StudyHeaderProps {
  /** The current tab. */
  current: StudyTab;
  /** Before the study's own actions at the right edge. */
  actions?: ReactNode;
  /** Edits that the server does not have yet. */
  title?: string;
  hasPendingEdits?: boolean;
  /** Runs before a launch; false when the page shows why it cannot. */
  beforeLaunch?: () => boolean;
}

/** The head of every page of a study: its folder, its status, and its next action. */
export function StudyHeader(props: StudyHeaderProps) {
  const { current, actions, beforeLaunch } = props;
  const known = useStudyHead();
  const head = {
    ...known,
    title: props.title ?? known.title,
    hasPendingEdits: props.hasPendingEdits ?? known.hasPendingEdits,
  };
  const [open, setOpen] = useStudyDialog();
  const { id, folderPath, status, responseTotal, test } = head;
  const close = () => void setOpen(null);
  const folders = folderPath ?? [];
  const launch = () => {
    if (beforeLaunch?.() === false) return;
    void setOpen('launch');
  };
  return (
    <>
      <PageHeader
        title={head.title}
        crumbs={folders.map((label, at) => ({
          label,
          href: `/studies?folder=${encodeURIComponent(folders.slice(0, at + 1).join('/'))}`,
        }))}
        detail={
          <>
            <Badge {...STUDY_STATUSES[status]} />
            {test ? <TestTag /> : null}
          </>
        }
        tabs={
          <TabLinks
            label="Study"
            className="ms-2 max-[78rem]:ms-0 min-[60rem]:max-[78rem]:order-last min-[60rem]:max-[78rem]:w-full"
            tabs={[
              { href: `/studies/${id}/guide`, label: 'Guide', current: current === 'guide' },
              { href: `/studies/${id}/fieldwork`, label: 'Fieldwork', current: current === 'fieldwork' },
              {
                href: `/studies/${id}/responses`,
                label: 'Responses',
                count: responseTotal,
                current: current === 'responses',
              },
              { href: `/studies/${id}/themes`, label: 'Themes', current: current === 'themes' },
              { href: `/studies/${id}/findings`, label: 'Findings', current: current === 'findings' },
              { href: `/studies/${id}/settings`, label: 'Settings', current: current === 'settings' },
            ]}
          />
        }
        actions={
          <>
            {actions}
            <StudyActions head={head} onLaunch={launch} onOpen={(dialog) => void setOpen(dialog)} />
          </>
        }
      />
      {open === 'launch' ? <LaunchDialog head={head} onClose={close} /> : null}
      {open === 'share' ? <ShareDialog head={head} onClose={close} /> : null}
      {open === 'close' ? <CloseDialog head={head} onClose={close} /> : null}
    </>
  );
}
