import { AuthField } from './auth-field';

/** For a code of an authenticator app, or a recovery code. */
export function CodeField({
  label = 'Code',
  hint,
  error,
  autoFocus,
}: {
  label?: string;
  hint?: string;
  error?: string | undefined;
  autoFocus?: boolean;
}) {
  return (
    <AuthField
      label={label}
      name="code"
      autoComplete="one-time-code"
      maxLength={40}
      error={error}
      {...(hint === undefined ? {} : { hint })}
      {...(autoFocus === undefined ? {} : { autoFocus })}
    />
  );
}
