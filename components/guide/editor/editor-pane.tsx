'use client';
import { Plus } from 'lucide-react';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { IdentifiedBlock } from '@/lib/domain/guide/guide';
import { addBlock, addQuestion } from '../builder-actions';
import { blockShown } from '../model/selection';
import { useProblems } from '../problems/use-problems';
import { useBuilder, useGuide } from '../store/use-guide';
import { useOpenInView } from '../use-open-in-view';
import { BlockHead } from './block-head';
import { ClosedItem } from './closed-item';
import { ConceptsEditor } from './concepts-editor';
import { ItemEditor } from './item-editor';
import { StudyWords } from './study-words';
import { useFocusWish } from './use-focus-wish';

/**
 * The part that is selected in the outline, with all its fields: a block with its questions, or a text of the study.
 */
export function EditorPane() {
  const pane = useRef<HTMLDivElement>(null);
  const selection = useGuide((state) => state.selection);
  const block = useGuide(({ history, selection: selected }) => {
    const { guide } = history.present;
    const id = blockShown(guide, selected);
    return guide.find((one) => one.id === id);
  });
  const empty = useGuide(({ history }) => history.present.guide.length === 0);
  useFocusWish(pane);
  useOpenInView(pane, 'id' in selection ? selection.id : selection.kind);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the fields within
    <div
      ref={pane}
      data-field=""
      tabIndex={-1}
      onKeyDown={leaveField}
      className="min-h-0 flex-1 overflow-auto px-6 pt-5 pb-10 outline-none max-[60rem]:overflow-visible max-[60rem]:px-4"
    >
      {selection.kind === 'item' || selection.kind === 'block' ? (
        block && (
          <BlockEditor
            key={block.id}
            block={block}
            openId={selection.kind === 'item' ? selection.id : null}
          />
        )
      ) : (
        <StudyWords part={selection.kind} />
      )}
      {empty ? <NoBlocks /> : null}
    </div>
  );
}

function BlockEditor({ block, openId }: { block: IdentifiedBlock; openId: string | null }) {
  const { store } = useBuilder();
  const { ofItem } = useProblems();
  const number = useGuide(({ history }) => history.present.guide.findIndex(({ id }) => id === block.id)) + 1;
  const first = useGuide(({ history }) => itemsBefore(history.present.guide, block.id));
  const open = useCallback((id: string) => store.select({ kind: 'item', id }), [store]);
  return (
    <>
      <BlockHead block={block} number={number} open={openId === null} />
      {block.type === 'concept' || block.conceptSamplingConfig ? <ConceptsEditor block={block} /> : null}
      <div data-field="items">
        {block.items.map((item, index) =>
          item.id === openId ? (
            <ItemEditor
              key={item.id}
              item={item}
              block={block}
              number={first + index + 1}
              problems={ofItem.get(item.id) ?? NONE}
            />
          ) : (
            <ClosedItem
              key={item.id}
              item={item}
              number={first + index + 1}
              problems={ofItem.get(item.id)?.length ?? 0}
              onOpen={open}
            />
          ),
        )}
        <Button
          variant="quiet"
          size="sm"
          className="-ms-2 mt-1"
          icon={<Plus aria-hidden />}
          onPress={() => {
            store.select({ kind: 'block', id: block.id });
            addQuestion(store);
          }}
        >
          Add question
        </Button>
      </div>
    </>
  );
}

const NONE: never[] = [];

function NoBlocks() {
  const { store } = useBuilder();
  return (
    <EmptyState
      title="This guide has no questions yet"
      action={
        <Button variant="default" icon={<Plus aria-hidden />} onPress={() => addBlock(store, 'flat')}>
          Add a block
        </Button>
      }
    >
      Questions stand in blocks, in the order in which they are asked.
    </EmptyState>
  );
}

function itemsBefore(guide: readonly IdentifiedBlock[], blockId: string): number {
  const at = guide.findIndex(({ id }) => id === blockId);
  return guide.slice(0, at).reduce((sum, block) => sum + block.items.length, 0);
}

/** Escape moves one level outward: from a field to its card, where single letters are shortcuts again. */
function leaveField(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: pane } = event;
  if (event.key !== 'Escape' || event.isDefaultPrevented() || event.nativeEvent.isComposing) return;
  // Menus and lists opened from the pane are elsewhere in the page, and handle Escape themselves.
  if (!(target instanceof HTMLElement) || !pane.contains(target) || !target.matches(TEXT)) return;
  event.preventDefault();
  (target.closest<HTMLElement>('[data-field="card"]') ?? pane).focus({ preventScroll: true });
}

const TEXT = 'textarea,input:not([type="checkbox"],[type="radio"],[type="range"],[type="button"])';
