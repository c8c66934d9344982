import { z } from 'zod';
import { AUDIT_TARGETS, type NamedAuditEntry } from '@/lib/domain/audit/audit-entry';
import { pageFields } from '../page-query';
import { words } from '../text';
import { timestampParameter } from '../timestamp';

/** Of the longest name of an operation, or an id, with room to spare. */
const NAME_LENGTH = 200;

const named = (description: string, example: string) =>
  words(NAME_LENGTH).optional().meta({ description, example });
const since = (description: string) =>
  timestampParameter('up')
    .optional()
    .meta({ description, override: { type: 'string', format: 'date-time' } });

export const AuditQuery = z.object({
  action: named('Only what was done by this operation.', 'launchStudy'),
  actor: named('Only what this person or key did (its id), `operator` or `visitor`.', 'operator'),
  target: named('Only what this thing or, for a study, anything in it was meant by: an id.', 'a study’s id'),
  from: since('Only entries at or after this RFC 3339 time.'),
  to: since('Only entries before this RFC 3339 time.'),
  ...pageFields({ noun: 'Entries', usual: 100, most: 1_000 }),
  format: z
    .enum(['json', 'csv', 'ndjson'], 'expected json, csv or ndjson')
    .default('json')
    .meta({ description: '`csv` and `ndjson`: all entries that pass the filter, as a file.' }),
});

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const AuditEntryShape = z
  .object({
    id: z.uuid().meta({ description: 'Its id.' }),
    number: z.int().min(1).meta({ description: 'Its place in the chain, from 1, without gaps.' }),
    at: z.iso.datetime().meta({ description: 'When.' }),
    actor: z
      .object({
        userId: z.uuid().optional().meta({ description: 'The person, in the dashboard.' }),
        keyId: z.uuid().optional().meta({ description: 'The API key.' }),
        system: z
          .enum(['operator', 'visitor'])
          .optional()
          .meta({ description: '`operator`: a command on the server; `visitor`: somebody with a link.' }),
        name: z.string().nullable().meta({ description: 'As they are called now; null when they are gone.' }),
      })
      .meta({ description: 'Who. One of `userId`, `keyId` and `system` is there.' }),
    action: z.string().meta({ description: "The operation's id in this document, or the server's command." }),
    target: z
      .string()
      .nullable()
      .meta({ description: 'The id of what it was done to; null for the organization or a list.' }),
    targetType: z.enum(AUDIT_TARGETS).nullable().meta({ description: 'What that is.' }),
    targetName: z
      .string()
      .nullable()
      .meta({ description: 'As it is called now; null when it has no name or is gone.' }),
    studyId: z.uuid().nullable().meta({ description: 'The study that it is or is in.' }),
    ip: z.string().nullable().meta({ description: 'The address that it came from; null for commands.' }),
    result: z.string().meta({
      description: "`done`, or the code of the refusal: `forbidden` for what a role doesn't allow.",
    }),
    changes: z
      .record(
        z.string(),
        z.object({
          from: value.optional().meta({ description: 'The value before, where it is kept.' }),
          to: value.optional().meta({ description: 'The value since, where it is kept.' }),
        }),
      )
      .meta({
        description:
          'The fields that were set. Texts are left out, for participants may have said them: numbers, choices and dates alone have values.',
      }),
    hash: z.string().meta({ description: 'SHA-256 over the entry and the hash of the one before it.' }),
  })
  .meta({ id: 'AuditEntry', description: 'Something that was done, or was refused.' });

export const AuditPageShape = z
  .object({ entries: z.array(AuditEntryShape).meta({ description: 'The newest first.' }) })
  .meta({ id: 'AuditPage', description: 'A page of the audit log.' });

export const AuditCheckShape = z
  .object({
    ok: z.boolean().meta({ description: 'Whether every entry is as it was written, and none is missing.' }),
    entries: z.int().min(0).meta({ description: 'How many there are.' }),
    brokenAt: z.int().nullable().meta({ description: 'The number of the first that is not; null for none.' }),
    checkedAt: z.iso.datetime().meta({ description: 'When this was computed: now.' }),
  })
  .meta({ id: 'AuditCheck', description: 'Whether the chain of the audit log holds.' });

export function auditEntryV1(entry: NamedAuditEntry): z.input<typeof AuditEntryShape> {
  const { id, number, at, action, target, targetName, studyId, ip, result, changes, hash } = entry;
  return {
    ...{ id, number, at: at.toISOString() },
    actor: actorV1(entry),
    action,
    ...{ target: target?.id ?? null, targetType: target?.type ?? null, targetName, studyId },
    ...{ ip, result, changes, hash },
  };
}

function actorV1({ actor, actorName, keyName }: NamedAuditEntry): z.input<typeof AuditEntryShape>['actor'] {
  if ('system' in actor) return { system: actor.system, name: null };
  return 'keyId' in actor ? { keyId: actor.keyId, name: keyName } : { userId: actor.userId, name: actorName };
}

/** The columns of the file for spreadsheets. */
export const AUDIT_COLUMNS = [
  ...['number', 'at', 'actor', 'actor_name', 'action', 'target', 'target_type', 'target_name', 'study'],
  ...['ip', 'result', 'changes', 'hash'],
] as const;

/** A line of it, in the order of the columns. */
export function auditCells(entry: NamedAuditEntry): (string | number | null)[] {
  const { number, at, actor, action, target, targetType, targetName, studyId, ...rest } = auditEntryV1(entry);
  return [
    ...[number, at, actor.userId ?? actor.keyId ?? actor.system ?? null, actor.name],
    ...[action, target, targetType, targetName, studyId, rest.ip, rest.result],
    ...[JSON.stringify(rest.changes), rest.hash],
  ];
}
