import type { Metadata } from 'next';
import { AskPage } from '@/components/ask/ask-page';
import { PageHeader } from '@/components/ui/shell/page-header';

export const metadata: Metadata = { title: 'Ask' };

/** /ask: all studies of the organisation. */
export default function Ask() {
  return (
    <>
      <PageHeader title="Ask all studies" />
      <AskPage studyId={null} people={null} suggestions={[]} />
    </>
  );
}
