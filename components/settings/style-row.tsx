'use client';
import { ApiNames } from '@/components/ui/api-names';
import { FormRow } from '@/components/ui/form-row';
import { RadioGroup } from '@/components/ui/radio-group';
import type { InterviewerStyle } from '@/lib/domain/guide/guide';
import type { SectionProps } from './section-props';

/** What each style does, with a follow-up as it would ask it. */
const STYLES: readonly { id: InterviewerStyle; label: string; detail: string }[] = [
  {
    id: 'balanced',
    label: 'Balanced',
    detail: 'Asks for more, and for reasons or examples where they fit: “What makes you see it that way?”',
  },
  {
    id: 'warm',
    label: 'Warm',
    detail: 'Thanks them, and asks what it was like: “Thank you for telling me. What was that like for you?”',
  },
  {
    id: 'brisk',
    label: 'Brisk',
    detail: 'Asks less, and goes on sooner: “What else comes to mind about that?”',
  },
  {
    id: 'non_directive',
    label: 'Non-directive',
    detail:
      'Only ever asks for more, never for anything in particular: “What more can you tell me about that?”',
  },
];

const API_NAMES = [
  ['Interviewer’s style', 'style'],
  ...STYLES.map(({ id, label }) => [label, id] as const),
] as const;

interface StyleRowProps {
  value: InterviewerStyle;
  readOnly: boolean;
  onChange: SectionProps['change'];
}

/** How the interviewer sounds in follow-ups. */
export function StyleRow({ value, readOnly, onChange }: StyleRowProps) {
  return (
    <FormRow title="Interviewer’s style" about="Every follow-up stays open and neutral, whatever the style">
      <RadioGroup
        label="Interviewer’s style"
        labelHidden
        value={value}
        onChange={(style) => onChange({ style })}
        items={STYLES.map((style) => ({ ...style, disabled: readOnly }))}
      />
      <ApiNames names={API_NAMES} />
    </FormRow>
  );
}
