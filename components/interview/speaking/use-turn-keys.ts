import { useEffect, useEffectEvent } from 'react';
import type { SpokenTurn } from './use-spoken-turn';

interface TurnKeys {
  turn: SpokenTurn;
  /** Single letters can be switched off (WCAG 2.1.4). */
  letters: boolean;
  onPress: () => void;
}

/** Space starts and finishes, P pauses and goes on, R starts again: where a key means nothing else. */
export function useTurnKeys({ turn, letters, onPress }: TurnKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
    const run = event.key === ' ' ? onPress : letters ? letterOf(event.key.toLowerCase(), turn) : null;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function letterOf(key: string, turn: SpokenTurn): (() => void) | null {
  const { phase } = turn;
  if (key === 'p' && phase === 'recording') return turn.pause;
  if (key === 'p' && phase === 'paused') return () => void turn.resume();
  const isUnderWay = phase === 'recording' || phase === 'paused';
  return key === 'r' && isUnderWay ? () => void turn.startAgain() : null;
}

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('dialog, a, button, select, textarea, input, summary, video, [role=slider]') !== null;
}
