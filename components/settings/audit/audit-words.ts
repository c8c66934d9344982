import type { AuditEntry } from '@/lib/client/audit';

/** What each operation does, as somebody would tell it: "to …". */
const DEEDS: Readonly<Record<string, string>> = {
  // Studies.
  createStudy: 'make a study',
  duplicateStudy: 'copy a study',
  changeStudy: 'change a study',
  deleteStudy: 'delete a study',
  holdStudy: 'set the legal hold of a study',
  liftStudyHold: 'lift the legal hold of a study',
  saveGuide: 'change a guide',
  moveStudies: 'move studies',
  createFolder: 'make a folder',
  renameFolder: 'rename a folder',
  deleteFolder: 'delete a folder',
  uploadMedia: 'add a picture or film',
  launchStudy: 'launch a study',
  pauseStudy: 'pause a study',
  resumeStudy: 'resume a study',
  closeStudy: 'close a study',
  makeTestLink: 'make a link to try a study',
  startRehearsal: 'start a rehearsal',
  stopRehearsal: 'stop a rehearsal',
  saveTranslation: 'change a translation',
  changeTranslation: 'change a translation',
  addInvitees: 'add people to invite',
  sendStudyInvitations: 'send invitations',
  remindInvitees: 'remind people',
  removeStudyInvitation: 'erase an invited person',
  // Responses.
  getResponse: 'open a response with its recordings',
  readResponse: 'read a response with its recordings',
  listResponses: 'list responses with their recordings',
  legacyGetResponse: 'open a response with its recordings',
  legacyListResponses: 'list responses with their recordings',
  readHandedFile: 'load a file that was handed in',
  exportResponses: 'export responses',
  readExport: 'load an export',
  deleteResponse: 'delete a response',
  exportPerson: 'take out a person’s data',
  erasePerson: 'erase a response of a person',
  eraseOwnAnswers: 'delete their own answers',
  changeResponseTags: 'change the tags of a response',
  tagResponses: 'tag several responses',
  annotateResponse: 'add a highlight or a note',
  changeAnnotation: 'change a highlight or a note',
  deleteAnnotation: 'delete a highlight or a note',
  mendWords: 'mend a transcript',
  transcribeResponse: 'transcribe a response again',
  analyseAgain: 'analyse a response again',
  lookAfterResponse: 'take care of a flagged response',
  leaveResponseToOthers: 'leave a flagged response to others',
  holdResponse: 'set the legal hold of a response',
  liftResponseHold: 'lift the legal hold of a response',
  // Findings.
  createTheme: 'make a theme',
  suggestThemes: 'ask for themes',
  changeTheme: 'change a theme',
  deleteTheme: 'delete a theme',
  mergeThemes: 'merge two themes',
  addEvidence: 'add a passage to a theme',
  takeEvidenceOut: 'take a passage out of a theme',
  createInsight: 'write an insight',
  changeInsight: 'change an insight',
  deleteInsight: 'delete an insight',
  writeReport: 'change the report',
  readReport: 'read the report with its recordings',
  exportReport: 'export the report',
  createShare: 'share findings',
  revokeShare: 'close a shared link',
  openShared: 'open a shared page',
  exportSharedReport: 'load a shared report',
  createClip: 'cut a clip',
  renameClip: 'rename a clip',
  deleteClip: 'delete a clip',
  readClip: 'open a clip',
  listClips: 'open the clips of a response',
  listStudyClips: 'open the clips of a study',
  createReel: 'make a reel',
  changeReel: 'change a reel',
  deleteReel: 'delete a reel',
  readReel: 'open a reel',
  listReels: 'open the reels of a study',
  // The organisation.
  readAudit: 'export the audit log',
  changeOrganization: 'change the organisation',
  setSecondFactorRule: 'change who needs a second factor',
  signInExempt: 'sign in without the required second factor',
  setWalletAccess: 'change who may use a wallet',
  changeRole: 'change a role',
  removeMember: 'remove a member',
  makePasswordLink: 'make a link to a new password',
  setNewPassword: 'set a new password by a link',
  changePassword: 'change their password',
  turnOnSecondFactor: 'turn on their second factor',
  turnOffSecondFactor: 'turn off a second factor',
  renewRecoveryCodes: 'make new recovery codes',
  useRecoveryCode: 'use a recovery code to sign in',
  endSession: 'sign out one of their devices',
  endOtherSessions: 'sign out their other devices',
  invite: 'invite somebody',
  renewInvitation: 'renew an invitation',
  withdrawInvitation: 'withdraw an invitation',
  join: 'join by an invitation',
  deleteOrganization: 'delete the organisation in a week',
  keepOrganization: 'keep the organisation after all',
  deleteAccount: 'delete their account in a week',
  keepAccount: 'keep their account after all',
  acceptInvitation: 'accept an invitation',
  createKey: 'make an API key',
  revokeKey: 'end an API key',
  createWebhook: 'make a webhook',
  changeWebhook: 'change a webhook',
  deleteWebhook: 'delete a webhook',
  testWebhook: 'test a webhook',
  rotateWebhookSecret: 'renew the secret of a webhook',
  replayWebhookDelivery: 'send a message again',
  setNotifications: 'choose their notifications',
  setNotificationChannel: 'change the channel',
  deleteNotificationChannel: 'remove the channel',
  setModel: 'change the language model',
  removeModel: 'remove the language model',
  testModel: 'test the language model',
  // Commands on the server.
  'org:create': 'create the organisation',
  'user:create': 'create an account',
  'member:set': 'set a member’s role',
  'member:remove': 'remove a member',
  'org:delete': 'delete the organisation in a week',
  'org:keep': 'keep the organisation after all',
  'user:delete': 'delete the account in a week',
  'user:keep': 'keep the account after all',
  'user:second-factor-off': 'turn off a second factor',
  'key:create': 'make an API key',
  'key:revoke': 'end an API key',
  'wallet:grant': 'grant a wallet',
  'study:close': 'close a study',
  'demo:seed': 'create sample studies',
};

