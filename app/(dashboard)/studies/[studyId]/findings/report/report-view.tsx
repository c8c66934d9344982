'use client';
import { ReportPage } from '@/components/findings/report-page';
import {
  BlockView,
  ReportView as Reading,
  ReportFacts,
  ReportFrom,
  readBlock,
} from '@/components/shared/report-view';
import { useSession } from '@/lib/client/session';

/** The page with the parts of a report as its readers see them. */
export function ReportView({ studyId }: { studyId: string }) {
  const { name } = useSession().organization;
  return (
    <ReportPage
      studyId={studyId}
      render={{
        block: (block) => <BlockView block={readBlock(block)} mayDownload />,
        facts: (facts) => <ReportFacts facts={facts} />,
        from: (updatedAt) => <ReportFrom organization={name} updatedAt={updatedAt} />,
        whole: (report) => (
          <Reading
            report={{ ...report, blocks: report.blocks.map(readBlock) }}
            organization={name}
            mayDownload
            heading="h2"
          />
        ),
      }}
    />
  );
}
