'use client';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Autosave } from '../autosave/autosave';
import type { SaveState } from '../autosave/save-state';
import type { GuideState, GuideStore } from './guide-store';

/** The builder of one study: what is edited, and what saves it. */
export interface Builder {
  studyId: string;
  store: GuideStore;
  autosave: Autosave;
}

const StoreContext = createContext<GuideStore | null>(null);
const BuilderContext = createContext<Builder | null>(null);

export function BuilderProvider({ builder, children }: { builder: Builder; children: ReactNode }) {
  return (
    <BuilderContext value={builder}>
      <ReaderProvider store={builder.store}>{children}</ReaderProvider>
    </BuilderContext>
  );
}

/** For a guide that is only read: what stands in it has a store, and nothing that could save. */
export function ReaderProvider({ store, children }: { store: GuideStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('useBuilder is for what stands in a guide builder.');
  return builder;
}

/** What is shown and selected of the guide, whether it is edited or read. */
export function useStore(): GuideStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore is for what stands in an open guide.');
  return store;
}

/** A part of what is edited; drawn again only when that very part is another one. The selector gives stable values. */
export function useGuide<T>(selector: (state: GuideState) => T): T {
  const store = useStore();
  const read = () => selector(store.state);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** How saving stands; with a selector, only a part of it. */
export function useSaving<T>(selector: (state: SaveState) => T): T {
  const { autosave } = useBuilder();
  const read = () => selector(autosave.state);
  return useSyncExternalStore(autosave.subscribe, read, read);
}