const IRREGULAR: Readonly<Record<string, string>> = {
  make: 'made',
  send: 'sent',
  set: 'set',
  write: 'wrote',
  take: 'took',
  read: 'read',
  leave: 'left',
  choose: 'chose',
  cut: 'cut',
  withdraw: 'withdrew',
  copy: 'copied',
  tag: 'tagged',
};

/** "Deleted a study", or "Tried to delete a study". An operation without words has its own name. */
export function deedText({ action, result }: Pick<AuditEntry, 'action' | 'result'>): string {
  const deed = DEEDS[action] ?? `use ${action}`;
  if (result !== 'done') return `Tried to ${deed}`;
  const [verb = '', ...rest] = deed.split(' ');
  const past = IRREGULAR[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
  return `${past.charAt(0).toUpperCase()}${past.slice(1)} ${rest.join(' ')}`;
}

/** Whether there are words for it. */
export function hasWords(action: string): boolean {
  return action in DEEDS;
}

export function actorText({ actor }: Pick<AuditEntry, 'actor'>): string {
  if (actor.system === 'operator') return 'Command on the server';
  if (actor.system === 'visitor') return 'Somebody with the link';
  if (actor.keyId) return actor.name === null ? 'A key that is gone' : `Key “${actor.name}”`;
  return actor.name ?? 'Somebody who is gone';
}

export function resultText(result: string): string {
  if (result === 'done') return 'done';
  return result === 'forbidden' ? 'not allowed' : 'broke off';
}

/** "role from viewer to admin, title anew": what was set, with values where the log has them. */
export function changesText(changes: AuditEntry['changes']): string {
  const parts = Object.entries(changes).map(([field, { from, to }]) => {
    if (from !== undefined && to !== undefined) return `${field} from ${shown(from)} to ${shown(to)}`;
    return to === undefined ? `${field} anew` : `${field} to ${shown(to)}`;
  });
  return parts.length === 0 ? 'nothing beside that' : parts.join(', ');
}

function shown(value: string | number | boolean | null): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
