import { useEffect, useEffectEvent } from 'react';
import type { SpokenTurn } from './use-spoken-turn';

/** While the pause dialog is open, nothing is recorded. */
export function useAway(away: boolean, turn: SpokenTurn): void {
  const leave = useEffectEvent(() => {
    turn.voice.stop();
    if (turn.phase === 'recording') turn.pause();
  });
  useEffect(() => {
    if (away) leave();
  }, [away]);
}
