'use client';
import NextLink from 'next/link';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A pointer that stays on a link this long is about to press it; one that only passes by is not. */
const RESTS_MS = 80;

type LinkProps = ComponentProps<typeof NextLink>;

/**
 * A link to another page. The page is fetched when somebody is about to follow the link, not for being in sight: a
 * list of fifty links would fetch fifty pages.
 */
export function Link({ onPointerEnter, onPointerLeave, onFocus, onBlur, ...props }: LinkProps) {
  const [intended, setIntended] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rests = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIntended(true), RESTS_MS);
  };
  const leaves = () => clearTimeout(timer.current);
  return (
    <NextLink
      prefetch={intended}
      {...props}
      onPointerEnter={(event) => {
        rests();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        leaves();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        rests();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leaves();
        onBlur?.(event);
      }}
    />
  );
}
