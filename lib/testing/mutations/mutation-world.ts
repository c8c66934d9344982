import { randomUUID } from 'node:crypto';
import { POST as mediaRoute } from '@/app/api/public/v1/media/route';
import { POST as annotateRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { POST as insightRoute } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import { POST as pauseRoute } from '@/app/api/public/v1/studies/[studyId]/pause/route';
import { POST as rehearseRoute } from '@/app/api/public/v1/studies/[studyId]/rehearsals/route';
import { POST as shareRoute } from '@/app/api/public/v1/studies/[studyId]/shares/route';
import { signedUrl } from '@/lib/ports/signed-path';
import { createKey } from '@/lib/services/keys/create-key';
import { createOrganization } from '@/lib/services/people/create-organization';
import { newPasswordLink } from '@/lib/services/people/new-password-link';
import { database, pool } from '@/lib/store/database';
import { listSessions } from '@/lib/store/sessions';
import { call } from '../call';
import { makeReel, newClip } from '../clipped';
import { patchStudy } from '../editing';
import { flat, open } from '../guide-parts';
import { invited } from '../invited';
import {
  answered,
  createdStudy,
  launchedStudy,
  plainAnswer,
  startedInterview,
  type TestInterview,
  type TestStudy,
} from '../journey';
import { keptExport } from '../kept-export';
import { keptRecording } from '../kept-recording';
import { keptWebhooks } from '../kept-webhooks';
import { newSignedIn, signIn } from '../signed-in';
import { startSpeechServer } from '../speech-server';
import { newTheme, putIn } from '../themed';
import { createUpload, fileGuide, handedFile } from '../upload';
import { wholeGuide } from '../whole-guide';
import { newMember, newOrganization, newWallet } from '../world';

/** A picture of one point. */
export const SMALL_GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The data that the requests are about: an organisation of ours, of which much may be destroyed, and one that must stay
 * unchanged.
 */
export interface MutationWorld extends Owner {
  draft: TestStudy;
  live: TestStudy;
  paused: TestStudy;
  /** At every step of the guide, and one at its end. */
  interviews: TestInterview[];
  /** One whose first answer, to `step`, may be changed. */
  changing: TestInterview;
  /** Studies of one interview each, to be deleted. */
  doomed: TestStudy;
  upload: TestInterview & { recordingId: string };
  /** A file that an answer names. */
  handed: { linkId: string; responseId: string; fileId: string };
  /** A note on an interview that nothing deletes. */
  annotation: { id: string; responseId: string };
  /** A theme with a passage, and a second one, of the study `linkId`. */
  theme: { linkId: string; responseId: string; id: string; otherId: string; evidenceId: string };
  /** An insight of the live study. */
  insightId: string;
  /** A link to the report of the live study. */
  shareId: string;
  shareUrl: string;
  /** A whole interview, with its study's link. */
  ended: { linkId: string; responseId: string };
  /** An interview that nothing else is about, to be erased. */
  erased: { responseId: string };
  /** An interview whose first row was spoken. */
  spoken: { linkId: string; responseId: string; token: string; stepId: string; recordingId: string };
  /** A clip of it, and a reel of that. */
  films: { studyId: string; clipId: string; reelId: string };
  /** The address of a picture that is there. */
  picture: string;
  /** The signed address of a recording that is there. */
  recording: URL;
  /** An export of the live study, and the signed address of its file. */
  exported: { id: string; file: URL };
  /** A rehearsal of the live study. */
  rehearsalId: string;
  /** People and their things, to be changed and removed. */
  people: People;
  others: Others;
}

export interface People {
  /** Of somebody signed in, who was invited by `accepting`. */
  session: Record<string, string>;
  /** Of another device of theirs. */
  otherSessionId: string;
  organizationId: string;
  /** Of somebody signed in whose account cannot be deleted: their organisation has no other owner. */
  lastOwner: Record<string, string>;
  colleagueId: string;
  keyId: string;
  invitation: { id: string; token: string };
  accepting: { id: string; token: string };
  pending: { id: string; token: string };
  passwordToken: string;
  /** Webhooks to change, to send to (with a message), and to delete. */
  webhook: { id: string; otherId: string; deliveryId: string; doomedId: string };
}

export interface Others {
  organizationId: string;
  studyId: string;
  linkId: string;
  draftId: string;
  responseId: string;
  walletId: string;
  recordingId: string;
}

/** The step of an upload is the one that asks for a file. */
async function newUpload(interview: TestInterview): Promise<string> {
  const upload = await createUpload(interview, { 'upload-length': '64' }, { stepId: interview.step.id });
  if (upload.status !== 201) throw new Error(`an upload was refused: ${upload.status}`);
  return upload.id;
}

async function newAnnotation(key: string, linkId: string, responseId: string) {
  const annotated = await call(annotateRoute, {
    key,
    params: { linkId, responseId },
    body: { body: 'Ask again.' },
  });
  if (annotated.status !== 201) throw new Error(`a note was refused: ${annotated.text}`);
  return { id: String(annotated.body.id), responseId };
}

async function newThemes(key: string): Promise<MutationWorld['theme']> {
  const study = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])]);
  const interview = await startedInterview(study.linkId);
  await answered(interview, plainAnswer);
  const { responseId } = interview;
  const [id, otherId] = await Promise.all(
    ['Crowds', 'Comfort'].map(async (name) => (await newTheme({ key, study }, { name })).body.id),
  );
  const { body } = await putIn({ key, study, responseId }, id, { responseIndex: 0, start: 0, end: 6 });
  return { linkId: study.linkId, responseId, id, otherId, evidenceId: body.id };
}

