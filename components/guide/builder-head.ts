import type { ReactNode } from 'react';
import type { StudyDetail } from '@/lib/client/guide';
import type { RenderQuestion } from './preview/preview-step';

/** The state of the builder for the head of the page around it. */
export interface BuilderHead {
  study: StudyDetail;
  saving: ReactNode;
  tryIt: ReactNode;
  /** Problems that prevent the launch: the launch button leads to them. */
  launch: () => boolean;
}

export interface GuideBuilderProps {
  studyId: string;
  /** The participant's own controls, which are a different part of the product. */
  renderQuestion: RenderQuestion;
  /** The page's head: crumbs, tabs, status, launch. Without the builder's part while the study is loading. */
  renderHead: (head: BuilderHead | null) => ReactNode;
  /** ⌘↵, when nothing prevents the launch. */
  onLaunch: () => void;
}
