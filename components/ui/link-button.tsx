'use client';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Key } from './key-hint';
import { Link } from './link';

interface LinkButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'className'> {
  href: string;
  children: ReactNode;
  icon?: ReactNode;
  keys?: readonly string[];
  /** A file to download instead of a page. */
  download?: boolean | string;
  /** The page is preloaded as soon as the link is visible. */
  prefetch?: boolean;
}

/** A link that looks like a button, for navigation. */
export function LinkButton({
  href,
  children,
  icon,
  keys,
  variant,
  size,
  className,
  download,
  prefetch,
}: LinkButtonProps) {
  const look = buttonStyle({ variant, size, className });
  const content = (
    <>
      {icon}
      {children}
      {keys?.map((key) => (
        <Key key={key} inButton>
          {key}
        </Key>
      ))}
    </>
  );
  if (download !== undefined) {
    return (
      <a className={look} href={href} download={download === true ? '' : download}>
        {content}
      </a>
    );
  }
  return (
    <Link className={look} href={href} {...(prefetch ? { prefetch } : {})}>
      {content}
    </Link>
  );
}
