/** Who put a response, or a whole study, under a legal hold, why, and when (decisions, O2). */
export interface LegalHold {
  reason: string;
  /** Null once their account is deleted. */
  by: { id: string; name: string } | null;
  at: Date;
}

/** The hold that a response is under: its own, or its study's. */
export interface ResponseHold extends LegalHold {
  of: 'response' | 'study';
}

/** What is said to whoever wants to delete something that is held. */
export const HELD_RESPONSE =
  'This response is under a legal hold. It cannot be deleted until an owner or admin lifts the hold.';
export const HELD_STUDY =
  'This study, or a response in it, is under a legal hold. It cannot be deleted until an owner or admin lifts the hold.';
export const HELD_ORGANIZATION =
  'A study of this organisation, or a response in one, is under a legal hold. The organisation cannot be deleted until an owner or admin lifts the hold.';
