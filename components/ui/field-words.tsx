import { CircleAlert } from 'lucide-react';
import { FIELD_ERROR, FIELD_HINT } from './field-style';

interface FieldWordsProps {
  /** What the field names as its description. */
  id?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Below a field of the system's: the hint, until an error takes its place and says how to mend it. */
export function FieldWords({ id, hint, error }: FieldWordsProps) {
  if (error) {
    return (
      <span id={id} className={FIELD_ERROR}>
        <CircleAlert aria-hidden className="mt-px size-[0.875rem] shrink-0" />
        <span>{error}</span>
      </span>
    );
  }
  if (!hint) return null;
  return (
    <span id={id} className={FIELD_HINT}>
      {hint}
    </span>
  );
}
