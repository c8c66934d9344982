'use client';
import { type Ref, useCallback } from 'react';

/** One ref for an element that several want to know. */
export function useAllRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
  third?: Ref<T> | undefined,
): (element: T | null) => void {
  return useCallback(
    (element: T | null) => {
      for (const ref of [first, second, third]) {
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }
    },
    [first, second, third],
  );
}
