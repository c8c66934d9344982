/** Floating lists: one border, no shadow. */
export const LIST =
  'z-menu max-w-[calc(100dvw-1.5rem)] overflow-hidden rounded-3 border border-line-control bg-sheet p-1 text-13 text-ink outline-none';

export const LIST_ITEM =
  'flex min-h-sm cursor-pointer items-center gap-2 rounded-1 px-2 py-0.5 outline-none data-focused:bg-fill data-hovered:bg-fill data-disabled:cursor-not-allowed data-disabled:text-ink-3 pointer-coarse:min-h-[2.75rem] [&>svg]:size-4 [&>svg]:shrink-0';
