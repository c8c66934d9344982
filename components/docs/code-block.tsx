import { CopyButton } from './copy-button';

/** Something to read as it is written, or to copy. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure className="overflow-hidden rounded-3 border border-line bg-well">
      <figcaption className="flex h-8 items-center gap-2 border-line border-b pr-1 pl-3 text-12 text-ink-3">
        <span className="min-w-0 truncate">{label}</span>
        <CopyButton text={text} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <pre tabIndex={0} className="max-h-[26rem] overflow-auto p-3 font-code text-12 text-ink leading-5">
        {text}
      </pre>
    </figure>
  );
}
