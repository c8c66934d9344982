'use client';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { use } from 'react';

/**
 * Next's router. Its own `useRouter` reads also where among the pages it is used, which changes with each of them: a
 * page that was kept would be made again because of it, when it is left and when it is shown.
 */
export function useRouter() {
  const router = use(AppRouterContext);
  if (!router) throw new Error('useRouter is for what Next shows.');
  return router;
}
