import type { KeyLimits } from './people/key-limits';
import type { Role } from './roles';

/**
 * A member of an organisation, acting through one of their API keys or a dashboard session. Their role says what they
 * may do; the limits of their key take away from it.
 */
export interface Member extends KeyLimits {
  kind: 'member';
  via: 'key' | 'session';
  /** The API key's id, or null for a session. */
  keyId: string | null;
  organizationId: string;
  userId: string;
  role: Role;
  /** Their organisation is to be deleted: they may read, and an owner may keep it (O4). */
  isLeaving?: true;
}

/** A signed-in user, with or without organisations. */
export interface Person {
  kind: 'person';
  userId: string;
  email: string;
  sessionId: string;
  /** The organisation that the session last chose; the user may have left it. */
  activeOrganizationId: string | null;
  /** Their account is to be deleted: they may keep it, and nothing else (O4). */
  isLeaving?: true;
}

/** A participant: the holder of one interview's token. */
export interface Participant {
  kind: 'participant';
  responseId: string;
}

/** A caller without credentials: to start an interview, or to ask for the health. */
export interface Anyone {
  kind: 'anyone';
}

export type Principal = Member | Person | Participant | Anyone;
