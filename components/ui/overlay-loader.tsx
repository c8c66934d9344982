'use client';
import { overlayPartsAre, useIdleParts } from './use-overlay-parts';

overlayPartsAre(() => import('./overlay-parts'));

/** Once in the frame of each page with menus, dialogs, tooltips or toasts: fetches their code when the page is there. */
export function OverlayLoader() {
  useIdleParts();
  return null;
}
