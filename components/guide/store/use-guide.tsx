'use client';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Autosave } from '../autosave/autosave';
import type { SaveState } from '../autosave/save-state';
import type { GuideState, GuideStore } from './guide-store';

/** The builder of one study: its state, and its saving. */
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

/** For a guide that is only read: it has a store, but no saving. */
export function ReaderProvider({ store, children }: { store: GuideStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('useBuilder is for what stands in a guide builder.');
  return builder;
}

/** The shown part and the selection of the guide, whether it is edited or read. */
export function useStore(): GuideStore {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore is for what stands in an open guide.');
  return store;
}

/** A part of the state; rendered again only when that part changed. The selector must return stable values. */
export function useGuide<T>(selector: (state: GuideState) => T): T {
  const store = useStore();
  const read = () => selector(store.state);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The state of saving; with a selector, a part of it. */
export function useSaving<T>(selector: (state: SaveState) => T): T {
  const { autosave } = useBuilder();
  const read = () => selector(autosave.state);
  return useSyncExternalStore(autosave.subscribe, read, read);
}
