/** Who did it: a person in the dashboard, one of their API keys, or something that is neither (decisions, O1). */
export type AuditActor =
  | { userId: string }
  | { userId: string; keyId: string }
  /** `operator`: a command on the server. `visitor`: whoever has a link. */
  | { system: 'operator' | 'visitor' };

/** A value that is kept: never text that a participant may have said. */
export type AuditValue = string | number | boolean | null;

/** What was changed, by field; without values where these are not kept. */
export type AuditChanges = Record<string, { from?: AuditValue; to?: AuditValue }>;

/** What an entry may be about. */
export const AUDIT_TARGETS = [
  'study',
  'response',
  'annotation',
  'clip',
  'export',
  'file',
  'insight',
  'invitation',
  'key',
  'member',
  'message',
  'organization',
  'passage',
  'reel',
  'rehearsal',
  'share',
  'theme',
  'wallet',
  'webhook',
] as const;
export type AuditTargetType = (typeof AUDIT_TARGETS)[number];

/** What an entry is about. */
export interface AuditTarget {
  type: AuditTargetType;
  id: string;
}

/** An entry before it is numbered and chained. */
export interface NewAuditEntry {
  /** Null for what concerns the whole instance. */
  organizationId: string | null;
  actor: AuditActor;
  /** The operation's id in the API document, or a command of the administration. */
  action: string;
  target: AuditTarget | null;
  /** The study that it is about or in. */
  studyId: string | null;
  ip: string | null;
  /** `done`, or the code of the refusal. */
  result: string;
  changes: AuditChanges;
}

export interface AuditEntry extends NewAuditEntry {
  id: string;
  at: Date;
  /** Its place in the organisation's chain, from 1. */
  number: number;
  hash: string;
}

/** An entry with the names that people know things by, as far as they are still there. */
export interface NamedAuditEntry extends AuditEntry {
  /** Of the person; of the key, if it was one. */
  actorName: string | null;
  keyName: string | null;
  targetName: string | null;
}

/** Which entries; all of what is given has to hold. */
export interface AuditFilter {
  action?: string | undefined;
  /** The id of a person or of a key, or `operator` or `visitor`. */
  actor?: string | undefined;
  /** The id of a thing, or of the study that it is in. */
  target?: string | undefined;
  /** At or after. */
  from?: Date | undefined;
  /** Before. */
  to?: Date | undefined;
}
