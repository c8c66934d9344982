import type { Metadata } from 'next';
import { FieldworkView } from './fieldwork-view';

export const metadata: Metadata = { title: 'Fieldwork' };

/** /studies/{studyId}/fieldwork. */
export default function Page() {
  return <FieldworkView />;
}
