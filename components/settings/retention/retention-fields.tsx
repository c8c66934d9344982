'use client';
import { NumberField } from '@/components/ui/number-field';
import type { Retention } from '@/lib/domain/retention/retention';

const MOST_DAYS = 36_500;

interface RetentionFieldsProps {
  value: Retention;
  onChange: (value: Retention) => void;
  readOnly: boolean;
}

/** For how many days each part of a response is kept. */
export function RetentionFields({ value, onChange, readOnly }: RetentionFieldsProps) {
  const field = (name: keyof Retention, label: string, hint: string) => (
    <NumberField
      label={label}
      value={value[name]}
      onChange={(days) => onChange({ ...value, [name]: days })}
      min={1}
      max={MOST_DAYS}
      hint={hint}
      disabled={readOnly}
      className="max-w-[24rem]"
    />
  );
  return (
    <>
      {field(
        'recordingsDays',
        'Recordings, in days',
        'Sound, pictures, clips and reels made of them. What was said stays, in words.',
      )}
      {field(
        'wordsDays',
        'Words, in days',
        'All that was said or typed, with recordings, files, highlights and quotes. Choices, counts and outcomes stay.',
      )}
      {field('everythingDays', 'Everything, in days', 'Whole responses. Empty: no limit here.')}
    </>
  );
}
