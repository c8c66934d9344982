import type { ReactNode } from 'react';
import type { StudyDetail } from '@/lib/client/guide';
import type { RenderQuestion } from './preview/preview-step';

/** What the page around the builder shows of it in its head. */
export interface BuilderHead {
  study: StudyDetail;
  saving: ReactNode;
  tryIt: ReactNode;
  /** Problems that keep it from being launched: the launch button leads to them. */
  launch: () => boolean;
}

export interface GuideBuilderProps {
  studyId: string;
  /** The participant's own controls, which belong to another part of the product. */
  renderQuestion: RenderQuestion;
  /** The page's head: crumbs, tabs, status, launch. Without the builder's part until the study is there. */
  renderHead: (head: BuilderHead | null) => ReactNode;
  /** ⌘↵, when nothing keeps the study from being launched. */
  onLaunch: () => void;
}
