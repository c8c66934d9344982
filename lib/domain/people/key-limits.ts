import type { Capability } from '../roles';

/**
 * What an API key may be made for (decision O3). `read`: every read. `launch`: launch, publish, pause, resume and close
 * a study. `write`: every other change.
 */
export const KEY_SCOPES = ['read', 'write', 'launch'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The most studies that a key may be made for. */
export const MOST_KEY_STUDIES = 100;

/** What a key takes away from what its user may do; null takes nothing away. */
export interface KeyLimits {
  scopes: readonly KeyScope[] | null;
  studyIds: readonly string[] | null;
  /** True, of a test key: for test studies. False, of another key: for the others. Null, of a session: for both. */
  test: boolean | null;
}

/** The limits of a session. */
export const UNLIMITED: KeyLimits = { scopes: null, studyIds: null, test: null };

/** What an operation is, to a key with limits. */
interface LimitedOperation {
  /** All of these scopes are needed. */
  scopes: readonly KeyScope[];
  /** It names a study, whose place among the key's studies was looked up, or it leaves out the others. */
  keepsToStudies: boolean;
  makesStudy: boolean;
  /** It is of the organisation, and shows or touches no study but those that the key is for. */
  keepsToTests: boolean;
  /** It gives somebody access that the key itself may not have. */
  handsOutAccess: boolean;
}

export function isLimited({ scopes, studyIds, test }: KeyLimits): boolean {
  return scopes !== null || studyIds !== null || test === true;
}

/** Whether a study is one of those that a key was made for. */
export function isKeysStudy({ studyIds }: KeyLimits, studyId: string): boolean {
  return studyIds === null || studyIds.includes(studyId);
}

/** Why a key may not do this, in a sentence that says what would help; undefined when it may. */
export function beyondKey(limits: KeyLimits, operation: LimitedOperation): string | undefined {
  if (!isLimited(limits)) return undefined;
  if (operation.handsOutAccess)
    return 'This API key is limited, and what gives access to others is not for limited keys. Use a key without scopes and studyIds that is no test key, or the dashboard.';
  const missing = operation.scopes.find((scope) => limits.scopes !== null && !limits.scopes.includes(scope));
  if (missing)
    return `This API key lacks the scope "${missing}". Scopes are chosen when a key is made: make one with "${missing}" among its scopes, or without scopes.`;
  if (limits.test && !operation.keepsToStudies && !operation.makesStudy && !operation.keepsToTests)
    return 'This is a test key, and this belongs to the organisation. Use a key that is no test key.';
  if (limits.studyIds === null) return undefined;
  if (operation.makesStudy)
    return 'This API key is for some studies alone and makes no others. Use a key without studyIds.';
  if (!operation.keepsToStudies)
    return 'This API key is for some studies alone, and this belongs to the organisation. Use a key without studyIds.';
  return undefined;
}

const SCOPE_OF: Record<Capability, KeyScope> = {
  read: 'read',
  edit: 'write',
  launch: 'launch',
  administer: 'write',
  own: 'write',
};

/** What is left of the rights of a role. */
export function withinScopes(
  capabilities: readonly Capability[],
  scopes: KeyLimits['scopes'],
): readonly Capability[] {
  return scopes === null ? capabilities : capabilities.filter((one) => scopes.includes(SCOPE_OF[one]));
}
