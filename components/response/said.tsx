'use client';
import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Mark, piecesOf } from '@/lib/domain/reading/text-pieces';

/** The kinds of marks on text. */
export type Kind =
  | 'evidence'
  | 'highlight'
  | 'hit'
  | 'hit-now'
  | 'wash'
  | 'taken-up'
  | 'unsure'
  | 'heard'
  | 'heard-now';

const LOOKS: Record<Kind, string> = {
  evidence: 'bg-accent-wash-2',
  highlight: 'bg-marker',
  hit: 'bg-marker',
  'hit-now': 'bg-accent-wash-2 shadow-[0_2px_0_var(--accent)]',
  wash: 'bg-accent-wash-2 shadow-[0_2px_0_var(--accent)]',
  heard: 'bg-accent-wash-2',
  'heard-now': 'bg-accent-wash-2 shadow-[0_2px_0_var(--accent)]',
  'taken-up': 'underline decoration-accent decoration-dotted decoration-2 underline-offset-4',
  unsure: 'underline decoration-caution decoration-dotted decoration-2 underline-offset-4',
};
/** Lines under words, which are drawn with whatever else marks them. */
const LINES: readonly Kind[] = ['taken-up', 'unsure'];
/** Search matches are drawn above permanent marks. */
const ORDER: readonly Kind[] = [
  'taken-up',
  'unsure',
  'highlight',
  'evidence',
  'heard',
  'hit',
  'wash',
  'heard-now',
  'hit-now',
];

const isPlayback = (kind: Kind) => kind === 'heard' || kind === 'heard-now';

/** Marks the word that is playing. */
export const PLAYED_WORD = 'data-heard';

/**
 * A participant's words with their marks. The element's text is exactly the words, because offsets are counted in it.
 */
export function Said({ text, marks }: { text: string; marks: readonly Mark<Kind>[] }) {
  const pieces = useMemo(() => piecesOf(text, marks), [text, marks]);
  return pieces.map(({ text: words, start, kinds }) => {
    if (kinds.length === 0) return words;
    const looks = ORDER.filter((kind) => kinds.includes(kind));
    const line = looks.find((kind) => LINES.includes(kind));
    const top = looks.findLast((kind) => !LINES.includes(kind));
    return (
      <mark
        key={start}
        {...(kinds.includes('heard-now') ? { [PLAYED_WORD]: '' } : {})}
        className={classNames(
          'box-decoration-clone py-px text-inherit print:bg-transparent',
          // The playing word is not printed.
          kinds.every(isPlayback) ? 'print:shadow-none!' : 'print:underline',
          line && LOOKS[line],
          top ? LOOKS[top] : 'bg-transparent',
        )}
      >
        {words}
      </mark>
    );
  });
}
