/** Tables: hairlines, no zebra, a head that stays. The focused row carries `data-current`. */
export const TABLE = 'w-full border-separate border-spacing-0 text-13';
const HEAD =
  'sticky top-0 z-sticky h-[2.25rem] border-b border-line bg-paper px-3 font-text text-12 text-ink-3 whitespace-nowrap first:ps-6 last:pe-6 max-[60rem]:first:ps-4 max-[60rem]:last:pe-4';
export const TH = `${HEAD} text-start`;
/** Over figures. */
export const TH_END = `${HEAD} text-end`;
export const TD =
  'border-b border-line px-3 py-2 align-middle first:ps-6 last:pe-6 max-[60rem]:first:ps-4 max-[60rem]:last:pe-4';
/** On a narrow page, for the cell that takes the remaining width: long texts are cut there, the page never grows. */
export const TD_SHORTENED = 'max-[60rem]:w-full max-[60rem]:max-w-0';
export const ROW =
  'transition-colors duration-1 hover:bg-well data-current:bg-accent-wash data-current:[&>:first-child]:shadow-[inset_2px_0_var(--accent)]';
export const NUMBER = 'text-end tabular-nums';
