'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog';
import type { ForecastQuery } from '@/lib/client/retention';
import { goesWithinTheHour } from './forecast-words';

interface Asking {
  /** Null: it could not be found out. */
  goes: string[] | null;
  act: () => void;
}

/**
 * Asks before numbers are saved by which something would be deleted within the hour. `check` acts at once where nothing
 * is; `dialog` belongs on the page.
 */
export function useRetentionCheck(): {
  check: (query: ForecastQuery, act: () => void) => Promise<void>;
  isChecking: boolean;
  dialog: ReactNode;
} {
  const client = useQueryClient();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isChecking, setChecking] = useState(false);
  const check = async (query: ForecastQuery, act: () => void) => {
    setChecking(true);
    const forecast = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    setChecking(false);
    const goes = forecast && goesWithinTheHour(forecast);
    if (goes?.length === 0) act();
    else setAsking({ goes, act });
  };
  const close = () => setAsking(null);
  const dialog = asking ? (
    <ConfirmDialog
      open
      onClose={close}
      title="Delete within the hour?"
      keep="Keep everything"
      confirm="Save and delete"
      danger
      onConfirm={() => {
        close();
        asking.act();
      }}
    >
      {asking.goes ? (
        <>
          <p>With these numbers this is deleted at the next run, for everybody and for good:</p>
          <ul className="list-disc ps-5">
            {asking.goes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          What these numbers would delete could not be found out just now. It may be a lot, and it cannot be
          undone.
        </p>
      )}
    </ConfirmDialog>
  ) : null;
  return { check, isChecking, dialog };
}
