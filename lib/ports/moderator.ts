import type { Probe } from '@/lib/domain/interview/interview';
import type { Conversation } from '@/lib/domain/moderator/conversation';
import { decideProbe } from '@/lib/domain/moderator/decide-probe';

/** The data for the decision whether, and how, to follow up on an answer. */
export type ModeratorInput = Conversation;

/**
 * Writes follow-ups and decides about them. It never chooses the next question, screens or handles credits: the engine
 * does.
 */
export interface Moderator {
  /** Whether it decides at once, by its own rules: then its decision is stored with the answer itself. */
  immediate: boolean;
  /** The name of its provider, for metrics. */
  origin: 'rules' | 'model';
  decide(input: ModeratorInput): Probe | Promise<Probe>;
}

/** Uses rules alone: no model, no network. */
const builtInModerator: Moderator = { immediate: true, origin: 'rules', decide: decideProbe };

export function moderator(): Moderator {
  return builtInModerator;
}
