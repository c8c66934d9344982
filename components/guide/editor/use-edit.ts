'use client';
import { useMemo } from 'react';
import type { IdentifiedGuide, QuestionType } from '@/lib/domain/guide/guide';
import { type ItemOf, type NewId, setItem } from '../model/edit-parts';
import type { Changes } from '../model/with-fields';
import { useBuilder } from '../store/use-guide';

type Change = (guide: IdentifiedGuide, newId: NewId) => IdentifiedGuide;

/** Changes the guide from the editor. Typing in one field (`group`) is undone as one step. */
export function useEdit() {
  const { store } = useBuilder();
  return useMemo(
    () => ({
      edit: (label: string, change: Change, group?: string) => store.edit(change, { label, group }),
      /** Changes the guide, then moves the focus to a field of the open part. */
      editAndGo: (label: string, change: Change, field: string) =>
        store.edit(change, { label, focus: { field } }),
      setItem: <T extends QuestionType>(
        item: ItemOf<T> & { type: T },
        label: string,
        changes: Changes<Omit<ItemOf<T>, 'id' | 'type'>>,
        group?: string,
      ) => store.edit((guide) => setItem(guide, item.id, item.type, changes), { label, group }),
    }),
    [store],
  );
}
