import { useEffect, useRef } from 'react';
import { type EmbeddedState, embeddingEvent, isEmbedded, tellPage } from '@/lib/client/interview/embedding';

/** Tells a page that shows the interview in a frame how high it is and what happens (decisions, N7). */
export function useEmbedding({ phase, responseId, end, resumed }: EmbeddedState): void {
  const before = useRef<EmbeddedState>(null);
  const endOutcome = end?.outcome;
  useEffect(() => {
    if (!isEmbedded()) return;
    const now = { phase, responseId, end: endOutcome ? { outcome: endOutcome } : null, resumed };
    const event = embeddingEvent(before.current, now);
    before.current = now;
    if (event) tellPage(event);
  }, [phase, responseId, endOutcome, resumed]);
  useEffect(() => {
    if (!isEmbedded()) return;
    const root = document.documentElement;
    // The page is then as high as what it shows, instead of as high as its frame.
    root.dataset.embedded = '';
    let told = 0;
    const sizes = new ResizeObserver(() => {
      const height = document.body.offsetHeight;
      // With a phone's keyboard open the page has the height that is left; the frame keeps its own.
      if (height === told || 'composing' in root.dataset) return;
      told = height;
      tellPage({ type: 'height', height });
    });
    sizes.observe(document.body);
    tellPage({ type: 'ready' });
    return () => {
      sizes.disconnect();
      delete root.dataset.embedded;
    };
  }, []);
}
