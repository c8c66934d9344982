'use client';
import { AccessSection } from './access-section';
import { DeleteSection } from './delete-section';
import { ConsentSection } from './fieldwork/consent-section';
import { QuotasSection } from './fieldwork/quotas-section';
import { RedirectsSection } from './fieldwork/redirects-section';
import { ScheduleSection } from './fieldwork/schedule-section';
import { LanguageSection } from './language-section';
import { RetentionSection } from './retention/retention-section';
import type { SectionProps } from './section-props';

/** The end of the form, loaded after its beginning is shown: it is below the first view, and nothing follows it. */
export function LowerSections({ responseTotal, ...section }: SectionProps & { responseTotal: number }) {
  return (
    <>
      <LanguageSection {...section} />
      <AccessSection {...section} />
      <QuotasSection {...section} />
      <RedirectsSection {...section} />
      <ScheduleSection {...section} />
      <ConsentSection {...section} />
      <RetentionSection {...section} />
      <DeleteSection {...section} responseTotal={responseTotal} />
    </>
  );
}
