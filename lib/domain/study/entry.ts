/**
 * Who may start an interview of a study (decisions, G6): anybody; each browser once, by the cookie of the participant's
 * page; each value of one of the link's parameters once; or holders of a signed link.
 */
export type Entry =
  | { mode: 'open' | 'once_per_browser' | 'signed' }
  | { mode: 'once_per_parameter'; parameter: string };
