import type { AuditChanges, AuditValue } from '@/lib/domain/audit/audit-entry';

/** Fields whose texts are chosen from a list or are names that people gave: no participant said them. */
const PLAIN = new Set([
  'role',
  'status',
  'interviewMode',
  'questionLanguage',
  'turnTaking',
  'style',
  'entry',
  'language',
  'format',
  'kind',
  'what',
  'expiresAt',
  'billTo',
  'walletId',
  'captions',
  'layout',
  'stance',
]);
/** Whose own fields are looked at one by one. */
const NESTED = new Set(['config', 'retention']);
/** More than anybody reads. */
const MOST_FIELDS = 60;

/**
 * The fields of a request's body, and what they were set to where that is a number, a yes or no, or one of a few words.
 * Other texts may be a participant's, or a secret, and are left out.
 */
export function changedFields(body: unknown): AuditChanges {
  if (!isRecord(body)) return {};
  const changes = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]): [string, AuditChanges[string]][] =>
      NESTED.has(name) && isRecord(value)
        ? Object.entries(value).map(([inner, set]) => [`${name}.${inner}`, kept(inner, set)])
        : [[name, kept(name, value)]],
    );
  return Object.fromEntries(changes.slice(0, MOST_FIELDS));
}

function kept(name: string, value: unknown): { to?: AuditValue } {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return { to: value };
  if (typeof value === 'string' && PLAIN.has(name)) return { to: value };
  return {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
