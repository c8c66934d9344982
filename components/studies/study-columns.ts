/** The columns of the list, as its header, its rows and its skeleton share them. */
export const CELL =
  'h-[4.25rem] px-3 py-2 align-middle max-[60rem]:block max-[60rem]:h-auto max-[60rem]:py-0.5';
export const HEAD_CELL =
  'sticky top-0 z-sticky h-[2.25rem] whitespace-nowrap bg-paper px-3 text-start text-12 font-[450] text-ink-3 shadow-[inset_0_-1px_var(--line)]';

export const FIRST = 'ps-6! max-[60rem]:ps-4!';
export const STATUS = 'w-[5rem]';
export const RESPONSES = 'w-[8.25rem] max-[60rem]:w-auto max-[60rem]:pe-4! max-[60rem]:[&_svg]:hidden';
export const HEARD = 'w-[24rem] max-[78rem]:w-[20rem] max-[60rem]:hidden!';
export const CREATOR = 'w-[9rem] max-[78rem]:hidden!';
export const CREATED = 'w-[5.5rem] text-end whitespace-nowrap';
export const LAST = 'pe-6! max-[60rem]:w-0! max-[60rem]:p-0!';
