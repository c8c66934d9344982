import type { ReactNode } from 'react';
import type { StudyDetail } from '@/lib/client/guide';

/** What the page around the builder shows of it in its head. */
export interface BuilderHead {
  study: StudyDetail;
  saving: ReactNode;
  tryIt: ReactNode;
  /** Problems that keep it from being launched: the launch button leads to them. */
  launch: () => boolean;
}
