'use client';
import { Ellipsis, Highlighter, Link as LinkIcon, MessageSquareText, Pencil, TextQuote } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '@/components/ui/copy-text';
import { IconButton } from '@/components/ui/icon-button';
import { Menu } from '@/components/ui/menu';
import { useRowSeconds } from '@/lib/client/playback';
import { clockTime } from '@/lib/domain/reading/clock-time';
import type { ReadingRowV1 } from '@/lib/wire/v1/reading-row';
import { linkTo } from './link-to';
import { useDesk } from './reading-desk';
import { hashOf } from './response-address';
import { useMarking } from './use-marking';

/** The actions of a row: a bar on hover and focus. */
export function RowToolbar({ row }: { row: ReadingRowV1 }) {
  return (
    <div
      role="toolbar"
      aria-label="This passage"
      className="absolute end-3 top-2 z-sticky hidden gap-0.5 rounded-2 border border-line-strong bg-sheet p-0.5 group-focus-within/row:flex group-hover/row:flex max-[60rem]:hidden! print:hidden!"
    >
      {useRowActions(row).map(({ id, label, keys, icon, run }) => (
        <IconButton key={id} label={label} size="sm" onPress={run} {...(keys ? { keys } : {})}>
          {icon}
        </IconButton>
      ))}
    </div>
  );
}

/** The same as a menu, where there is no pointer to hover with. */
export function RowMenu({ row }: { row: ReadingRowV1 }) {
  const seconds = useRowSeconds();
  return (
    <span className="hidden max-[60rem]:block print:hidden">
      <Menu
        label="This passage"
        placement="bottom start"
        trigger={
          <IconButton
            label={`More for ${clockTime(seconds(row.responseIndex, row.startSeconds))}`}
            size="sm"
            noTooltip
            className="-me-1.5 pointer-coarse:size-[2.75rem]!"
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
        actions={useRowActions(row)}
      />
    </span>
  );
}

interface RowAction {
  id: string;
  label: string;
  keys?: string[];
  icon: ReactNode;
  run: () => void;
}

function useRowActions(read: ReadingRowV1): RowAction[] {
  const { responseIndex: row, user, questionNumber, givenBy, words } = read;
  const startSeconds = useRowSeconds()(row, read.startSeconds);
  const { reading, setDraft } = useDesk();
  const mark = useMarking();
  const hasWords = user.trim() !== '';
  const copyQuote = () => {
    const source = [`Response ${reading.readableId}`, questionNumber === null ? '' : `Q${questionNumber}`];
    const where = [...source, clockTime(startSeconds)].filter((part) => part !== '').join(', ');
    return copyText(`“${user.trim()}”\n${where}`, 'Quote copied');
  };
  const may = reading.may.annotate && givenBy !== null;
  return [
    ...(may && hasWords
      ? [
          {
            id: 'highlight',
            label: 'Highlight',
            keys: ['H'],
            icon: <Highlighter aria-hidden />,
            run: () => mark({ row, start: 0, end: user.length }),
          },
        ]
      : []),
    ...(may
      ? [
          {
            id: 'note',
            label: 'Add note',
            icon: <MessageSquareText aria-hidden />,
            run: () => setDraft({ at: 'row', row, passage: null, annotationId: null }),
          },
        ]
      : []),
    ...(may && words !== null
      ? [
          {
            id: 'mend',
            label: hasWords ? 'Mend the words' : 'Write the words',
            keys: ['E'],
            icon: <Pencil aria-hidden />,
            run: () => setDraft({ at: 'words', row, annotationId: null }),
          },
        ]
      : []),
    ...(hasWords
      ? [
          {
            id: 'quote',
            label: 'Copy as quote',
            icon: <TextQuote aria-hidden />,
            run: () => void copyQuote(),
          },
        ]
      : []),
    {
      id: 'link',
      label: 'Copy link to this moment',
      icon: <LinkIcon aria-hidden />,
      run: () => void copyText(linkTo(hashOf({ row, passage: null })), 'Link copied'),
    },
  ];
}
