import type { IdentifiedItem } from '@/lib/domain/guide/guide';
import type { Probe, Turn } from '@/lib/domain/interview/interview';

/** What a moderator knows when it decides whether, and how, to take up an answer. */
export interface ModeratorInput {
  item: IdentifiedItem;
  /** All turns so far; the last one is the answer in question. */
  turns: readonly Turn[];
  /** Follow-ups that this question may still spend, at least 1 (D6). */
  budgetLeft: number;
  language: string;
  studyGoal: string | null;
  background: string | null;
}

/** Words and probes. It never routes, screens or pays: that is the engine's. */
export interface Moderator {
  /** Whether it answers at once, from its own rules: then its decision is stored with the answer itself. */
  immediate: boolean;
  decide(input: ModeratorInput): Probe | Promise<Probe>;
}

/** Asks nothing beyond the guide. */
const scriptedModerator: Moderator = {
  immediate: true,
  decide: () => ({ decision: 'move_on', reason: 'The guide is followed as it is written.' }),
};

export function moderator(): Moderator {
  return scriptedModerator;
}
