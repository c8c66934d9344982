'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import type { IdentifiedOption } from '@/lib/domain/guide/guide';
import { deletePart } from '../builder-actions';
import { ownOptions } from '../model/edit-parts';
import { findBlock, findItem } from '../model/find-parts';
import { removeConcept, removeOption, removeRow } from '../model/option-lists';
import {
  type Reference,
  referencesIntoBlock,
  referencesToItem,
  referencesToOption,
  referencesToRow,
} from '../model/references';
import { idOf, isThere } from '../model/selection';
import type { GuideStore } from '../store/guide-store';
import { useBuilder } from '../store/use-guide';

interface Part {
  kind: 'item' | 'block';
  id: string;
}

/** Deleting a part that others refer to asks first and names them; otherwise it is done at once, with undo. */
interface Removal {
  askPart: (part: Part) => void;
  askOption: (itemId: string, optionId: string, then?: () => void) => void;
  askRow: (itemId: string, rowId: string) => void;
  removeConcept: (blockId: string, conceptId: string) => void;
}

interface Question {
  /** "Q2 Who made the booking?" */
  what: string;
  confirm: string;
  references: Reference[];
  go: () => void;
}

const RemovalContext = createContext<Removal | null>(null);

export function useAskBeforeRemoval(): Removal {
  const removal = use(RemovalContext);
  if (!removal) throw new Error('useAskBeforeRemoval is for what stands in a guide builder.');
  return removal;
}

export function RemovalProvider({ children }: { children: ReactNode }) {
  const { store } = useBuilder();
  const [question, setQuestion] = useState<Question | null>(null);
  const removal = useMemo(() => removalFor(store, setQuestion), [store]);
  return (
    <RemovalContext value={removal}>
      {children}
      <ConfirmDialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={`Delete ${question?.what ?? ''}`}
        keep="Keep it"
        confirm={question?.confirm ?? 'Delete'}
        danger
        onConfirm={() => {
          question?.go();
          setQuestion(null);
        }}
      >
        <p>These refer to it and would lead nowhere until they are changed:</p>
        <ul className="grid gap-1">
          {question?.references.map(({ id, place, through }) => (
            <li key={`${id} ${through}`} className="text-ink">
              {place}
              <span className="text-ink-3">
                {through === 'condition' ? ', by its condition' : ', which carries its options forward'}
              </span>
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </RemovalContext>
  );
}

function optionsOf(store: GuideStore, itemId: string): readonly IdentifiedOption[] {
  const item = findItem(store.guide, itemId)?.item;
  return item ? ownOptions(item) : [];
}

/** "the option “Tea”"; by its place when it has no text: "option 3". */
function namedPart(noun: string, list: readonly Pick<IdentifiedOption, 'id' | 'text'>[], id: string): string {
  const index = list.findIndex((part) => part.id === id);
  const text = list[index]?.text;
  return text ? `the ${noun} “${text}”` : `${noun} ${index + 1}`;
}

/**
 * If the deleted part had the focus: in the outline the row that takes its place gets it, in the editor the card.
 * Otherwise the focus stays.
 */
function moveFocus(store: GuideStore, focused: Element | null): void {
  if (!focused || focused === document.body) return;
  const { selection } = store.state;
  const inOutline = focused.closest('[data-row]') !== null;
  store.select(selection, inOutline ? { field: idOf(selection), inOutline } : { field: 'card' });
}

function removalFor(store: GuideStore, ask: (question: Question) => void): Removal {
  const askOr = (question: Question) => {
    if (question.references.length > 0) ask(question);
    else question.go();
  };
  /** The toast closes when its button would have no effect any more. */
  const done = (text: string, undo: () => void, isOver: () => boolean) => {
    const off = store.subscribe(() => isOver() && toast.dismiss(shown));
    const shown = toast.done(text, { undo, onGone: off });
  };
  /** One undo step while it is still the last one; later the toast's button would undo something else. */
  const small = (text: string, run: () => void) => {
    run();
    const after = store.draft;
    done(
      text,
      () => store.undo(),
      () => store.draft !== after,
    );
  };
  const deleted = (part: Part, name: string) =>
    done(`${name} deleted`, deletePart(store, part), () => isThere(store.guide, part));
  return {
    askPart(part) {
      const item = part.kind === 'item' ? findItem(store.guide, part.id) : undefined;
      const block = part.kind === 'block' ? findBlock(store.guide, part.id) : undefined;
      if (!item && !block) return;
      const focused = document.activeElement;
      const name = item ? `Q${item.number}` : `“${block?.title || 'Untitled block'}”`;
      askOr({
        what: item ? `Q${item.number} ${item.item.text}`.trim() : `the block ${name}`,
        confirm: item ? 'Delete question' : 'Delete block',
        references: item ? referencesToItem(store.guide, part.id) : referencesIntoBlock(store.guide, part.id),
        go() {
          deleted(part, name);
          moveFocus(store, focused);
        },
      });
    },
    askOption(itemId, optionId, then) {
      const go = () => {
        small('Option deleted', () =>
          store.edit((guide) => removeOption(guide, itemId, optionId), { label: 'Delete an option' }),
        );
        then?.();
      };
      const references = referencesToOption(store.guide, itemId, optionId);
      const options = optionsOf(store, itemId);
      const what = namedPart('option', options, optionId);
      askOr({ what, confirm: 'Delete option', references, go });
    },
    askRow(itemId, rowId) {
      const go = () =>
        small('Row deleted', () =>
          store.edit((guide) => removeRow(guide, itemId, rowId), { label: 'Delete a row' }),
        );
      const item = findItem(store.guide, itemId)?.item;
      askOr({
        what: namedPart('row', item?.type === 'matrix' ? item.rows : [], rowId),
        confirm: 'Delete row',
        references: referencesToRow(store.guide, itemId, rowId),
        go,
      });
    },
    removeConcept(blockId, conceptId) {
      small('Concept deleted', () =>
        store.edit((guide) => removeConcept(guide, blockId, conceptId), { label: 'Delete a concept' }),
      );
    },
  };
}
