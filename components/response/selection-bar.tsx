'use client';
import { Highlighter, Link as LinkIcon, MessageSquareText, Scissors } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { linkTo } from './link-to';
import { useDesk } from './reading-desk';
import { hashOf } from './response-address';
import { type RowPassage, selectedPassage } from './selected-passage';
import { useMarking } from './use-marking';

/** Not part of the first view. */
const CutDock = dynamic(() => import('./cut-dock').then((parts) => parts.CutDock));

interface Shown extends RowPassage {
  top: number;
  start: number;
  left: number;
  below: boolean;
}

/** The space that the bar needs above the words; without it, it is placed below. */
const ROOM = 120;

/** The actions for the selected words. Placed at them; it does not change the selection. */
export function SelectionBar() {
  const { reading, setDraft } = useDesk();
  const mark = useMarking();
  const [shown, setShown] = useState<Shown | null>(null);
  const [cutting, setCutting] = useState<RowPassage | null>(null);
  useEffect(() => {
    let held = false;
    const look = () => {
      // While the pointer still moves, the bar would follow it.
      if (held) return;
      const passage = selectedPassage(document.getSelection());
      if (!passage) return setShown(null);
      const { range, ...place } = passage;
      const box = range.getBoundingClientRect();
      const below = box.top < ROOM;
      const left = Math.min(window.innerWidth - 170, Math.max(170, box.left + box.width / 2));
      setShown({ ...place, top: below ? box.bottom + 8 : box.top - 8, left, below });
    };
    const press = () => {
      held = true;
    };
    const release = () => {
      held = false;
      look();
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    document.addEventListener('scroll', look, true);
    // Words may have been selected as soon as they were there, before this was.
    look();
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      document.removeEventListener('scroll', look, true);
    };
  }, []);
  const dock = cutting ? (
    <CutDock
      key={`${cutting.row} ${cutting.start} ${cutting.end}`}
      passage={cutting}
      onClose={() => setCutting(null)}
    />
  ) : null;
  if (!shown) return dock;
  const { row, start, end } = shown;
  const passage = { start, end };
  const isRecorded = reading.transcript
    .find(({ responseIndex }) => responseIndex === row)
    ?.recordings.some(({ state }) => state === 'ready');
  return (
    <>
      {dock}
      <div
        role="toolbar"
        aria-label="Selected words"
        // A press on the bar leaves the words selected.
        onMouseDown={(event) => event.preventDefault()}
        style={{ top: shown.top, left: shown.left }}
        className={`fixed z-menu flex -translate-x-1/2 gap-0.5 rounded-3 border border-line-control bg-sheet p-1 print:hidden ${shown.below ? '' : '-translate-y-full'}`}
      >
        {reading.may.annotate ? (
          <>
            <Button
              variant="quiet"
              size="sm"
              icon={<Highlighter aria-hidden />}
              keys={['H']}
              onPress={() => mark(shown)}
            >
              Highlight
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon={<MessageSquareText aria-hidden />}
              onPress={() => {
                window.getSelection()?.removeAllRanges();
                setDraft({ at: 'row', row, passage, annotationId: null });
              }}
            >
              Note, tag
            </Button>
            {isRecorded ? (
              <Button
                variant="quiet"
                size="sm"
                icon={<Scissors aria-hidden />}
                onPress={() => {
                  window.getSelection()?.removeAllRanges();
                  setCutting({ row, start, end });
                }}
              >
                Clip
              </Button>
            ) : null}
          </>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          icon={<LinkIcon aria-hidden />}
          onPress={() => void copyText(linkTo(hashOf({ row, passage })), 'Link to the passage copied')}
        >
          Copy link
        </Button>
      </div>
    </>
  );
}
