'use client';
import { ApiNames } from '@/components/ui/api-names';
import { FormRow } from '@/components/ui/form-row';
import { RadioGroup } from '@/components/ui/radio-group';
import type { TurnTaking } from '@/lib/domain/guide/guide';
import type { SectionProps } from './section-props';

const API_NAMES = [
  ['End of a spoken answer', 'turnTaking'],
  ['Only when they press', 'button'],
  ['Also after a silence', 'patient'],
] as const;

interface TurnTakingRowProps {
  value: TurnTaking;
  readOnly: boolean;
  onChange: SectionProps['change'];
}

/** How a participant's spoken answer ends (K9). */
export function TurnTakingRow({ value, readOnly, onChange }: TurnTakingRowProps) {
  return (
    <FormRow title="End of a spoken answer" about="A button to end it is always there">
      <RadioGroup
        label="End of a spoken answer"
        labelHidden
        value={value}
        onChange={(turnTaking) => onChange({ turnTaking })}
        items={[
          {
            id: 'button',
            label: 'Only when they press',
            detail: 'Nobody is cut off while they think.',
            disabled: readOnly,
          },
          {
            id: 'patient',
            label: 'Also after a silence',
            disabled: readOnly,
            detail:
              'Three seconds after a whole thought, eight otherwise, counted down in sight. Any sound, key or touch stops the count.',
          },
        ]}
      />
      <ApiNames names={API_NAMES} />
    </FormRow>
  );
}
