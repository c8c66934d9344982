import * as example from './examples';
import type { OperationDoc } from './operation-doc';

const tag = 'Audit';
const only = 'Owners and admins only.';
const entry = {
  id: example.ids.auditEntry,
  number: 18_204,
  at: example.created,
  actor: { userId: example.ids.user, name: 'Heron Inkwell' },
  action: 'launchStudy',
  target: example.ids.study,
  targetType: 'study',
  targetName: 'Night trains, autumn',
  studyId: example.ids.study,
  ip: '192.0.2.14',
  result: 'done',
  changes: { status: { from: 'draft', to: 'live' }, responseTarget: { to: 100 } },
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};

export const readAuditDoc: OperationDoc = {
  id: 'readAudit',
  tag,
  summary: 'Read the audit log',
  description: `Who did what, newest first: one entry for each change by a member, a key or a command on the server, for each time that somebody was given addresses of recordings, clips or exports, for each export and each opening of a shared page, and for what a role did not allow. It never has a participant's words, and what participants do is not in it. Entries cannot be changed or deleted; each has a hash over itself and the one before. \`format=csv\` and \`format=ndjson\` answer all that pass the filter as a file. ${only}`,
  headers: ['X-Total-Count', 'Link'],
  files: ['text/csv', 'application/x-ndjson'],
  answer: 'A page of entries, or a file of all.',
  examples: { reply: [{ summary: 'One', value: { entries: [entry] } }] },
};

export const checkAuditDoc: OperationDoc = {
  id: 'checkAudit',
  tag,
  summary: 'Check the audit log',
  description: `Computes every hash of the organization's log again, and whether its last entries are there. ${only}`,
  answer: 'Whether it holds.',
  examples: {
    reply: [
      {
        summary: 'It holds',
        value: { ok: true, entries: 18_206, brokenAt: null, checkedAt: example.created },
      },
    ],
  },
};
