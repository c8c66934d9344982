import { classNames } from './class-names';

/** A person's initials. The name stands beside it, or is given as `label`. */
export function Avatar({ name, size = 'md', label }: { name: string; size?: 'md' | 'lg'; label?: string }) {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toLocaleUpperCase();
  return (
    <span
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full bg-fill-2 font-title tracking-[0.02em] text-ink-2',
        // Drawn, not written: initials are a picture of the name that stands beside them.
        'before:content-[attr(data-initials)]',
        size === 'lg' ? 'size-[1.75rem] text-11' : 'size-5 text-[0.5625rem]',
      )}
      data-initials={initials || '–'}
    />
  );
}
