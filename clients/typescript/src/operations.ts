/** Made of the API document by `npm run api:types`; not to be edited. */

export interface Operation {
  method: string;
  path: string;
  /** What proves who asks: an API key, an interview's token, or nothing. */
  by: 'key' | 'token' | 'nobody';
  /** Whether it takes an `Idempotency-Key`. */
  takesKey: boolean;
  /** Whether a second request does no harm where the answer to the first was lost. */
  repeatable: boolean;
}

export const OPERATIONS = {
  /** Start an interview. Starts a response and returns its first step. `token` is its only credential and is not shown again: send it as `Authorization: Bearer`. `urlParams` takes all parameters of the link, up to 16 KiB; the response keeps them. A study may accept each browser or each value of a parameter once: then the same interview is returned again, even after its end. It may require a signed link (else `forbidden`) or a parameter (else `bad_request`). */
  startInterview: {
    method: 'POST',
    path: '/api/interviews',
    by: 'nobody',
    takesKey: true,
    repeatable: true,
  },
  /** Resume an interview. The current step and what was said so far; after its end, the end. */
  resumeInterview: {
    method: 'GET',
    path: '/api/interviews/{responseId}',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Change the language. To another of the study's languages, until the first answer. */
  changeLanguage: {
    method: 'PATCH',
    path: '/api/interviews/{responseId}',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Add recordings to a spoken answer. For a participant who spoke in two windows, one of which answered: the uploads of the other one are added to that answer. Only those that were created before the answer was given. Again it changes nothing. Refused with `conflict`: a step that has no answer or was left out, and uploads that were created later. */
  addRecordings: {
    method: 'POST',
    path: '/api/interviews/{responseId}/additions',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Answer the current step. Exactly once: the same step and answer sent again give the same result; another answer, or a step that is not the current one, is `conflict`. A reply means that the answer is stored durably. An answer that does not fit its question is `invalid_request_body`, and the step stays. */
  answerStep: {
    method: 'POST',
    path: '/api/interviews/{responseId}/answers',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Change an earlier answer. Where `config.allowRevision` is set, and until the block of the question is finished. `version` is 1 for the first answer, and one more after each change. The earlier answers are kept, and the last one counts. The same change sent again gives the answer as it stands. Refused with `conflict`: a change after a newer version, one that would alter what was asked since, one of an answer that was spoken, left out or a file. */
  changeAnswer: {
    method: 'POST',
    path: '/api/interviews/{responseId}/changes',
    by: 'token',
    takesKey: false,
    repeatable: false,
  },
  /** Get the link to delete the answers. For the last page: a page where the participant may delete these answers, then or later. Whoever has the address can: show it to nobody else. `conflict` while the interview is under way. */
  makeEraseLink: {
    method: 'GET',
    path: '/api/interviews/{responseId}/erase-link',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Forget the token in this browser. Deletes the cookie by which the page would resume, for shared devices. The token stays valid. */
  forgetToken: {
    method: 'POST',
    path: '/api/interviews/{responseId}/forget',
    by: 'token',
    takesKey: false,
    repeatable: false,
  },
  /** See what was understood so far. The words of an answer that is being spoken, once its participant has gone quiet: the bytes that have come are transcribed to their end, which takes a moment; ask again until `heardMs` has reached it. Stores no answer. */
  hearSoFar: {
    method: 'POST',
    path: '/api/interviews/{responseId}/words',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a participant's own answers. What the page of a link to delete the answers sends: deletes this one response as erasing a person does, with recordings and everything that was made of it, and its invitation by mail. Charges stay in the ledger, and the audit log has an entry without an address. Again: the same. While a legal hold keeps it: `conflict`, in words that participants may read. Only from pages of this server, or clients that are no browsers. Cannot be undone. */
  eraseOwnAnswers: {
    method: 'DELETE',
    path: '/api/interviews/erase/{token}',
    by: 'nobody',
    takesKey: false,
    repeatable: true,
  },
  /** Resume by the token alone. For a personal link, which has only the token. Answers like resuming by id, and sets the cookie by which the page resumes. */
  resumeByToken: {
    method: 'POST',
    path: '/api/interviews/resume',
    by: 'token',
    takesKey: false,
    repeatable: true,
  },
  /** See what stands behind a link. What a participant's link leads to, in the study's language or another of its own. Creates nothing. A paused or closed study is `conflict`, with a message for the participant. */
  findInvitation: {
    method: 'GET',
    path: '/api/interviews/studies/{linkId}',
    by: 'nobody',
    takesKey: false,
    repeatable: true,
  },
  /** Ask several studies. What participants of several studies said, or of all studies of the organization. Every sentence cites passages of what participants said. Without a language model the answer is the best passages, of different people, grouped. With one (the organization’s, or the operator’s where it has set none) it writes sentences from these passages; a sentence that no passage supports is left out. `notFound` is an answer: nobody spoke of it. Counts as 20 requests. */
  askStudies: {
    method: 'POST',
    path: '/api/public/v1/ask',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read the audit log. Who did what, newest first: one entry for each change by a member, a key or a command on the server, for each time that somebody was given addresses of recordings, clips or exports, for each export and each opening of a shared page, and for what a role did not allow. It never has a participant's words, and what participants do is not in it. Entries cannot be changed or deleted; each has a hash over itself and the one before. `format=csv` and `format=ndjson` answer all that pass the filter as a file. Owners and admins only. */
  readAudit: {
    method: 'GET',
    path: '/api/public/v1/audit',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Check the audit log. Computes every hash of the organization's log again, and whether its last entries are there. Owners and admins only. */
  checkAudit: {
    method: 'GET',
    path: '/api/public/v1/audit/check',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Search studies. A page of the studies that a search finds, with their responses by day, the latest words, and the problems of drafts. `counts` are of what the search finds in any status. */
  searchStudies: {
    method: 'GET',
    path: '/api/public/v1/dashboard/studies',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List folders. All folders, each before those inside it, also those that exist only through studies in or below them. */
  listFolders: {
    method: 'GET',
    path: '/api/public/v1/folders',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make a folder. An empty folder, with those above it. An existing one is `conflict`. */
  createFolder: {
    method: 'POST',
    path: '/api/public/v1/folders',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Rename or move a folder. With everything in it, all or nothing. `conflict` when there is a folder at the new path: folders are never merged. */
  renameFolder: {
    method: 'PATCH',
    path: '/api/public/v1/folders',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a folder. Never deletes a study. `conflict` with studies in or below it, unless `contents=moveUp` moves them to the folder above. */
  deleteFolder: {
    method: 'DELETE',
    path: '/api/public/v1/folders',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Move studies to a folder. Up to 500 at once, all or none. Creates the folder where needed; null: out of folders. The folders that they leave stay. */
  moveStudies: {
    method: 'POST',
    path: '/api/public/v1/folders/move',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List invitations. Pending invitations, also expired ones. Owners and admins only. */
  listInvitations: {
    method: 'GET',
    path: '/api/public/v1/invitations',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Invite somebody. With a link that works once, for seven days, for that address alone. Inviting again replaces the link. At most five an hour to one address. A person with an account can accept once its address is verified. Owners and admins only; only owners invite owners. */
  invite: {
    method: 'POST',
    path: '/api/public/v1/invitations',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Withdraw an invitation. Its link is worth nothing any more. */
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/public/v1/invitations/{invitationId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Send an invitation again. With a new link and expiry; the earlier link becomes invalid. */
  renewInvitation: {
    method: 'POST',
    path: '/api/public/v1/invitations/{invitationId}/renew',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List API keys. Your own; owners and admins see those of everybody. */
  listKeys: {
    method: 'GET',
    path: '/api/public/v1/keys',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make an API key. A key of your own, with your permissions, or with some of them: `scopes` say what it may be used for, `studyIds` for which studies. It is shown this once. With `test` it is a test key, which begins with `clq_test_`: what it creates are test studies, it sees no others, and nothing that it does holds or spends credits. A key with any of these makes and revokes no keys. */
  createKey: {
    method: 'POST',
    path: '/api/public/v1/keys',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Revoke an API key. At once: requests with it are `invalid_api_key`. Your own; owners and admins may revoke any. Not with a key that has `scopes` or `studyIds`, or a test key. */
  revokeKey: {
    method: 'DELETE',
    path: '/api/public/v1/keys/{keyId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** See who you are. The user of the key or session, their organization, and what they may do there. */
  readMe: {
    method: 'GET',
    path: '/api/public/v1/me',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List members. Everybody who belongs to the organization, by name. */
  listMembers: {
    method: 'GET',
    path: '/api/public/v1/members',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a member's role. Owners and admins only; owners alone make and demote owners. The last owner is `conflict`. */
  changeRole: {
    method: 'PATCH',
    path: '/api/public/v1/members/{userId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Remove a member, or leave. Their keys and sessions lose access at once; the keys stay invalid when they return. Everybody may remove themselves; the last owner is `conflict`. */
  removeMember: {
    method: 'DELETE',
    path: '/api/public/v1/members/{userId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Help a member to a new password. A link that works once, mailed to them, or returned for you to pass on where no mail is set up. Only for people who belong to no other organization; only owners help owners. Invalid after any change of their memberships, or of yours here. */
  makePasswordLink: {
    method: 'POST',
    path: '/api/public/v1/members/{userId}/password-link',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** See what you are told. By mail, in this organization. Who chose nothing is told nothing, but owners of safety flags and of webhooks that fail. */
  readNotifications: {
    method: 'GET',
    path: '/api/public/v1/notifications',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Choose what you are told. All of it at once. Mails have titles, numbers and links, and nothing that participants said; what happens within a minute comes in one. */
  setNotifications: {
    method: 'PUT',
    path: '/api/public/v1/notifications',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read the organization. Where the caller acts. */
  readOrganization: {
    method: 'GET',
    path: '/api/public/v1/organization',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change the organization. What is left out stays. `If-Match` is optional. Numbers of `retention` are a ceiling for all studies, and act at once. Owners and admins only. */
  changeOrganization: {
    method: 'PATCH',
    path: '/api/public/v1/organization',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** See the organization's model. Owners and admins only. The key is never read back. */
  readModels: {
    method: 'GET',
    path: '/api/public/v1/organization/models',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Set a model. An OpenAI-compatible endpoint that words follow-ups. It is tested at once and used as soon as a test has passed, and until then the rules work alone: the operator’s model is not asked in its place. A change of limits alone needs no test. It replaces all that was set: send `If-Match` to change what you have read and nothing else. Owners and admins only. */
  setModel: {
    method: 'PUT',
    path: '/api/public/v1/organization/models',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Remove the model. With its key. Interviews go on with the operator’s model, or by the rules where there is none. Owners and admins only. */
  removeModel: {
    method: 'DELETE',
    path: '/api/public/v1/organization/models',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Test the model. With made-up questions; nothing that anybody said is sent. Owners and admins only. */
  testModel: {
    method: 'POST',
    path: '/api/public/v1/organization/models/test',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** See what models took. In tokens. Owners and admins only. */
  readModelUsage: {
    method: 'GET',
    path: '/api/public/v1/organization/models/usage',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** See the organization's channel. Without its address. Owners and admins only. */
  readNotificationChannel: {
    method: 'GET',
    path: '/api/public/v1/organization/notifications',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Tell a channel. A channel of Slack, or of what takes its incoming webhooks (`{text}`), is told what happens; what happens within a minute comes in one message, tried for a day. Owners and admins only. */
  setNotificationChannel: {
    method: 'PUT',
    path: '/api/public/v1/organization/notifications',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Tell no channel. With what it was still to be told. Owners and admins only. */
  deleteNotificationChannel: {
    method: 'DELETE',
    path: '/api/public/v1/organization/notifications',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Try the channel. Says a sentence there now. Owners and admins only. */
  testNotificationChannel: {
    method: 'POST',
    path: '/api/public/v1/organization/notifications/test',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** See what is deleted next in all studies. What goes by the organization's `retention`, by those of its studies and by what participants were told, as it is saved or as if other numbers were. Test interviews are not in it. */
  forecastOrganizationRetention: {
    method: 'GET',
    path: '/api/public/v1/organization/retention',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** See who needs a second factor. Whether sessions of members need one, and who has one. For owners and admins. */
  readSecondFactorRule: {
    method: 'GET',
    path: '/api/public/v1/organization/second-factor',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Require a second factor. Sessions of members without one are held back from everything of the organization (`forbidden`) until they have set one up; API keys go on. One owner may be exempt, for when all others are locked out. For owners; `conflict` when it would hold back the one who sets it. */
  setSecondFactorRule: {
    method: 'PUT',
    path: '/api/public/v1/organization/second-factor',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Find the data of a person. All responses of a participant and what is kept with each: words, recordings, clips, quotes, notes. A person is a value of a query parameter of participants’ links (`parameter=pid&value=…`), over all studies of the organization. With `responseId` it is that response, and the others of whoever its study identifies: by the parameter that lets each in once (`entry`), by that of a panel (`redirects.parameter`), or by the address that its personal link went to. Nobody by that name is an empty answer. A test key finds the responses of test studies, another key those of the others. */
  findPerson: {
    method: 'GET',
    path: '/api/public/v1/people',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Erase a person. Deletes all of their responses as deleting each would: recordings, words, what is searched by, clips, reels that showed them, quotes in insights and reports; and exports of these studies that were not fetched yet, invitations by mail, and links to their responses alone. Interviews under way end. Charges stay in the ledger, and the audit log has an entry for each response, without the value that named them. Files go within minutes. One request erases a hundred at most: send it again until `remaining` is 0; with `responseId`, that response goes last. What a legal hold keeps is skipped, and named in `held`. Those in test studies are erased as well; a test key erases there alone. Cannot be undone. Owners and admins only. A person is a value of a query parameter of participants’ links (`parameter=pid&value=…`), over all studies of the organization. With `responseId` it is that response, and the others of whoever its study identifies: by the parameter that lets each in once (`entry`), by that of a panel (`redirects.parameter`), or by the address that its personal link went to. Nobody by that name is an empty answer. A test key finds the responses of test studies, another key those of the others. */
  erasePerson: {
    method: 'DELETE',
    path: '/api/public/v1/people',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Take out the data of a person. A zip archive, written while it is read: `person.json`, and a folder for each response of the page with all that the reading endpoint has of it, its transcript in Markdown, captions, recordings and files. Ask for fewer by `perPage` where recordings are more than 3.9 GB. Invitations are in it for roles that may see them. A person is a value of a query parameter of participants’ links (`parameter=pid&value=…`), over all studies of the organization. With `responseId` it is that response, and the others of whoever its study identifies: by the parameter that lets each in once (`entry`), by that of a panel (`redirects.parameter`), or by the address that its personal link went to. Nobody by that name is an empty answer. A test key finds the responses of test studies, another key those of the others. */
  exportPerson: {
    method: 'GET',
    path: '/api/public/v1/people/export',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List responses. A page of responses in the order in which they began. Read pages until there is no `Link` with `rel="next"`. To stay up to date, repeat with `updatedSince` ten seconds before the greatest `updatedAt` that you have, and replace by `id`: nothing is missed. */
  listResponses: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read a response. With its transcript. Links to recordings are valid for one hour; read the response again for new ones. */
  getResponse: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a response. With its recordings, at once. Owners and admins only. Its charge stays in the ledger. While a legal hold keeps it: `conflict`. */
  deleteResponse: {
    method: 'DELETE',
    path: '/api/public/v1/responses/{linkId}/{responseId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Analyse a response again. Restarts an analysis that was given up after too many attempts. One that is done or waiting stays. Needs a role that may edit. */
  analyseAgain: {
    method: 'POST',
    path: '/api/public/v1/responses/{linkId}/{responseId}/analysis',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Annotate a response. Adds a note to the response or a row, or highlights a passage of the participant's words. Needs a role that may edit. */
  annotateResponse: {
    method: 'POST',
    path: '/api/public/v1/responses/{linkId}/{responseId}/annotations',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Change an annotation. Its words and its tag; its place stays. Your own; owners and admins may change all. */
  changeAnnotation: {
    method: 'PATCH',
    path: '/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete an annotation. Your own; for owners and admins, any. */
  deleteAnnotation: {
    method: 'DELETE',
    path: '/api/public/v1/responses/{linkId}/{responseId}/annotations/{annotationId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read the captions of a response. What the participant said, in timed lines for all recordings joined: the clock starts with the first and leaves out what was not recorded. Times of words come from the transcriber, or are spread over the answer. Empty without recordings. */
  captionResponse: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/captions',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List the clips of a response. Newest first. */
  listClips: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/clips',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Cut a clip. Cuts a part out of the recordings of a response, on the one clock that captions count by; the film is made by a job: read the clip until it is `ready` or `failed`. At most ten minutes. Words without times of their own are spread evenly over what was recorded of their row (`wordTimes`). What cannot be hidden is refused; of a row without any times no single words can be hidden. Needs a role that may edit. */
  createClip: {
    method: 'POST',
    path: '/api/public/v1/responses/{linkId}/{responseId}/clips',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read a clip. With addresses of its files that work for an hour, once it is ready. */
  readClip: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Rename a clip. Only its title changes; for another cut make another clip. Needs a role that may edit. */
  renameClip: {
    method: 'PATCH',
    path: '/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a clip. With its files. Reels that show it are rendered anew without it, and what they were is gone at once. Needs a role that may edit. */
  deleteClip: {
    method: 'DELETE',
    path: '/api/public/v1/responses/{linkId}/{responseId}/clips/{clipId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Download a file that was handed in. The file as the participant sent it, by its id in `given.files` of an answer, under its own name. Its type is detected for pictures and films, `application/octet-stream` for everything else. 404 until it is complete. */
  readHandedFile: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/files/{fileId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Put a response under a legal hold. From now on nothing of it is deleted: not because it was kept for long enough, nor by deleting it or its study, by erasing a person, or by the participant. A hold that is there already stays as it was set. Owners and admins only. */
  holdResponse: {
    method: 'PUT',
    path: '/api/public/v1/responses/{linkId}/{responseId}/hold',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Lift the legal hold of a response. What of it was kept for long enough is deleted within the hour, unless its study is held. Owners and admins only. */
  liftResponseHold: {
    method: 'DELETE',
    path: '/api/public/v1/responses/{linkId}/{responseId}/hold',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Look after a flagged response. Says that you look after it; whoever came first stays. A response without a flag is a `conflict`. Needs a role that may edit. */
  lookAfterResponse: {
    method: 'PUT',
    path: '/api/public/v1/responses/{linkId}/{responseId}/looked-after',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Look after a response no more. Takes back that somebody looks after it. Needs a role that may edit. */
  leaveResponseToOthers: {
    method: 'DELETE',
    path: '/api/public/v1/responses/{linkId}/{responseId}/looked-after',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read a response for review. The response with times and numbers of its rows, the reason of each follow-up, the sources of bullets and tags, quality in words, structured answers, annotations, and its neighbours (with a filter, those that pass it). */
  readResponse: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/reading',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read the words of a spoken answer. With all versions that they had. Other answers are 409 `conflict`. */
  readWords: {
    method: 'GET',
    path: '/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Write or mend the words of a spoken answer. A new version, which is shown from now on; the recording stays. Highlights move with their words, and the response is analysed again. Needs a role that edits. Answers that were not spoken are 409 `conflict`. */
  mendWords: {
    method: 'PUT',
    path: '/api/public/v1/responses/{linkId}/{responseId}/rows/{responseIndex}/words',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change the tags of a response. Removes and adds tags. A new analysis keeps what reviewers changed. Needs a role that may edit. */
  changeResponseTags: {
    method: 'PATCH',
    path: '/api/public/v1/responses/{linkId}/{responseId}/tags',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Transcribe spoken answers. Transcribes spoken answers that have no words, because there was no transcriber then or it failed. The response is analysed again afterwards. Needs a role that may edit, and a transcriber. */
  transcribeResponse: {
    method: 'POST',
    path: '/api/public/v1/responses/{linkId}/{responseId}/transcription',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Find anything. Responses by id, participants' words, and tags, in all studies of the organization: at most six of each, the latest first; of interviews in progress up to a minute old. */
  findAnything: {
    method: 'GET',
    path: '/api/public/v1/search',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List studies. All studies of the key's organization, newest first. */
  listStudies: {
    method: 'GET',
    path: '/api/public/v1/studies',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read a study. The whole study with its editable revision, its guide as it was written, and its problems. An edit sends the `ETag` back in `If-Match`. */
  getStudy: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a study. Any field but the guide; omitted ones stay. `title`, `linkId`, `folderPath`, `responseTarget`, `closeAtTarget`, `entry`, `supportMessage`, `organisation`, `contact`, `launchers` and what belongs to fieldwork (`quotas`, `redirects`, `opensAt`, `closesAt`, `closeAfter`, `stateTexts`, `consent`, `retention`, `branding`, `embedOrigins`, `invitationTexts`) take effect at once, the others, on a live study, at its next launch. A former link id still works and is never given to another study. */
  changeStudy: {
    method: 'PATCH',
    path: '/api/public/v1/studies/{studyId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a study. With all responses and recordings, at once. Owners and admins only. Held credits go back; charges stay in the ledger. Its link id is never used again. While a legal hold keeps it, or a response of it: `conflict`. */
  deleteStudy: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Ask a study. What participants said to a question of yours. Every sentence cites passages of what participants said. Without a language model the answer is the best passages, of different people, grouped. With one (the organization’s, or the operator’s where it has set none) it writes sentences from these passages; a sentence that no passage supports is left out. `notFound` is an answer: nobody spoke of it. Counts as 20 requests. */
  askStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/ask',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List the clips of a study. Of all its responses, newest first. */
  listStudyClips: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/clips',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Close a study. For good: no new interviews; held credits go back to the wallet. Interviews in progress may finish. */
  closeStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/close',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read the state of a study's themes. How far responses are read with the themes as they are, and how many people fit none of them. */
  readCodebook: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/codebook',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Duplicate a study. A new draft with the same content, without responses, wallet or launchers. */
  duplicateStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/duplicate',
    by: 'key',
    takesKey: true,
    repeatable: true,
  },
  /** See how far an export is. Of an export that a job writes. Once it is `ready`, `url` gives the file to whoever has it until `expiresAt`, a day later; then it is removed, as with its study. `export.ready` tells of it. */
  readExport: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/exports/{exportId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read the state of fieldwork. Live figures of a study: how many started, how their interviews stand by way in, and who is in each quota. As a table with `format=csv`. */
  readFieldwork: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/fieldwork',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Compare with a panel's list. Reads a panel's export (CSV) and tells who ended differently and who is missing where. People are matched by a parameter of the participants' link. Changes nothing. */
  comparePanel: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/fieldwork/compare',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Export a study guide. The editable revision as the body of a create request. Create refuses an unfinished one. */
  readGuide: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/guide',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Save the study guide. Replaces the editable guide, finished or not: texts and lists may be empty. `problems` lists what is missing or broken, which only a launch refuses. Participants of a live study see nothing of it until then. Remaining questions keep their ids. */
  saveGuide: {
    method: 'PUT',
    path: '/api/public/v1/studies/{studyId}/guide',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Export a study guide for people. The editable guide as a Markdown document: blocks, questions, options, conditions in words, concepts. */
  readGuideMarkdown: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/guide/markdown',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read the head of a study. For the head of a study's pages: title, status, counts, and what you may do with it. */
  readStudyHead: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/head',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List the highlights of a study. The highlighted passages of all its responses, a page at a time. Criteria are combined: each must hold. */
  listHighlights: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/highlights',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read legal holds. The legal hold of a study, and those of single responses in it. */
  readStudyHolds: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/hold',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Put a study under a legal hold. From now on nothing of it is deleted: not because it was kept for long enough, nor by deleting the study or a response, by erasing a person, or by a participant. A hold that is there already stays as it was set. Owners and admins only. */
  holdStudy: {
    method: 'PUT',
    path: '/api/public/v1/studies/{studyId}/hold',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Lift the legal hold of a study. What was kept for long enough is deleted within the hour. Holds of single responses stay. Owners and admins only. */
  liftStudyHold: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/hold',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List the insights of a study. Drafts and those shared with the team, a page at a time, the latest change first. */
  listInsights: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/insights',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Write an insight. A sentence, its text, and the passages that it stands on. Passages move when the words of their row are mended. When a response is deleted, its passages keep their places and lose their words. */
  createInsight: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/insights',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read an insight. With the words of its passages as they are now. */
  readInsight: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/insights/{insightId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change an insight. Needs `If-Match` with the ETag that you read. `evidence`, `themes` and `authors` replace the whole list. */
  changeInsight: {
    method: 'PATCH',
    path: '/api/public/v1/studies/{studyId}/insights/{insightId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete an insight. Needs `If-Match` with the ETag that you read. Pages of links to it say that it was deleted. */
  deleteInsight: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/insights/{insightId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List whom a study invites. Addresses, personal links and where each invitation stands. As a table of all with `format=csv`. For those who may edit the study: addresses are personal data. */
  listStudyInvitations: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/invitations',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Add people to invite. Nothing is sent by this. Each gets a personal link, which begins one interview and goes on with it, on any device, and which a study with `entry` `signed` accepts. Rows that cannot be taken are answered with the reason; the others are added. Whoever is invited already is not invited twice. For those who may edit the study: addresses are personal data. */
  addInvitees: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/invitations',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Erase an invitation. The address and its mails. An interview that was begun stays, and the link goes on leading to it; one that has begun none begins none any more. Whoever asked for no more mails gets none when they are added again. While a legal hold keeps the study: `conflict`. For those who may edit the study: addresses are personal data. */
  removeStudyInvitation: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/invitations/{invitationId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Remind those who have not ended. Everybody who got an invitation, has not ended, has not asked for no more, and was not written to within 24 hours; at most three times each. Who ends before it leaves gets none. Mails leave one by one, at most 60 a minute for an organization, each with a way to get no more (RFC 8058). For those who may edit the study: addresses are personal data. */
  remindInvitees: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/invitations/remind',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Send the invitations. To everybody who was added and has got none. Mails leave one by one, at most 60 a minute for an organization, each with a way to get no more (RFC 8058). A mail server that is away is tried again; what it refuses for good is `failed`. While the study is paused mails wait. Needs `SMTP_URL`. For those who may edit the study: addresses are personal data. */
  sendStudyInvitations: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/invitations/send',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Launch a study. Makes a draft live and returns the link for participants. Takes the permanent `id` only, never the link id. The wallet may be omitted when the organization has exactly one. A live study publishes its pending edits without another hold; a paused one resumes; a closed one is `conflict`. A test study is refused as another one would be, but nothing is held or charged, and `wallet` is the one that would be billed, as it is. After `study_busy`, or `conflict` with `Retry-After`, repeat the request. */
  launchStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/launch',
    by: 'key',
    takesKey: true,
    repeatable: true,
  },
  /** Preview a launch. What a launch would do now: its hold, the wallets that can fund it, the problems of the guide, the changes for participants, and what closing gives back. Changes nothing. */
  previewLaunch: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/launch-preview',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Check a link id. `free`, `current` (its own), `earlier` (a former one, which still works), `taken` or `invalid`. Changes nothing. */
  checkLink: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/link-check',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make a participant's link. A link with these parameters and `_clq_sig`, their signature for this study. A study whose `entry` is `signed` accepts only such links: changing, adding or removing a parameter invalidates the link. Nothing is stored. */
  makeLink: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/links',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Pause a study. No new interviews; those under way may finish. Only a live study can be paused. */
  pauseStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/pause',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read the questions of a study. The participant-facing questions of the latest editable revision, in order; with `revision=published` of the published one. A question keeps its id over edits: the `discussionGuideQuestionId` of answers and transcript items. */
  listQuestions: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/questions',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List the reels of a study. Newest first. */
  listReels: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/reels',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make a reel. Clips of a study in a row, with cards between them, at most an hour; made by a job, as clips are. What its clips hide stays hidden. Needs a role that may edit. */
  createReel: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/reels',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read a reel. With addresses of its files that work for an hour, once it is ready. */
  readReel: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/reels/{reelId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a reel. Another title changes nothing else. Anything else has it rendered anew, and what it was is gone at once. Needs a role that may edit. */
  changeReel: {
    method: 'PATCH',
    path: '/api/public/v1/studies/{studyId}/reels/{reelId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a reel. With its files; its clips stay. Needs a role that may edit. */
  deleteReel: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/reels/{reelId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List rehearsals. Of the last week. */
  listRehearsals: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/rehearsals',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Rehearse a study. Has scripted participants walk the editable revision as it is now, also of a draft, with the moderator that participants get. Further ones are added for the ways through the guide that these do not take. Nothing of it is charged, counted, exported, searched or an event. Ask for its state every second or two; while one is under way that one is answered and no other begun. For those who may edit. */
  startRehearsal: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/rehearsals',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read a rehearsal. How far it is and what it shows so far: who was asked what, which questions nobody came to, what was asked in between, how long it takes, and what to mend. */
  readRehearsal: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Stop a rehearsal. It keeps what was walked so far. One that is over stays as it is. */
  stopRehearsal: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/rehearsals/{rehearsalId}/stop',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read the report of a study. Every study has one report; before it is saved it is empty, with the title of the study. Figures of charts are those that were taken last; quotes and clips are as they are now, and empty once they were deleted. */
  readReport: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/report',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Write the report of a study. Replaces the whole report. Needs `If-Match` with the ETag that you read. Charts that were there keep their figures; those of new ones are taken now. */
  writeReport: {
    method: 'PUT',
    path: '/api/public/v1/studies/{studyId}/report',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Export the report of a study. For a word processor (`docx`), or as Markdown, with the figures that were taken last. */
  exportReport: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/report/export',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Take new figures for a report's charts. Counts the answers again. Needs `If-Match` with the ETag that you read. */
  renewFigures: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/report/figures',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Search responses. A page of the responses that pass a filter, as reviewers read them, with their total. Continue with `after` set to `next` until it is null. To synchronise all responses, list them instead. */
  searchResponses: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/responses',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Export responses. The responses that pass a filter as a streamed file, in the order in which they began. `csv` and `xlsx` have one row per response and columns for facts, URL parameters, highlights and questions, `xlsx` a second sheet that says what each column holds; in `csv` a text that a spreadsheet would calculate starts with an apostrophe. `sav` is the same for SPSS and its kin, a variable an answer, with labels; -99 marks a skipped question. `json` has the fields of the list of responses, with `highlights`, and `endReason` and `consent` as the reading endpoint has them, `ndjson` the same, one response a line, with `transcript`. `markdown` and `docx` are transcripts to read, highlights after them (`docx` of more than 500: an archive of documents), `transcripts-zip` one Markdown file for each. `srt` and `vtt` are captions on the clock of all recordings of a response; of several responses an archive. `qdpx` is a REFI-QDA project for programs of qualitative analysis: participants as cases with their answers as variables, tags of highlights and accepted themes (nested, with their rules; what contradicts one as a code of its own) as codes, highlights and evidence as coded passages; its places are counted in code points. More than 5,000 responses are written by a job: 202, and `Location` says how far it is. */
  exportResponses: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/responses/export',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Summarise responses. Figures of the responses that pass a filter and of the whole study, and how many began on each of the last 14 days. Durations and quality are of complete responses. */
  summariseResponses: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/responses/summary',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Tag responses. Adds a tag to all responses that pass a filter, or removes it. Handles some hundreds at a time: repeat with the answer's `after` until that is null. Repeating changes nothing. A removed tag of the analyst's stays removed when a response is analysed again. Needs a role that may edit. */
  tagResponses: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/responses/tags',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read results. The answers to each question, of the responses that pass a filter and of the whole study. Every response that answered counts, also in progress or screened out; each count has the filter that finds its responses. Questions keep their ids over edits, so answers to earlier revisions count too. Shares of fewer than 100 people have their interval. */
  getResults: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/results',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Resume a study. A paused study takes interviews again. Publishes and holds nothing. */
  resumeStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/resume',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** See what is deleted next. A response is deleted, with its recordings, once it was kept for as many days as its participant was told (`consent.retentionDays`), or as the study or the organization says now if that is less, after its last answer; its recordings and its words go before where `retention` says so. This is what goes next, as it is saved or as if other numbers were. What a legal hold keeps is not in it. */
  forecastRetention: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/retention',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List a study's links. Open and closed ones with how often they were opened, a page at a time, the newest first. */
  listShares: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/shares',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Share findings with people without an account. Makes a link to the report, an insight, a clip, a reel, a response or some responses. It shows nothing else of the study, and parameters of participants’ links never. Recordings are shared by those who may launch the study; without `withRecordings` clips and reels show their words alone. Their sound, pictures and captions are as they were made: what is to be hidden in them is hidden when they are made. */
  createShare: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/shares',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Close a link. At once and for good, media included. Closing it again changes nothing. */
  revokeShare: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/shares/{shareId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List a study's tags. All tags of its responses, at most 500, for completing input. */
  listStudyTags: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/tags',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make a link to try a study. The participant's own page with the editable revision as it is now, also of a draft, for a week. Nothing on it is charged, counted, exported, searched or an event; what was said is deleted after a week. For those who may edit. */
  makeTestLink: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/test-link',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List themes. All themes of a study, also suggested and rejected ones. */
  listThemes: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/themes',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Make a theme. It is accepted at once, and all responses are read for it. An unknown parent is `not_found`; too many themes, or nested too deep, `conflict`. */
  createTheme: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/themes',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read a theme. An edit sends the `ETag` back in `If-Match`. */
  getTheme: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a theme. Rename it, give it another rule, put it below another one, accept it or turn it down. No analysis undoes what you decide. With another rule all responses are read again. */
  changeTheme: {
    method: 'PATCH',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a theme. With its evidence; those below it move up. It is not suggested again under its name. */
  deleteTheme: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List what was decided about a theme. Who accepted, renamed or merged it, and who moved passages. */
  listThemeDecisions: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}/decisions',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List a theme's passages. Its own passages, for it and against it, a page at a time. */
  listEvidence: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}/evidence',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Put a passage into a theme. A passage that is there already becomes yours, with your stance; one that was taken out comes back. A place that does not exist is `invalid_request_body`. */
  addEvidence: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}/evidence',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Take a passage out of a theme. Kept as a decision: no analysis puts it in again. */
  takeEvidenceOut: {
    method: 'DELETE',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}/evidence/{evidenceId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Merge a theme into another. Its evidence goes into the other one, each passage once, and those below it under that one. It is gone then. */
  mergeThemes: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/themes/{themeId}/merge',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Have themes suggested. A job reads all responses and suggests what several people say: with the language model where there is one, else by the built-in engine. What people decided stays as it is. */
  suggestThemes: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/themes/suggest',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List the languages of a study. How far the translation into each language is. Participants are offered a language by our page once nothing is missing in it; over the protocol they may choose any of `availableLanguages`, and what has no translation comes in the study's own language. An outdated translation of the consent counts as missing: nobody agrees to an earlier text. */
  listTranslations: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/translations',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read a translation. Every text that participants read, beside its translation. `format=csv` and `format=xliff` (1.2) are files for translators, which PUT and PATCH take back. */
  readTranslation: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/translations/{language}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Save a translation. Replaces all translations into a language. Beside JSON the body may be CSV (`Content-Type: text/csv`, columns `path`, `text`, `state`) or XLIFF 1.2 or 2 (`application/xliff+xml`). A translation whose `source` is not what the study says now is outdated. Participants get the translations with the next publish; those of `consent.text` and `stateTexts.…` at once, as these act. */
  saveTranslation: {
    method: 'PUT',
    path: '/api/public/v1/studies/{studyId}/translations/{language}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a translation. Changes some translations into a language; the others stay. Beside JSON the body may be CSV (`Content-Type: text/csv`, columns `path`, `text`, `state`) or XLIFF 1.2 or 2 (`application/xliff+xml`). A translation whose `source` is not what the study says now is outdated. Participants get the translations with the next publish; those of `consent.text` and `stateTexts.…` at once, as these act. */
  changeTranslation: {
    method: 'PATCH',
    path: '/api/public/v1/studies/{studyId}/translations/{language}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Draft a translation. The language model, where there is one, drafts the next texts that have no translation, a dozen at most; ask again until `left` is 0 or nothing was drafted. Drafts have the state `machine`: participants get them once somebody has edited or approved them. What somebody translated is never drafted anew. Without a model, or an answer of it, `conflict`. */
  draftTranslation: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/translations/{language}/draft',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** List URL parameters. The query parameters of a study's latest 5,000 responses, the most frequent values first, to filter responses by. */
  listUrlParameters: {
    method: 'GET',
    path: '/api/public/v1/studies/{studyId}/url-parameters',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Check a study guide. All problems of a guide, in its order, and warnings: wording that suggests the answer, asks two things at once or is negated twice, words of the trade, questions that are too long or that nobody reaches, answers after which nothing is asked, screeners that let nobody in, more minutes than announced, placeholders, no title. A warning prevents nothing. Its `fix` is a list of changes in the manner of JSON Patch (RFC 6902), with paths as lists: apply them to the guide, and save it. Wording is looked at in en, de, fr, es, pt, it and nl. Changes nothing. Without a body: of the saved guide. */
  validateGuide: {
    method: 'POST',
    path: '/api/public/v1/studies/{studyId}/validate',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Create a study. Makes a draft from a study guide: ordered blocks of questions. Participants see nothing until it is launched. The guide must be finished: violations of its schema are `invalid_request_body`, of a rule across fields `invalid_study_guide`, whose message has the rule and the name of the offender. */
  createStudy: {
    method: 'POST',
    path: '/api/public/v1/studies/create',
    by: 'key',
    takesKey: true,
    repeatable: true,
  },
  /** List wallets. The wallets that the caller may bill a launch to, with what is left in them. */
  listWallets: {
    method: 'GET',
    path: '/api/public/v1/wallets',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Say who bills to a wallet. Members, or null for everybody who may launch. Owners and admins only, who need to be named to bill to it themselves. */
  setWalletAccess: {
    method: 'PUT',
    path: '/api/public/v1/wallets/{walletId}/access',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Read a wallet's ledger. Your organization's entries, newest first. They never change. For the next page send `before`, until it is null. */
  readLedger: {
    method: 'GET',
    path: '/api/public/v1/wallets/{walletId}/ledger',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List wallets with all their figures. The wallets that you may bill to, with what is spent and held; owners and admins see all of the organization's, with who may use them. */
  listWalletUses: {
    method: 'GET',
    path: '/api/public/v1/wallets/usage',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List webhooks. Without their secrets. Owners and admins only. */
  listWebhooks: {
    method: 'GET',
    path: '/api/public/v1/webhooks',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Create a webhook. Events from now on are sent to an address, as JSON `{type, timestamp, data}` with ids and links, never with what participants said. Each has `webhook-id`, `webhook-timestamp` and `webhook-signature` (Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body` with the secret). Answer 2xx within 15 seconds; anything else, redirects too, is tried ten times over three days, 410 turns the webhook off. Delivered at least once: go by `webhook-id`. At most 20. Made with a test key, it is told of test studies alone, in messages with `test: true`; all others are told of the other studies alone. Owners and admins only. */
  createWebhook: {
    method: 'POST',
    path: '/api/public/v1/webhooks',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Read a webhook. Owners and admins only. */
  readWebhook: {
    method: 'GET',
    path: '/api/public/v1/webhooks/{webhookId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Change a webhook. Owners and admins only. */
  changeWebhook: {
    method: 'PATCH',
    path: '/api/public/v1/webhooks/{webhookId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Delete a webhook. With its messages. Owners and admins only. */
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/public/v1/webhooks/{webhookId}',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** List messages of a webhook. Of the last 30 days. Owners and admins only. */
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/public/v1/webhooks/{webhookId}/deliveries',
    by: 'key',
    takesKey: false,
    repeatable: true,
  },
  /** Send a message again. Now, with the same `webhook-id`, and again from the beginning of the schedule. Owners and admins only. */
  replayWebhookDelivery: {
    method: 'POST',
    path: '/api/public/v1/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Make a new secret. For a day messages are signed with the new one and the one before. Owners and admins only. */
  rotateWebhookSecret: {
    method: 'POST',
    path: '/api/public/v1/webhooks/{webhookId}/rotate',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
  /** Send a test. A message of type `webhook.test`, sent like any other. Owners and admins only. */
  testWebhook: {
    method: 'POST',
    path: '/api/public/v1/webhooks/{webhookId}/test',
    by: 'key',
    takesKey: false,
    repeatable: false,
  },
} as const satisfies Record<string, Operation>;
