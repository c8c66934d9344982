import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls an opened part into view, its head first. Not on the first rendering. */
export function useOpenInView(pane: RefObject<HTMLElement | null>, id: string): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    const open = pane.current?.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`);
    if (open) open.scrollIntoView({ block: 'nearest' });
    else pane.current?.scrollTo({ top: 0 });
  }, [pane, id]);
}
