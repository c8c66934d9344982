'use client';
import { ChevronDown, ChevronUp, Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FIELD_BOX, FIELD_SIZES } from '@/components/ui/field-style';
import { IconButton } from '@/components/ui/icon-button';
import { Key } from '@/components/ui/key-hint';
import { useFind } from './use-find';

/** Finds in the transcript: Enter goes to the next match, Shift and Enter to the previous one, Escape closes it. */
export function FindBar({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { words, setWords, hits, at, step } = useFind();
  const found = words.trim() !== '';
  const count = hits.length === 0 ? 'none' : `${at < 0 ? '' : `${at + 1} of `}${hits.length}`;
  return (
    <search
      className={classNames(
        'flex items-center gap-1',
        // On a phone it takes the place of the tabs until it is ended.
        found &&
          'max-[40rem]:absolute max-[40rem]:inset-0 max-[40rem]:z-[1] max-[40rem]:bg-paper max-[40rem]:px-5',
      )}
    >
      <span
        className={classNames(
          FIELD_BOX,
          FIELD_SIZES.sm,
          'w-[11rem]!',
          found ? 'max-[40rem]:w-auto! max-[40rem]:min-w-0 max-[40rem]:flex-1' : 'max-[40rem]:w-[8.5rem]!',
        )}
      >
        <Search aria-hidden className="size-[0.875rem] shrink-0 text-ink-3" />
        <input
          ref={ref}
          aria-label="Find in transcript"
          placeholder="Find"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              step(event.shiftKey ? -1 : 1);
            }
            if (event.key === 'Escape') {
              event.preventDefault();
              setWords('');
              event.currentTarget.blur();
            }
          }}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        />
        {found ? (
          <span role="status" className="whitespace-nowrap text-11 text-ink-3 tabular-nums">
            {count}
          </span>
        ) : (
          <Key>/</Key>
        )}
      </span>
      {found ? (
        <>
          <IconButton label="Previous hit" keys={['⇧', '↵']} size="sm" onPress={() => step(-1)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label="Next hit" keys={['↵']} size="sm" onPress={() => step(1)}>
            <ChevronDown aria-hidden />
          </IconButton>
          <IconButton label="End the search" keys={['Esc']} size="sm" onPress={() => setWords('')}>
            <X aria-hidden />
          </IconButton>
        </>
      ) : null}
    </search>
  );
}
