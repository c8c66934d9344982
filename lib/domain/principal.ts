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

/** Somebody who is signed in, whatever they belong to. */
export interface Person {
  kind: 'person';
  userId: string;
  email: string;
  sessionId: string;
  /** The organisation that the session was last told to act in; they may have left it. */
  activeOrganizationId: string | null;
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

export type Principal = Member | Person | Participant | Anyone;
