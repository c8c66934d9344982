'use client';
import { CircleAlert } from 'lucide-react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { FIELD_ERROR, FIELD_HINT } from './field-style';

/** Below a field of react-aria's: the hint, until an error takes its place and says how to mend it. */
export function FieldMessage({ hint, error }: { hint?: string | undefined; error?: string | undefined }) {
  if (error) {
    return (
      <FieldError className={FIELD_ERROR}>
        <CircleAlert aria-hidden className="mt-px size-[0.875rem] shrink-0" />
        <span>{error}</span>
      </FieldError>
    );
  }
  if (!hint) return null;
  return (
    <Text slot="description" className={FIELD_HINT}>
      {hint}
    </Text>
  );
}
