'use client';
import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react';
import { useRouter } from './use-router';

/** A pointer that stays on a link this long is about to press it; one that only passes by is not. */
const RESTS_MS = 80;

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** The page is fetched as soon as the link is there. */
  prefetch?: boolean;
}

/**
 * A link to another page. The page is fetched when somebody is about to follow the link, not for being in sight: a
 * list of fifty links would fetch fifty pages. Next's own link watches whether it is in sight and what becomes of it,
 * which takes longer than to render all the rest of a row.
 */
export function Link(props: LinkProps) {
  const { prefetch, onPointerEnter, onPointerLeave, onFocus, onBlur, onClick, ...rest } = props;
  const { href } = props;
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (prefetch) router.prefetch(href, { kind: PrefetchKind.FULL });
  }, [prefetch, href, router]);
  const rests = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (isOurs(href)) router.prefetch(href, { kind: PrefetchKind.FULL });
    }, RESTS_MS);
  };
  const leaves = () => clearTimeout(timer.current);
  return (
    <a
      {...rest}
      href={href}
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
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForTheBrowser(event) || !isOurs(href)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}

/** A page of this server. */
const isOurs = (href: string) => new URL(href, location.href).origin === location.origin;

/** A new tab or window, or a file. */
function isForTheBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
  const link = event.currentTarget;
  return (
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download') ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    event.button === 1
  );
}
