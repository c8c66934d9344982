import type { Attack } from './attack';
import { passwordLinks } from './x1-password-links';
import { docsBurst } from './x2-docs-burst';
import { junkStarts } from './x3-junk-starts';
import { fullDisk } from './x4-full-disk';
import { guessing } from './x7-guessing';
import { costlyReads } from './x8-costly-reads';

/** All attacks, in the order in which they run. One module each; add a line here. */
export const ATTACKS: readonly Attack[] = [
  passwordLinks,
  docsBurst,
  junkStarts,
  fullDisk,
  guessing,
  costlyReads,
];
