'use client';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { IdentifiedBlock, IdentifiedItem } from '@/lib/domain/guide/guide';
import { ownOptions, setOption } from '../model/edit-parts';
import { insertOptions, MOST_OPTIONS, moveOption, pastedLines, pasteOptions } from '../model/option-lists';
import { renameOption, rewordOption } from '../model/rename-parts';
import type { ListedProblem } from '../problems/listed-problem';
import { useAskBeforeRemoval } from '../removal/use-removal';
import { useBuilder } from '../store/use-guide';
import { type OptionActs, OptionRow } from './option-row';
import { useEdit } from './use-edit';
import { useEntryDrag } from './use-entry-drag';

interface OptionsEditorProps {
  item: IdentifiedItem;
  blockType: IdentifiedBlock['type'];
  problems: readonly ListedProblem[];
  /** "Add option", "Add column". */
  noun: 'option' | 'column';
}

const SHORT: Record<string, string> = {
  'exclusive-option-not-last': 'exclusive, must be last',
  'exclusive-option-without-multi-select': 'exclusive needs several answers',
  'status-outside-screening': 'status outside screening',
  'screening-option-without-status': 'needs a status',
  'external-id-twice': 'reference name used twice',
  'options-read-the-same': 'reads like another',
};

/** The options of a question, or the columns of a matrix, and where to add more. */
export function OptionsEditor({ item, blockType, problems, noun }: OptionsEditorProps) {
  const { store } = useBuilder();
  const { edit } = useEdit();
  const options = ownOptions(item);
  const acts = useOptionActs(item);
  const drag = useEntryDrag((id, targetId, below) => {
    const to = options.findIndex((option) => option.id === targetId) + (below ? 1 : 0);
    edit('Move an option', (guide) => moveOption(guide, item.id, id, to));
  });
  const full = options.length >= MOST_OPTIONS;
  const add = () => {
    store.edit((guide, newId) => insertOptions(guide, item.id, options.length, [''], newId), {
      label: `Add a ${noun}`,
    });
    const added = ownOptions(
      store.guide.flatMap((block) => block.items).find(({ id }) => id === item.id) ?? item,
    );
    store.select(store.state.selection, { field: `options/${added.at(-1)?.id}/text` });
  };
  return (
    <div data-field="options">
      {options.map((option, index) => (
        <OptionRow
          key={option.id}
          option={option}
          number={index + 1}
          noun={noun}
          count={options.length}
          mark={markOf(item)}
          screening={blockType === 'screening'}
          mayExclude={item.type === 'multiple_choice' && item.multiSelect === true}
          problem={problemOf(option.id, problems)}
          acts={acts}
          drag={drag}
        />
      ))}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2"
          icon={<Plus aria-hidden />}
          disabled={full}
          onPress={add}
        >
          {`Add ${noun}`}
        </Button>
        <span className="text-12 text-ink-3">
          {full ? `A question has at most ${MOST_OPTIONS}` : `or paste a list, one ${noun} per line`}
        </span>
      </div>
    </div>
  );
}

function problemOf(optionId: string, problems: readonly ListedProblem[]): string | null {
  const found = problems.find(({ field }) => field.startsWith(`options/${optionId}/`));
  return found ? (SHORT[found.problem.code] ?? null) : null;
}

const MARKS: Record<'one' | 'several' | 'plain', ReactNode> = {
  one: <span aria-hidden className="size-4 rounded-full border border-line-control bg-sheet" />,
  several: <span aria-hidden className="size-4 rounded-1 border border-line-control bg-sheet" />,
  plain: <span aria-hidden className="mx-auto size-1 rounded-full bg-ink-off" />,
};

function markOf(item: IdentifiedItem): ReactNode {
  if (item.type !== 'multiple_choice' && item.type !== 'matrix') return MARKS.plain;
  return item.multiSelect === true ? MARKS.several : MARKS.one;
}

function useOptionActs(item: IdentifiedItem): OptionActs {
  const { store } = useBuilder();
  const { askOption } = useAskBeforeRemoval();
  const latest = useRef(item);
  latest.current = item;
  return useMemo(() => {
    const itemId = item.id;
    const edit: typeof store.edit = (change, options) => store.edit(change, options);
    const indexOf = (id: string) => ownOptions(latest.current).findIndex((option) => option.id === id);
    const go = (id: string | undefined) => {
      if (id) store.select(store.state.selection, { field: `options/${id}/text` });
    };
    const moveBy = (id: string, step: -1 | 1) => {
      const index = indexOf(id);
      const to = step > 0 ? index + 2 : index - 1;
      if (to < 0) return;
      edit((guide) => moveOption(guide, itemId, id, to), { label: 'Move an option' });
      go(id);
    };
    return {
      reword: (id, text) =>
        edit((guide) => rewordOption(guide, itemId, id, text), {
          label: 'Edit an option',
          group: `option ${id}`,
        }),
      rename: (id, name) =>
        edit((guide) => renameOption(guide, itemId, id, name), { label: 'Name an option' }),
      setStatus: (id, status) =>
        edit((guide) => setOption(guide, itemId, id, { status }), { label: 'Set a status' }),
      setExclusive: (id, exclusive) =>
        edit((guide) => setOption(guide, itemId, id, { exclusiveOption: exclusive ? true : undefined }), {
          label: exclusive ? 'Make an option exclusive' : 'Make an option not exclusive',
        }),
      remove: (id) => {
        const [before, after] = [
          ownOptions(latest.current)[indexOf(id) - 1],
          ownOptions(latest.current)[indexOf(id) + 1],
        ];
        askOption(itemId, id, () => go((before ?? after)?.id));
      },
      moveBy,
      key(id, event) {
        if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
          event.preventDefault();
          moveBy(id, event.key === 'ArrowUp' ? -1 : 1);
        } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          edit((guide, newId) => insertOptions(guide, itemId, indexOf(id) + 1, [''], newId), {
            label: 'Add an option',
          });
          const now = store.guide.flatMap((block) => block.items).find((one) => one.id === itemId);
          go(now ? ownOptions(now)[indexOf(id) + 1]?.id : undefined);
        } else if (event.key === 'Backspace' && event.currentTarget.value === '' && indexOf(id) > 0) {
          event.preventDefault();
          const before = ownOptions(latest.current)[indexOf(id) - 1]?.id;
          askOption(itemId, id, () => go(before));
        }
      },
      paste(id, event) {
        const lines = pastedLines(event.clipboardData.getData('text/plain'));
        if (lines.length < 2) return;
        event.preventDefault();
        edit((guide, newId) => pasteOptions(guide, itemId, id, lines, newId), { label: 'Paste options' });
      },
    };
  }, [store, item.id, askOption]);
}
