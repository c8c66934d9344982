'use client';
import { Check, CircleAlert, type LucideIcon } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import type { Device, DeviceState, DevicesState } from '@/lib/client/recording/capture-devices';
import { useSpeakingTexts } from './use-speaking-texts';

/** One device: its name, its state, and its actions. */
export function DeviceRow({
  Icon,
  name,
  status,
  children,
}: {
  Icon: LucideIcon;
  name: string;
  status: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-line border-t p-4 first:border-0">
      <Icon aria-hidden className="mt-px size-5 text-ink-3" />
      <span className="font-strong">{name}</span>
      <span role="status">{status}</span>
      {Children.toArray(children).length > 0 ? (
        <div className="col-[2/-1] mt-2 grid gap-3">{children}</div>
      ) : null}
    </li>
  );
}

export function Fine({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 text-positive">
      <Check aria-hidden className="size-[0.875rem]" />
      {children}
    </span>
  );
}

/** The problem of a device, in a word. */
export function DeviceTrouble({ state }: { state: DeviceState }) {
  const texts = useSpeakingTexts();
  if (state === 'asking') return <span className="text-ink-3">{texts.asking}</span>;
  if (state === 'off' || state === 'ready') return null;
  if (state === 'without') return <span className="text-ink-3">{texts.problems.without}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-critical">
      <CircleAlert aria-hidden className="size-[0.875rem]" />
      {texts.problems[state]}
    </span>
  );
}

/** The remedy for a problem; null when there is none. */
export function useHelp(state: DeviceState): string | null {
  const texts = useSpeakingTexts();
  const fine = ['off', 'asking', 'ready', 'without'].includes(state);
  return fine ? null : texts.help[state as keyof typeof texts.help];
}

/** Selects a device when there are several, and names it when it is the only one. */
export function DeviceSelect({
  device,
  at,
  name,
  onChoose,
}: {
  device: Device;
  at: DevicesState;
  name: string;
  onChoose: (id: string) => void;
}) {
  const choices = at.choices[device];
  if (choices.length < 2) {
    return <p className="flex min-h-[2.75rem] items-center text-ink-2">{choices[0]?.name || name}</p>;
  }
  return (
    <select
      aria-label={name}
      value={at.chosen[device]}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-[2.75rem] w-full rounded-2 border border-line-control bg-sheet px-3 text-14"
    >
      {choices.map((choice, index) => (
        <option key={choice.id} value={choice.id}>
          {choice.name || `${name} ${index + 1}`}
        </option>
      ))}
    </select>
  );
}
