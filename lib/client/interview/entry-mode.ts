/** Who may start an interview of a study, and how often (decisions, G6). */
export type EntryMode = 'open' | 'once_per_browser' | 'once_per_parameter' | 'signed';

interface EndedHere {
  mode: EntryMode;
  /** Whether the page was opened by the link that the ended interview was started with, parameters included. */
  isSameLink: boolean;
}

/**
 * Whether another participant may start on a device where an interview has ended. In a study with one entry each, a new
 * start would be a way around the screener: only a link with other parameters is another person's.
 */
export function mayStartAsOther({ mode, isSameLink }: EndedHere): boolean {
  return mode === 'open' || (mode !== 'once_per_browser' && !isSameLink);
}
