'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { deletePart } from '../builder-actions';
import { findBlock, findItem } from '../model/find-parts';
import { removeConcept, removeOption, removeRow } from '../model/option-lists';
import {
  type Reference,
  referencesIntoBlock,
  referencesToItem,
  referencesToOption,
  referencesToRow,
} from '../model/references';
import type { GuideStore } from '../store/guide-store';
import { useBuilder } from '../store/use-guide';

/** Deleting asks first when other parts refer to what goes, and names them; otherwise it is done, with undo. */
interface Removal {
  askPart: (part: { kind: 'item' | 'block'; id: string }) => void;
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

function removalFor(store: GuideStore, ask: (question: Question) => void): Removal {
  const askOr = (question: Question) => {
    if (question.references.length > 0) ask(question);
    else question.go();
  };
  const done = (text: string, undo: () => void) => toast.done(text, { undo });
  /** One step of undo while it is still the last one; later the button of the toast would take back something else. */
  const small = (text: string, run: () => void) => {
    run();
    const after = store.draft;
    done(text, () => store.draft === after && store.undo());
  };
  return {
    askPart(part) {
      const item = part.kind === 'item' ? findItem(store.guide, part.id) : undefined;
      const block = part.kind === 'block' ? findBlock(store.guide, part.id) : undefined;
      if (!item && !block) return;
      const name = item ? `Q${item.number}` : `“${block?.title || 'Untitled block'}”`;
      askOr({
        what: item ? `Q${item.number} ${item.item.text}`.trim() : `the block ${name}`,
        confirm: item ? 'Delete question' : 'Delete block',
        references: item ? referencesToItem(store.guide, part.id) : referencesIntoBlock(store.guide, part.id),
        go: () => done(`${name} deleted`, deletePart(store, part)),
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
      askOr({ what: 'the option', confirm: 'Delete option', references, go });
    },
    askRow(itemId, rowId) {
      const go = () =>
        small('Row deleted', () =>
          store.edit((guide) => removeRow(guide, itemId, rowId), { label: 'Delete a row' }),
        );
      askOr({
        what: 'the row',
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
