import { Failure } from '@/lib/domain/failure';
import type { Branding } from '@/lib/domain/fieldwork/branding';
import { nextConsentVersion, type StudyConsent } from '@/lib/domain/fieldwork/consent';
import { embedOriginOf } from '@/lib/domain/fieldwork/embed-origin';
import type { Quota } from '@/lib/domain/fieldwork/quota';
import type { Redirects } from '@/lib/domain/fieldwork/redirect';
import type { StateTexts } from '@/lib/domain/fieldwork/state-texts';
import type { InterviewConfig } from '@/lib/domain/guide/guide';
import type { StudyReference } from '@/lib/domain/identifier';
import type { InvitationTexts } from '@/lib/domain/invitations/invitation-text';
import type { Retention } from '@/lib/domain/retention/retention';
import type { Entry } from '@/lib/domain/study/entry';
import type { StudyDetail } from '@/lib/domain/study/study-detail';
import type { Db } from '@/lib/store/database';
import { claimEarlierEntries } from '@/lib/store/entry-claims';
import { listMembersAmong } from '@/lib/store/members';
import { setEditableRevision } from '@/lib/store/revisions';
import { reserveLink, setStudy } from '@/lib/store/studies';
import type { MemberContext } from '../context';
import { changeQuotas } from '../fieldwork/change-quotas';
import { announceTarget } from './announce-target';
import { editStudy, type SeenVersion } from './edit-study';

/** The fields that take effect at once (F1). */
export interface ImmediateChange {
  title?: string;
  linkId?: string;
  folderPath?: string[] | null;
  responseTarget?: number;
  closeAtTarget?: boolean;
  entry?: Entry;
  /** Null: what the organisation says. */
  supportMessage?: string | null;
  organisation?: string | null;
  contact?: string | null;
  quotas?: Omit<Quota, 'id'>[];
  redirects?: Redirects | null;
  opensAt?: Date | null;
  closesAt?: Date | null;
  closeAfter?: number | null;
  stateTexts?: StateTexts | null;
  /** Without a version: the next one for a new text. */
  consent?: (Omit<StudyConsent, 'version'> & { version?: string }) | null;
  retention?: Retention;
  branding?: Branding | null;
  embedOrigins?: string[];
  invitationTexts?: InvitationTexts | null;
  launchers?: string[] | null;
}

/** The fields that participants see after the next publish. Fields of `config` that are not named stay as they are. */
export interface RevisionChange {
  externalTitle?: string;
  background?: string;
  studyGoal?: string;
  config?: Partial<InterviewConfig>;
  welcomeMessage?: { title?: string; message?: string };
  closingMessage?: string;
}

/**
 * Refuses what editStudy does, `conflict` for a link id in use, `invalid_request_body` for launchers who are no members,
 * a schedule that ends before it begins and a quota below what it has, `invalid_study_guide` for one that points to
 * nothing in the guide.
 */
export async function changeStudy(
  ctx: MemberContext,
  input: { study: StudyReference; seen: SeenVersion; immediate: ImmediateChange; revision: RevisionChange },
): Promise<StudyDetail> {
  const { immediate, revision } = input;
  // Only those who may launch may choose the launchers: otherwise a collaborator could name, and so exclude, others.
  const needs = immediate.launchers === undefined ? 'edit' : 'launch';
  return editStudy(ctx, { ...input, needs }, async (db, study, editable) => {
    if (immediate.launchers) await refuseStrangers(db, study.organizationId, immediate.launchers);
    if (immediate.linkId !== undefined && !(await reserveLink(db, study.id, immediate.linkId))) {
      throw new Failure('conflict', 'This link id is in use, or reserved for another study.');
    }
    const { entry } = immediate;
    if (entry?.mode === 'once_per_parameter') await claimEarlierEntries(db, study.id, entry.parameter);
    const config = { ...editable.config, ...revision.config };
    const changes = Object.keys(revision).length > 0;
    const { quotas, consent, embedOrigins, ...plain } = immediate;
    refuseBackwards({ ...study, ...immediate });
    const changed = await setStudy(db, study.id, {
      ...plain,
      ...(consent !== undefined && { consent: consent && versioned(study.consent, consent) }),
      ...(embedOrigins && { embedOrigins: [...new Set(embedOrigins.map(embedOriginOf))] }),
      ...(quotas && { quotas: await changeQuotas(db, study, editable.guide, quotas) }),
    });
    await announceTarget(db, changed);
    return {
      editable: changes ? await setEditableRevision(db, editable.id, { ...revision, config }) : editable,
      study: changed,
    };
  });
}

function versioned(
  before: StudyConsent | null,
  { version, ...consent }: NonNullable<ImmediateChange['consent']>,
): StudyConsent {
  return { ...consent, version: version ?? nextConsentVersion(before, consent.text) };
}

function refuseBackwards({ opensAt, closesAt }: Pick<StudyDetail, 'opensAt' | 'closesAt'>): void {
  if (!opensAt || !closesAt || opensAt < closesAt) return;
  throw new Failure('invalid_request_body', 'The study would close before it opens.', {
    issues: [{ path: ['closesAt'], message: 'Expected a time after opensAt' }],
  });
}

async function refuseStrangers(db: Db, organizationId: string, launchers: string[]): Promise<void> {
  const members = new Set(await listMembersAmong(db, organizationId, launchers));
  const issues = launchers.flatMap((userId, index) =>
    members.has(userId) ? [] : [{ path: ['launchers', index], message: 'Not a member of this organisation' }],
  );
  if (issues.length > 0)
    throw new Failure('invalid_request_body', 'Not all launchers are members.', { issues });
}