/** An interview of which the first of two answers was given, in a study whose answers may be changed. */
async function newChanging(key: string): Promise<TestInterview> {
  const items = ['How was it?', 'And then?'].map((text) => open({ text, followUp: 'none' }));
  const study = await launchedStudy(key, [flat(items)], { config: { allowRevision: true } });
  const interview = await startedInterview(study.linkId);
  let left = 1;
  await answered(interview, (step) => (left-- > 0 ? plainAnswer(step) : undefined));
  return interview;
}

const GUIDE_STEPS = 10;

/** An organisation with a study, an interview in progress, an upload and a wallet, none of which our key may see. */
export async function otherOrganization(): Promise<Others> {
  const { organizationId, key } = await newOrganization();
  const walletId = await newWallet(organizationId, { credits: 1_000_00 });
  const study = await launchedStudy(key, fileGuide());
  const interview = await startedInterview(study.linkId);
  const recordingId = await newUpload(interview);
  const draft = await createdStudy(key, wholeGuide());
  const { responseId } = interview;
  await newAnnotation(key, study.linkId, responseId);
  return {
    organizationId,
    studyId: study.id,
    linkId: study.linkId,
    draftId: draft.id,
    responseId,
    walletId,
    recordingId,
  };
}

export interface Owner {
  organizationId: string;
  key: string;
  viewerKey: string;
  walletId: string;
}

/** The sender of the requests: an organisation with credits, and a member who may only read. */
export async function newOwner(): Promise<Owner> {
  const { organizationId, key } = await newOrganization();
  const walletId = await newWallet(organizationId, { credits: 100_000_00 });
  const { key: viewerKey } = await newMember(organizationId, 'viewer');
  return { organizationId, key, viewerKey, walletId };
}

/** Creates new data for everything that requests use up. */
export async function mutationWorld(owner: Owner, others: Others): Promise<MutationWorld> {
  const { key } = owner;
  const draft = await createdStudy(key, wholeGuide(), { config: { availableLanguages: ['de', 'fr'] } });
  const live = await launchedStudy(key, wholeGuide(), { config: { availableLanguages: ['de', 'fr'] } });
  await patchStudy(key, live.id, { closeAtTarget: false }, '*');
  const interviews: TestInterview[] = [];
  for (let steps = 0; steps <= GUIDE_STEPS; steps++) {
    const interview = await startedInterview(live.linkId, { urlParams: { source: 'mail' } });
    let left = steps;
    const step = await answered(interview, (at) => (left-- > 0 ? plainAnswer(at) : undefined));
    interviews.push({ ...interview, step });
  }
  const whole = await startedInterview(live.linkId);
  interviews.push({ ...whole, step: await answered(whole, plainAnswer) });
  const annotation = await newAnnotation(key, live.linkId, interviews[0]!.responseId);
  const insight = await call(insightRoute, { key, params: { studyId: live.id }, body: { title: 'Tea' } });
  const share = await call(shareRoute, {
    ...{ key, params: { studyId: live.id } },
    body: { what: 'report', password: 'two beds' },
  });
  const paused = await launchedStudy(key, wholeGuide());
  await call(pauseRoute, { method: 'POST', key, params: { studyId: paused.id } });
  const doomed = await launchedStudy(key, fileGuide());
  const files = await launchedStudy(key, fileGuide());
  const upload = await startedInterview(files.linkId);
  const recordingId = await newUpload(upload);
  const handed = await handedFile(files.linkId);
  const people = await newPeople(owner);
  const brief = await launchedStudy(key, [
    { type: 'flat', title: 'Brief', items: [{ type: 'statement', text: 'That is all.' }] },
  ]);
  const short = await startedInterview(brief.linkId);
  await answered(short, plainAnswer);
  const talk = await launchedStudy(
    key,
    [{ type: 'flat', title: 'Talk', items: [{ type: 'open_ended', text: 'How was it?', followUp: 'none' }] }],
    { config: { interviewMode: 'audio' } },
  );
  const talking = await startedInterview(talk.linkId);
  const heard = await keptRecording({ responseId: talking.responseId, stepId: talking.step.id });
  await answered(talking, () => ({ text: 'Leeds was cold.', recordings: [heard.id] }));
  const spoken = {
    linkId: talk.linkId,
    responseId: talking.responseId,
    token: talking.token,
    stepId: talking.step.id,
    recordingId: heard.id,
  };
  const clipId = await newClip(
    { key, params: { linkId: talk.linkId, responseId: talking.responseId } },
    { from: 0, to: 1 },
  );
  const reel = await makeReel(key, talk.id, { title: 'Late trains', clips: [clipId] });
  const films = { studyId: talk.id, clipId, reelId: String(reel.body.id) };
  const ended = { linkId: brief.linkId, responseId: short.responseId };
  const erased = await startedInterview(brief.linkId);
  const theme = await newThemes(key);
  const kept = await call(mediaRoute, { method: 'POST', key, body: SMALL_GIF });
  const picture = new URL(kept.body.url, 'http://localhost').pathname;
  // Spoken steps need somebody who speaks.
  await startSpeechServer();
  const { key: recordingKey } = await keptRecording({
    responseId: upload.responseId,
    stepId: upload.step.id,
  });
  const recording = new URL(signedUrl(`/api/recordings/${recordingKey}/video.mp4`, new Date()));
  const rehearsal = await call(rehearseRoute, { method: 'POST', key, params: { studyId: live.id } });
  return {
    ...owner,
    draft,
    live,
    paused,
    interviews,
    changing: await newChanging(key),
    doomed,
    upload: { ...upload, recordingId },
    handed,
    annotation,
    theme,
    insightId: String(insight.body.id),
    shareId: String(share.body.id),
    shareUrl: String(share.body.url),
    ended,
    erased,
    spoken,
    films,
    picture,
    recording,
    exported: await keptExport({ ...owner, studyId: live.id }),
    rehearsalId: String(rehearsal.body.id),
    people,
    others,
  };
}

