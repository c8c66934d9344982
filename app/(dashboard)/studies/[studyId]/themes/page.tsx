import type { Metadata } from 'next';
import { ThemesView } from './themes-view';

export const metadata: Metadata = { title: 'Themes' };

/** /studies/{studyId}/themes. */
export default function Page() {
  return <ThemesView />;
}
