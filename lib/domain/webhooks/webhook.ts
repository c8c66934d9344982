import type { EventType } from '../event';

/** `failing` once a message was given up; `disabled` by a person, or by an answer of 410. */
export const WEBHOOK_STATUSES = ['active', 'failing', 'disabled'] as const;
export type WebhookStatus = (typeof WEBHOOK_STATUSES)[number];

/** `waiting` for its next attempt; `delivered`, or `failed` after the last. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The type of a message that somebody asked for to try an address. */
export const TEST_TYPE = 'webhook.test';
export type MessageType = EventType | typeof TEST_TYPE;

/** One try to deliver a message. */
export interface Attempt {
  at: string;
  /** The answer's status; null without an answer. */
  status: number | null;
  durationMs: number;
  /** Why it counts as failed; null for a success. */
  problem: string | null;
}

export const MOST_WEBHOOKS = 20;
/** Attempts that are remembered; a message can be sent again by hand. */
export const MOST_KEPT_ATTEMPTS = 20;
/** How long messages are kept: as long as events. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** What is waited before each attempt (J2). */
export const ATTEMPT_DELAYS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
/** As much longer as this, at most, so that not all messages of an outage come back at once. */
const JITTER = 0.1;
const LONGEST_DELAY_MS = 24 * HOUR;

/**
 * Milliseconds until the attempt after `made` ones; null after the last. `random` is from 0 to 1; `retryAfterMs` is what
 * the receiver asked for.
 */
export function delayAfter(made: number, random: number, retryAfterMs: number | null): number | null {
  const delay = ATTEMPT_DELAYS_MS[made];
  if (delay === undefined) return null;
  const asked = Math.min(LONGEST_DELAY_MS, Math.max(0, retryAfterMs ?? 0));
  return Math.max(Math.round(delay * (1 + random * JITTER)), asked);
}

/** The milliseconds of a Retry-After: seconds, or a date. Null for anything else. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

/**
 * Whether an address wants messages of this type about this study. What happens in test studies is told to the webhooks
 * that test keys made, and to no others (O3).
 */
export function wants(
  webhook: {
    events: readonly string[];
    studyIds: readonly string[] | null;
    ofTestStudies: boolean;
    createdAt: Date;
  },
  event: { type: string; studyId: string; ofTestStudy: boolean; occurredAt: Date },
): boolean {
  return (
    webhook.ofTestStudies === event.ofTestStudy &&
    webhook.events.includes(event.type) &&
    (webhook.studyIds === null || webhook.studyIds.includes(event.studyId)) &&
    // What happened before it was set up is none of its business.
    event.occurredAt >= webhook.createdAt
  );
}
