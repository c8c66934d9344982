import { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import {
  isUuid,
  type ResponseReference,
  responseReference,
  type StudyReference,
  studyReference,
} from '@/lib/domain/identifier';
import { eraseToken, ids, linkId, linkToken } from './docs/examples';
import type { PathParameter } from './path-parameter';

const shown = (description: string, example: string) => ({ description, param: { example } });

/** A study by its id or its link id (v1). A text that can be neither is a study that does not exist. */
export const StudyIdOrLinkId: PathParameter<StudyReference> = {
  schema: z.string().meta(shown("The study's permanent id or its link id.", linkId)),
  read: studyReference,
  namesStudy: true,
};

/** A study by its permanent id alone (launch, A11). */
export const StudyId: PathParameter<StudyReference> = {
  schema: z.uuid().meta(shown("The study's permanent id. The link id is not accepted.", ids.study)),
  read: (raw) => (isUuid(raw) ? studyReference(raw) : { by: 'nothing' }),
  namesStudy: true,
};

/** A study by its link id alone (legacy and participants, A11). */
export const LinkId: PathParameter<StudyReference> = {
  schema: z.string().meta(shown("The study's link id.", linkId)),
  read: (raw) => (isUuid(raw) ? { by: 'nothing' } : studyReference(raw)),
  namesStudy: true,
};

/** A response by its id or its readable id (v1). */
export const ResponseIdOrReadableId: PathParameter<ResponseReference> = {
  schema: z.string().meta(shown('A response UUID, or its positive readable id.', '1')),
  read: (raw) => {
    const reference = responseReference(raw);
    if (reference) return reference;
    throw new Failure('bad_request', 'The response identifier is neither a UUID nor a positive readable id.');
  },
};

/** A response by its id alone (legacy, A11). */
export const ResponseId: PathParameter<ResponseReference> = {
  schema: z.uuid().meta(shown('A response UUID.', ids.response)),
  read: (raw) => {
    if (isUuid(raw)) return { by: 'id', id: raw.toLowerCase() };
    throw new Failure('bad_request', 'The response identifier is not a UUID.');
  },
};

/** A UUID in a path; any other text matches nothing. */
function named(what: string, example: string): PathParameter<string> {
  return {
    schema: z.uuid().meta(shown(`The id of the ${what}.`, example)),
    read: (raw) => {
      if (isUuid(raw)) return raw.toLowerCase();
      throw new Failure('not_found', `There is no such ${what}.`);
    },
  };
}

export const OrganizationId = named('organization', ids.organization);
export const UserId = named('user', ids.user);
export const InvitationId = named('invitation', ids.invitation);
export const KeyId = named('API key', ids.key);
export const SessionId = named('session', ids.session);
export const WalletId = named('wallet', ids.wallet);
export const WebhookId = named('webhook', ids.webhook);
export const DeliveryId = named('message', ids.delivery);
export const RehearsalId = named('rehearsal', ids.rehearsal);
export const ExportId = named('export', ids.export);
export const ClipId = named('clip', ids.clip);
export const ReelId = named('reel', ids.reel);
export const FileId = named('file', ids.recording);
export const ThemeId = named('theme', ids.theme);
export const EvidenceId = named('passage', ids.evidence);
export const ShareId = named('link', ids.share);
export const InsightId = named('insight', ids.insight);

/** The token of an invitation's link. Any text: its hash exists or not. */
export const InvitationToken: PathParameter<string> = {
  schema: z.string().meta(shown("The last part of the invitation's link.", linkToken)),
  read: (raw) => raw,
};

/** The token of a link to a new password. Any text, as above. */
export const PasswordLinkToken: PathParameter<string> = {
  schema: z.string().meta(shown('What the link carries as `token`.', linkToken)),
  read: (raw) => raw,
};

/** The token of a link to findings. Any text, as above. */
export const ShareToken: PathParameter<string> = {
  schema: z.string().meta(shown('The last part of the link.', linkToken)),
  read: (raw) => raw,
};

/** The token of a participant's link to delete their answers. Any text, as above. */
export const EraseToken: PathParameter<string> = {
  schema: z.string().meta(shown('What the link to delete the answers has after `/erase/`.', eraseToken)),
  read: (raw) => raw,
};

/** The id of an interview. Any text: the token is checked against it first. */
export const InterviewId: PathParameter<string> = {
  schema: z.uuid().meta(shown("The interview's response id.", ids.response)),
  read: (raw) => raw.toLowerCase(),
};

/** An annotation of a response. A text that is not an id matches none. */
export const AnnotationId: PathParameter<string> = {
  schema: z.uuid().meta(shown('The id of the annotation.', ids.annotation)),
  read: (raw) => {
    if (isUuid(raw)) return raw.toLowerCase();
    throw new Failure('not_found', 'There is no such annotation on this response.');
  },
};

/** A row of a transcript, from 0. What cannot be one is one that does not exist. */
export const RowIndex: PathParameter<number> = {
  schema: z
    .int()
    .min(0)
    .meta({ description: 'The `responseIndex` of a row.', param: { example: 1 } }),
  read: (raw) => {
    if (/^(?:0|[1-9]\d{0,8})$/.test(raw)) return Number(raw);
    throw new Failure('not_found', 'There is no such row in this response.');
  },
};
