'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { FormField } from './form-field';

interface Credentials {
  key: string;
  token: string;
  setKey: (key: string) => void;
  setToken: (token: string) => void;
}

const Held = createContext<Credentials | null>(null);

/** Keeps what the reader tries the API with: in the memory of this tab, nowhere else. */
export function CredentialsHolder({ children }: { children: ReactNode }) {
  const [key, setKey] = useState('');
  const [token, setToken] = useState('');
  return <Held value={{ key, token, setKey, setToken }}>{children}</Held>;
}

export function useCredentials(): Credentials {
  const credentials = useContext(Held);
  if (!credentials) throw new Error('there is no CredentialsHolder around this');
  return credentials;
}

/** The fields in which they are given. */
export function CredentialsForm() {
  const { key, token, setKey, setToken } = useCredentials();
  return (
    // What is typed before the scripts run would be lost.
    <fieldset
      disabled={!useHydrated()}
      className="mt-4 grid max-w-measure gap-4 rounded-3 border border-line bg-sheet p-4 noscript:hidden"
    >
      <FormField label="API key" value={key} onChange={setKey} secret />
      <FormField label="Interview token" value={token} onChange={setToken} secret />
      <p className="text-12 text-ink-3">
        Kept in the memory of this tab and sent to this server alone. Gone when you reload.
      </p>
    </fieldset>
  );
}
