import type { ReactNode } from 'react';
import { Frame, TopBar } from './frame';
import type { OwnWords } from './own-words';

/** A screen with one message: the end, a study that is closed, a broken link. */
export function PlainScreen({
  name,
  title,
  lead,
  leadLanguage,
  children,
}: {
  /** The study's title; the product's name where no study is known. */
  name: string;
  title: string;
  lead: string;
  /** Attributes for a message that is the study's own text. */
  leadLanguage?: OwnWords;
  children?: ReactNode;
}) {
  return (
    <Frame top={<TopBar name={<span className="min-w-0 font-strong text-ink">{name}</span>} />}>
      <main className="mx-auto w-full max-w-[44rem] px-5 pt-8 pb-8 min-[45rem]:px-8 min-[45rem]:pt-[20vh]">
        <h1
          tabIndex={-1}
          className="text-balance font-read text-[2.375rem] leading-[2.75rem] tracking-[-0.02em] outline-none min-[45rem]:text-read-48 min-[45rem]:leading-[3.5rem]"
        >
          {title}
        </h1>
        <p
          {...leadLanguage}
          className="mt-4 max-w-[34rem] text-pretty whitespace-pre-line font-read text-[1.125rem] text-ink-2 leading-[1.75rem] [overflow-wrap:anywhere] min-[45rem]:mt-5 min-[45rem]:text-[1.3125rem] min-[45rem]:leading-8"
        >
          {lead}
        </p>
        {children}
      </main>
    </Frame>
  );
}
