import { CircleAlert } from 'lucide-react';
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX, FIELD_SIZES } from '@/components/ui/field-style';

interface AuthFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  /** At the right of the label: a link. */
  beside?: ReactNode;
  /** In the box, after the text. */
  after?: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  maxLength?: number;
}

/**
 * A field of the sign-in pages. The browser holds the value, not React: a password manager or a fast typist fills it
 * before the page's scripts run, and that must not be lost.
 */
export function AuthField(props: AuthFieldProps) {
  const {
    label,
    name,
    type = 'text',
    autoComplete,
    autoFocus,
    beside,
    after,
    hint,
    error,
    maxLength,
  } = props;
  const id = useId();
  const message = error ?? hint;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-13">
          {label}
        </label>
        {beside}
      </div>
      <span className={classNames(FIELD_BOX, FIELD_SIZES.lg, error && 'border-critical')}>
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={autoComplete}
          // The page consists of this form alone.
          // biome-ignore lint/a11y/noAutofocus: the first decision of a form that is the whole page
          autoFocus={autoFocus}
          maxLength={maxLength}
          spellCheck={false}
          autoCapitalize={type === 'text' && autoComplete !== 'one-time-code' ? 'words' : 'none'}
          aria-invalid={error ? true : undefined}
          aria-describedby={message ? `${id}-message` : undefined}
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
        />
        {after}
      </span>
      {message ? (
        <p
          id={`${id}-message`}
          className={classNames('flex gap-1.5 text-12', error ? 'text-critical' : 'text-ink-3')}
        >
          {error ? <CircleAlert aria-hidden className="mt-px size-[0.875rem] shrink-0" /> : null}
          {message}
        </p>
      ) : null}
    </div>
  );
}
