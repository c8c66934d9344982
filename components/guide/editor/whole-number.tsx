'use client';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX, FIELD_SIZES } from '@/components/ui/field-style';

interface WholeNumberProps {
  /** For assistive technology; has `words` in it. */
  label: string;
  /** Text before the box. */
  words?: string;
  field: string;
  value: number | null;
  onChange: (value: number | null) => void;
  least?: number;
  most?: number;
  invalid?: boolean;
  placeholder?: string;
}

/** A small whole number, or none. Other input is ignored; too large a number becomes the maximum. */
export function WholeNumber(props: WholeNumberProps) {
  const { label, words, field, value, onChange, least = 1, most = 999, invalid, placeholder = '–' } = props;
  return (
    <label className="inline-flex items-center gap-1.5 text-ink-3">
      {words}
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={invalid || undefined}
        data-field={field}
        value={value ?? ''}
        placeholder={placeholder}
        onChange={(event) => {
          const text = event.target.value.trim();
          if (text === '') onChange(null);
          else if (/^\d{1,4}$/.test(text)) onChange(Math.min(Math.max(Number(text), least), most));
        }}
        className={classNames(
          FIELD_BOX,
          FIELD_SIZES.sm,
          'w-12! text-center tabular-nums outline-none',
          invalid && 'border-critical!',
        )}
      />
    </label>
  );
}
