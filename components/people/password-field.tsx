'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { AuthField } from './auth-field';

interface PasswordFieldProps {
  label?: string;
  name?: string;
  /** A new password is stored by password managers, the current one is filled in. */
  kind: 'current' | 'new';
  beside?: React.ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  autoFocus?: boolean;
}

export function PasswordField({ label = 'Password', name = 'password', kind, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <AuthField
      {...rest}
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
      maxLength={128}
      after={
        <button
          type="button"
          aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
          onClick={() => setShown(!shown)}
          className="-me-1.5 grid size-sm shrink-0 place-items-center rounded-2 text-ink-3 hover:bg-fill hover:text-ink pointer-coarse:size-[2.75rem]"
        >
          <Sign aria-hidden className="size-4" />
        </button>
      }
    />
  );
}
