'use client';
import { type Ref, type RefObject, useCallback } from 'react';

/** One ref for an element that a component and whoever renders it want to know. */
export function useBothRefs<T>(
  own: RefObject<T | null>,
  given: Ref<T> | undefined,
): (element: T | null) => void {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === 'function') given(element);
      else if (given) given.current = element;
    },
    [own, given],
  );
}
