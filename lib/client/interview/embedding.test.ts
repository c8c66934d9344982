import { describe, expect, it } from 'vitest';
import { type EmbeddedState, embeddingEvent } from './embedding';

const at = (phase: string, changes: Partial<EmbeddedState> = {}): EmbeddedState => ({
  phase,
  responseId: phase === 'welcome' ? null : 'r1',
  end: null,
  resumed: false,
  ...changes,
});
const COMPLETE = { end: { outcome: 'complete' as const } };
const SCREENED_OUT = { end: { outcome: 'screened_out' as const } };

describe('N7: what the page around an interview is told', () => {
  it('N7: that it started and how it ended, once each', () => {
    expect(embeddingEvent(at('welcome'), at('asking'))).toEqual({ type: 'started', responseId: 'r1' });
    expect(embeddingEvent(at('asking'), at('asking'))).toBeNull();
    expect(embeddingEvent(at('asking'), at('ended', COMPLETE))).toEqual({
      type: 'completed',
      responseId: 'r1',
    });
    expect(embeddingEvent(at('asking'), at('ended', SCREENED_OUT))).toEqual({
      type: 'screened-out',
      responseId: 'r1',
    });
    expect(embeddingEvent(at('ended', COMPLETE), at('ended', COMPLETE))).toBeNull();
  });

  it('N7: nothing of an interview that somebody comes back to when it has ended', () => {
    expect(embeddingEvent(null, at('ended', COMPLETE))).toBeNull();
    expect(embeddingEvent(at('opening'), at('ended', { ...COMPLETE, resumed: true }))).toBeNull();
    expect(embeddingEvent(at('opening'), at('asking', { resumed: true }))).toBeNull();
  });
});