async function newPeople({ organizationId, key }: Owner): Promise<People> {
  const own = await newOrganization();
  const signedIn = await newSignedIn({ organizationId: own.organizationId, role: 'owner' });
  await signIn(signedIn.email, signedIn.password);
  const [other] = await listSessions(database(), signedIn.userId);
  const colleague = await newMember(organizationId, 'researcher');
  const keyId = (await createKey(database(), colleague)).keyId;
  const { link } = await newPasswordLink(database(), { userId: colleague.userId, hours: 1, origin: '' });
  return {
    session: signedIn.headers,
    otherSessionId: other!.id,
    organizationId: own.organizationId,
    lastOwner: await newLastOwner(),
    colleagueId: colleague.userId,
    keyId,
    invitation: await invited(key, `${randomUUID()}@example.org`),
    accepting: await invited(key, signedIn.email),
    pending: await invited(key, `${randomUUID()}@example.org`),
    passwordToken: link.split('=')[1] ?? '',
    webhook: await keptWebhooks(organizationId),
  };
}

async function newLastOwner(): Promise<Record<string, string>> {
  const { organizationId } = await createOrganization(database(), { name: 'Alone' });
  return (await newSignedIn({ organizationId, role: 'owner' })).headers;
}

const OF_OTHERS: Record<string, string> = {
  study: 'organization_id = $1',
  folder: 'organization_id = $1',
  study_link: 'study_id in (select id from study where organization_id = $1)',
  revision: 'study_id in (select id from study where organization_id = $1)',
  response: 'organization_id = $1',
  turn: 'response_id in (select id from response where organization_id = $1)',
  annotation: 'organization_id = $1',
  theme: 'organization_id = $1',
  theme_evidence: 'organization_id = $1',
  insight: 'organization_id = $1',
  report: 'organization_id = $1',
  share_link: 'organization_id = $1',
  clip: 'organization_id = $1',
  reel: 'organization_id = $1',
  reel_item: 'reel_id in (select id from reel where organization_id = $1)',
  recording: 'response_id in (select id from response where organization_id = $1)',
  wallet_grant: 'organization_id = $1',
  transfer: 'organization_id = $1',
  study_hold: 'organization_id = $1',
  share: 'organization_id = $1',
  member: 'organization_id = $1',
  api_key: 'organization_id = $1',
  webhook: 'organization_id = $1',
  notice_choice: 'organization_id = $1',
  notice_channel: 'organization_id = $1',
  invitation: 'organization_id = $1',
};

/** All data of an organisation, as text: equal texts mean that nothing was changed. */
export async function everythingOf(organizationId: string): Promise<string> {
  const tables = [];
  for (const [table, condition] of Object.entries(OF_OTHERS)) {
    const { rows } = await pool().query(`select t.* from "${table}" t where ${condition} order by t::text`, [
      organizationId,
    ]);
    tables.push({ table, rows });
  }
  return JSON.stringify(tables);
}
