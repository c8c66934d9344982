import type { AskedStep } from './control-props';

/** Whether the step has a film that is to be played to its end before going on (decisions, B1: forceWatching). */
export function mustWatch(step: AskedStep): boolean {
  return (
    step.kind === 'question' && step.media.some((medium) => medium.type === 'video' && medium.forceWatching)
  );
}
