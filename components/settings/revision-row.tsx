'use client';
import { ApiNames } from '@/components/ui/api-names';
import { Checkbox } from '@/components/ui/checkbox';
import { FormRow } from '@/components/ui/form-row';
import type { SectionProps } from './section-props';

const API_NAMES = [['Participants may change earlier answers', 'allowRevision']] as const;

interface RevisionRowProps {
  value: boolean;
  readOnly: boolean;
  onChange: SectionProps['change'];
}

/** Whether participants may change what they answered in the part that they are in. */
export function RevisionRow({ value, readOnly, onChange }: RevisionRowProps) {
  return (
    <FormRow title="Earlier answers" about="Participants can always read them again">
      <Checkbox checked={value} disabled={readOnly} onChange={(allowRevision) => onChange({ allowRevision })}>
        Participants may change earlier answers
      </Checkbox>
      <p className="text-12 text-ink-3">
        Until they finish the block that they are in. The last answer counts; what they answered first stays
        beside the transcript. Answers that were spoken, and choices on which a later question depends, stay
        as they are.
      </p>
      <ApiNames names={API_NAMES} />
    </FormRow>
  );
}
