'use client';
import { AccessSection } from './access-section';
import { DeleteSection } from './delete-section';
import type { SectionProps } from './section-props';

/** The end of the form, loaded after its beginning is shown: it is below the first view, and nothing follows it. */
export function LowerSections({ responseTotal, ...section }: SectionProps & { responseTotal: number }) {
  return (
    <>
      <AccessSection {...section} />
      <DeleteSection {...section} responseTotal={responseTotal} />
    </>
  );
}
