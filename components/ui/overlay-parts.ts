'use client';
/**
 * What opens over a page: fetched together, once the page is there or when the first of them is wanted
 * (use-overlay-parts.ts). Everything else names these files' light halves.
 */
export { DialogWindow } from './dialog-window';
export { MenuList } from './menu-list';
export { SelectBox } from './select-box';
export { dismissToast, showDone, showFailed, showToast, ToastPlace } from './toast-place';
export { TooltipBubble } from './tooltip-bubble';
