'use client';
import { CircleHelp } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';

interface WhyAskedProps {
  why: NonNullable<ReadingRowV1['whyAsked']>;
  open: boolean;
  onToggle: () => void;
}

/** A small sign after a follow-up: the reason on hover and focus, kept open by a click. */
export function WhyAskedSign({ why, open, onToggle }: WhyAskedProps) {
  return (
    <span className="-my-2 ms-1 inline-block align-middle leading-none print:hidden">
      <IconButton
        label={`Why asked: ${why.reason}`}
        size="sm"
        pressed={open}
        onPress={onToggle}
        className="size-5! text-ink-3 [&_svg]:size-[0.875rem]! pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
      >
        <CircleHelp aria-hidden />
      </IconButton>
    </span>
  );
}

/** The reason in words. The words that the follow-up refers to are marked in the answer before. */
export function WhyAskedText({ why }: { why: WhyAskedProps['why'] }) {
  return (
    <p className="mt-1 mb-1.5 max-w-[32rem] text-12 text-ink-3 print:hidden">
      <span className="font-strong text-ink-2">Why asked </span>
      {why.reason}
      {why.by === 'model' ? (
        <>
          {why.missing ? ` Missing: ${why.missing}.` : ''} <span>Worded by {why.model ?? 'a model'}.</span>
        </>
      ) : null}
    </p>
  );
}
