'use client';
import { useCallback, useEffect, useState } from 'react';

/** A question that was asked on this device, and what came of it. */
export interface AskedBefore {
  question: string;
  /** How many people spoke of it. */
  people: number;
  /** In milliseconds since 1970. */
  at: number;
}

const MOST = 20;

/** Questions asked before about a study, or about all (null), on this device: no words of participants. */
export function useAskedBefore(studyId: string | null) {
  const key = `colloquy.asked.${studyId ?? 'all'}`;
  const [asked, setAsked] = useState<readonly AskedBefore[]>([]);
  useEffect(() => setAsked(stored(key)), [key]);
  const keep = useCallback(
    (question: string, people: number) => {
      const before = stored(key);
      if (before[0]?.question === question && before[0].people === people) return;
      const now = [
        { question, people, at: Date.now() },
        ...before.filter((one) => one.question !== question),
      ];
      const kept = now.slice(0, MOST);
      localStorage.setItem(key, JSON.stringify(kept));
      setAsked(kept);
    },
    [key],
  );
  return { asked, keep };
}

function stored(key: string): AskedBefore[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter(isAsked) : [];
  } catch {
    return [];
  }
}

function isAsked(value: unknown): value is AskedBefore {
  if (typeof value !== 'object' || value === null) return false;
  const { question, people, at } = value as Record<string, unknown>;
  return typeof question === 'string' && typeof people === 'number' && typeof at === 'number';
}
