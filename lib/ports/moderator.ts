import type { Probe } from '@/lib/domain/interview/interview';
import type { Conversation } from '@/lib/domain/moderator/conversation';
import { decideProbe } from '@/lib/domain/moderator/decide-probe';

/** What a moderator knows when it decides whether, and how, to take up an answer. */
export type ModeratorInput = Conversation;

/** Words and probes. It never routes, screens or pays: that is the engine's. */
export interface Moderator {
  /** Whether it answers at once, from its own rules: then its decision is stored with the answer itself. */
  immediate: boolean;
  /** Who words its follow-ups, for the counters. */
  origin: 'rules' | 'model';
  decide(input: ModeratorInput): Probe | Promise<Probe>;
}

/** Goes by rules alone: no model, no network. */
const builtInModerator: Moderator = { immediate: true, origin: 'rules', decide: decideProbe };

export function moderator(): Moderator {
  return builtInModerator;
}
