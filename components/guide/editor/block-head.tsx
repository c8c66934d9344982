'use client';
import { ArrowDown, ArrowUp, Copy, Ellipsis } from 'lucide-react';
import { ApiNames } from '@/components/ui/api-names';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { Segments } from '@/components/ui/segments';
import type { IdentifiedBlock } from '@/lib/domain/guide/guide';
import { changeBlockType, moveBlockBy } from '../model/arrange-parts';
import { duplicateBlock } from '../model/duplicate-parts';
import { setBlock } from '../model/edit-parts';
import { BLOCK_WORDS } from '../model/type-words';
import { useAskBeforeRemoval } from '../removal/use-removal';
import { useBuilder, useGuide } from '../store/use-guide';
import { LineField, SettledField } from './line-field';
import { useEdit } from './use-edit';

const BLOCK_TYPES = (['flat', 'concept', 'screening'] as const).map((id) => ({ id, label: BLOCK_WORDS[id] }));

interface BlockHeadProps {
  block: IdentifiedBlock;
  number: number;
  /** The block itself is selected, not one of its questions: all its fields are shown. */
  open: boolean;
}

/** The title of a block above its questions. */
export function BlockHead({ block, number, open }: BlockHeadProps) {
  const { edit } = useEdit();
  const actions = useBlockActions(block, number);
  const rename = (name: string) =>
    edit('Name a block', (guide) => setBlock(guide, block.id, { externalId: name || undefined }));
  return (
    <div
      className="mb-3 grid gap-2"
      data-block={block.id}
      {...(open ? { 'data-field': 'card', tabIndex: -1 } : {})}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-auto whitespace-nowrap rounded-1 px-1.5 text-12 text-ink-2 ring-1 ring-line-strong ring-inset">
          {`Block ${number}, ${BLOCK_WORDS[block.type].toLowerCase()}`}
        </span>
        <h2 className="min-w-0 flex-1 max-[40rem]:order-last max-[40rem]:-ms-1 max-[40rem]:basis-full">
          <LineField
            quiet
            label="Block title"
            field="title"
            value={block.title}
            maxLength={300}
            placeholder="Untitled block"
            className="text-16! font-title"
            onChange={(title) =>
              edit('Edit a block title', (guide) => setBlock(guide, block.id, { title }), `title ${block.id}`)
            }
          />
        </h2>
        {block.type === 'screening' ? (
          <span className="text-12 text-ink-3 max-[60rem]:hidden">Always first. Decides who goes on.</span>
        ) : null}
        <Menu
          label="Acts on this block"
          trigger={
            <IconButton label="More for this block" size="sm" noTooltip>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          actions={actions}
        />
      </div>
      {open ? (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-3 border border-line bg-sheet px-4 py-3">
          <span className="flex items-center gap-2" data-field="type">
            <span className="font-medium">Type</span>
            <Segments
              size="sm"
              label="Type of the block"
              items={BLOCK_TYPES}
              value={block.type}
              onChange={(type) =>
                edit('Change a block type', (guide, newId) => changeBlockType(guide, block.id, type, newId))
              }
            />
          </span>
          <span className="flex items-start gap-2">
            <span className="pt-1 font-medium">Reference name</span>
            <SettledField
              machine
              label="Reference name of the block"
              field="externalId"
              value={block.externalId ?? ''}
              className="w-[11rem]"
              onSettle={rename}
            />
          </span>
          <ApiNames
            names={[
              [BLOCK_WORDS[block.type], block.type],
              ['Reference name', 'externalId'],
              ...(block.type === 'concept'
                ? ([
                    ['Concepts that each participant sees', 'subsampleCount'],
                    ['Short name of a concept', 'nickname'],
                  ] as const)
                : []),
            ]}
          />
        </div>
      ) : null}
    </div>
  );
}

function useBlockActions(block: IdentifiedBlock, number: number): MenuAction[] {
  const { store } = useBuilder();
  const { edit } = useEdit();
  const { askPart } = useAskBeforeRemoval();
  const last = useGuide(({ history }) => history.present.guide.at(-1)?.id === block.id);
  const first = useGuide(({ history }) => history.present.guide[0]?.type === 'screening') ? 2 : 1;
  const screening = block.type === 'screening' ? 'Screening is always first' : undefined;
  return [
    {
      id: 'settings',
      label: 'Type and name of the block',
      run: () => store.select({ kind: 'block', id: block.id }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate block',
      icon: <Copy aria-hidden />,
      run: () => {
        const copy = duplicateBlock(store.guide, block.id, store.newId);
        store.edit(() => copy.guide, { label: 'Duplicate a block', select: { kind: 'block', id: copy.id } });
      },
    },
    {
      id: 'up',
      label: 'Move up',
      icon: <ArrowUp aria-hidden />,
      disabledReason: screening ?? (number <= first ? 'Nothing can go before it' : undefined),
      run: () => edit('Move a block', (guide) => moveBlockBy(guide, block.id, -1)),
    },
    {
      id: 'down',
      label: 'Move down',
      icon: <ArrowDown aria-hidden />,
      disabledReason: screening ?? (last ? 'It is the last' : undefined),
      run: () => edit('Move a block', (guide) => moveBlockBy(guide, block.id, 1)),
    },
    {
      id: 'delete',
      label: 'Delete block',
      danger: true,
      run: () => askPart({ kind: 'block', id: block.id }),
    },
  ];
}
