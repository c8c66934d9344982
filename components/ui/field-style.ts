/**
 * The box of everything that is typed into or chosen from, and the words around it. It is as wide as its place; any
 * width that a page gives goes before.
 */
export const FIELD_BOX =
  'flex [:where(&)]:w-full items-center gap-2 rounded-2 border border-line-control bg-sheet text-ink transition-colors duration-1 hover:border-ink-3 placeholder:text-ink-3 data-focused:border-focus data-focused:outline-2 data-focused:-outline-offset-1 data-focused:outline-focus focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus data-invalid:border-critical data-disabled:cursor-not-allowed data-disabled:border-line-strong data-disabled:bg-well data-disabled:text-ink-3';

export const FIELD_SIZES = {
  sm: 'h-sm px-2 text-12 pointer-coarse:h-[2.75rem]',
  md: 'h-md px-[0.625rem] text-13 pointer-coarse:h-[2.75rem]',
  lg: 'h-lg px-3 text-14 pointer-coarse:h-[2.75rem]',
} as const;
export type FieldSize = keyof typeof FIELD_SIZES;

export const FIELD = 'grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5';
export const FIELD_LABEL = 'text-13 font-medium text-ink';
export const FIELD_HINT = 'text-12 text-ink-3';
export const FIELD_ERROR = 'flex gap-1.5 text-12 text-critical';
