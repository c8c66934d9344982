import type { Attack } from './attack';
import { passwordLinks } from './x1-password-links';
import { guessing } from './x7-guessing';

/** All attacks, in the order in which they run. One module each; add a line here. */
export const ATTACKS: readonly Attack[] = [passwordLinks, guessing];
