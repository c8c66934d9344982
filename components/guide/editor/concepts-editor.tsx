'use client';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Select } from '@/components/ui/select';
import type { IdentifiedBlock } from '@/lib/domain/guide/guide';
import { setSubsample } from '../model/edit-parts';
import { addConcept } from '../model/option-lists';
import { useBuilder } from '../store/use-guide';
import { ConceptCard } from './concept-card';
import { useEdit } from './use-edit';

/** The maximum number of concepts in a guide (decisions, A3). */
const MOST_CONCEPTS = 50;

/** The concepts of a concept block, and how many of them each participant sees. */
export function ConceptsEditor({ block }: { block: IdentifiedBlock }) {
  const { store } = useBuilder();
  const { edit } = useEdit();
  const wanted = useWantedConcept(block);
  const concepts = block.conceptSamplingConfig?.concepts ?? [];
  const add = () => {
    edit('Add a concept', (guide, newId) => addConcept(guide, block.id, newId));
    store.select(store.state.selection, { field: 'concepts/last' });
  };
  return (
    <div className="mb-4 grid gap-2" data-field="conceptSamplingConfig/concepts">
      <p className="-mt-1 mb-1 text-ink-3">Every question below is asked once for each concept.</p>
      {concepts.map((concept, index) => (
        <ConceptCard
          key={concept.id}
          block={block}
          concept={concept}
          index={index}
          count={concepts.length}
          wanted={wanted === concept.id}
        />
      ))}
      <button
        type="button"
        onClick={add}
        disabled={concepts.length >= MOST_CONCEPTS}
        className="flex min-h-[2.75rem] items-center gap-2 rounded-3 border border-line-control border-dashed px-4 text-start text-ink-2 hover:bg-fill hover:text-ink"
      >
        <Plus aria-hidden className="size-4" strokeWidth={1.5} />
        Add a concept
      </button>
      {concepts.length > 1 ? (
        <div
          className="flex flex-wrap items-center gap-2 pt-1 text-ink-2"
          data-field="conceptSamplingConfig/subsampleCount"
        >
          Each participant sees
          <Select
            label="Concepts that each participant sees"
            labelHidden
            size="sm"
            className="w-[6rem]"
            items={[
              { id: 'all', label: 'all' },
              ...concepts.slice(0, -1).map((_, index) => ({ id: `${index + 1}`, label: `${index + 1}` })),
            ]}
            value={`${block.conceptSamplingConfig?.subsampleCount ?? 'all'}`}
            placeholder={`${block.conceptSamplingConfig?.subsampleCount}`}
            onChange={(count) =>
              edit('Set how many concepts', (guide) =>
                setSubsample(guide, block.id, count === 'all' ? null : Number(count)),
              )
            }
          />
          of {concepts.length}, those shown least often first
        </div>
      ) : null}
    </div>
  );
}

/** The concept that contains the field to focus. It stays open afterwards. */
function useWantedConcept(block: IdentifiedBlock): string | null {
  const { store } = useBuilder();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const id = /^concept\/([^/]+)\//.exec(store.wish?.field ?? '')?.[1];
      const known = (block.conceptSamplingConfig?.concepts ?? []).some((concept) => concept.id === id);
      if (id && known) setWanted(id);
    };
    look();
    return store.subscribe(look);
  }, [store, block]);
  return wanted;
}
