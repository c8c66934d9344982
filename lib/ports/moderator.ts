import type { Probe } from '@/lib/domain/interview/interview';
import type { Conversation } from '@/lib/domain/moderator/conversation';
import { decideProbe } from '@/lib/domain/moderator/decide-probe';

/** The data for the decision whether, and how, to follow up on an answer. */
export interface ModeratorInput extends Conversation {
  /** What was asked and answered, in order and in words, the answer in question last. */
  said: readonly Said[];
  /** The guide's questions that are still to come. */
  later: readonly string[];
}

interface Said {
  kind: 'question' | 'follow_up';
  asked: string;
  answer: string;
  /** Answered in the participant's own words. */
  isOpen: boolean;
}

/**
 * Writes follow-ups and decides about them. It never chooses the next question, screens or handles credits: the engine
 * does.
 */
export interface Moderator {
  /** Whether it decides at once, by its own rules: then its decision is stored with the answer itself. */
  immediate: boolean;
  /** Never fails. `until`: in milliseconds since 1970, when it has decided at the latest. */
  decide(input: ModeratorInput, until: number): Probe | Promise<Probe>;
}

/** Uses rules alone: no model, no network. */
export const rulesModerator = {
  immediate: true,
  decide: (input: Conversation): Probe => {
    const probe = decideProbe(input);
    return probe.decision === 'ask' ? { ...probe, by: 'rules' } : probe;
  },
} as const satisfies Moderator;
