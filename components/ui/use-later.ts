'use client';
import { useDeferredValue } from 'react';

/**
 * False when a part is first shown, and true at once afterwards, in a rendering that gives way to presses and paints:
 * what does not fit on a screen anyway is left for then.
 */
export function useLater(): boolean {
  return useDeferredValue(true, false);
}
