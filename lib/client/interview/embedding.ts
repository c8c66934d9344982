/** What a page that shows the interview in a frame is told (decisions, N7): never words of the participant. */
export type EmbeddingEvent =
  | { type: 'ready' }
  | { type: 'started' | 'completed' | 'screened-out'; responseId: string }
  | { type: 'height'; height: number };

/** The state of an interview, as far as it concerns the page around. */
export interface EmbeddedState {
  phase: string;
  responseId: string | null;
  end: { outcome: 'complete' | 'screened_out' } | null;
  resumed: boolean;
}

/** What has happened between two states; `before` is null at first. An end that was there on arrival is not told again. */
export function embeddingEvent(before: EmbeddedState | null, now: EmbeddedState): EmbeddingEvent | null {
  const { responseId } = now;
  if (before === null || responseId === null || before.phase === now.phase || now.resumed) return null;
  if (now.phase === 'asking' && before.phase === 'welcome') return { type: 'started', responseId };
  if (now.phase !== 'ended' || !now.end) return null;
  return { type: now.end.outcome === 'complete' ? 'completed' : 'screened-out', responseId };
}

export function isEmbedded(): boolean {
  return window.parent !== window;
}

/**
 * To the page around. Only origins that the study names can be there (`frame-ancestors`), so that any target is one of
 * them.
 */
export function tellPage({ type, ...detail }: EmbeddingEvent): void {
  window.parent.postMessage({ source: 'colloquy', type, detail }, '*');
}
