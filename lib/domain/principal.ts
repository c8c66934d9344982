import type { Role } from './roles';

/** A member of an organisation, acting through one of their API keys or a dashboard session. */
export interface Member {
  kind: 'member';
  via: 'key' | 'session';
  /** The API key's id, or null for a session. */
  keyId: string | null;
  organizationId: string;
  userId: string;
  role: Role;
}

/** A participant: whoever holds the token of one interview. */
export interface Participant {
  kind: 'participant';
  responseId: string;
}

/** Nobody in particular: the start of an interview, health. */
export interface Anyone {
  kind: 'anyone';
}

export type Principal = Member | Participant | Anyone;
