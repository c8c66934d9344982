'use client';
import { FormRow } from '@/components/ui/form-row';
import { MomentField } from '@/components/ui/moment-field';
import { NumberField } from '@/components/ui/number-field';
import { TextField } from '@/components/ui/text-field';
import { STATES_WITH_TEXT } from '@/lib/domain/fieldwork/state-texts';
import type { SectionProps } from '../section-props';
import { draftProblem } from '../settings-draft';

const STATE_WORDS: Record<(typeof STATES_WITH_TEXT)[number], string> = {
  notOpenYet: 'Before it opens',
  paused: 'While it is paused',
  closed: 'Once it is closed',
  full: 'Once enough people were heard',
  screenedOut: 'After the screening',
  overQuota: 'When a group is full',
};

/** When the study takes interviews, and what those who cannot start or go on are told. */
export function ScheduleSection({ draft, change, readOnly }: SectionProps) {
  const { stateTexts } = draft;
  return (
    <div id="schedule">
      <FormRow title="Schedule" about="In the time of your device. Those under way may always finish">
        <MomentField
          label="Opens"
          value={draft.opensAt}
          onChange={(opensAt) => change({ opensAt })}
          hint={draft.opensAt === null ? 'With its launch.' : undefined}
          disabled={readOnly}
        />
        <MomentField
          label="Closes"
          value={draft.closesAt}
          onChange={(closesAt) => change({ closesAt })}
          hint={draft.closesAt === null ? 'When you close it.' : 'It then is closed for good.'}
          error={draftProblem('closesAt', draft)}
          disabled={readOnly}
        />
        <NumberField
          label="Closes after so many complete responses"
          value={draft.closeAfter}
          onChange={(closeAfter) => change({ closeAfter })}
          min={1}
          max={1_000_000}
          hint={draft.closeAfter === null ? 'Empty: it does not.' : undefined}
          disabled={readOnly}
          className="max-w-[20rem]"
        />
      </FormRow>
      <FormRow title="What visitors read" about="Your own words; where there are none, the usual kind ones">
        {STATES_WITH_TEXT.map((state) => (
          <TextField
            key={state}
            label={STATE_WORDS[state]}
            value={stateTexts[state] ?? ''}
            onChange={(text) => change({ stateTexts: { ...stateTexts, [state]: text || null } })}
            readOnly={readOnly}
            maxLength={2_000}
            rows={1}
          />
        ))}
      </FormRow>
    </div>
  );
}
