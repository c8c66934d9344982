import { randomUUID } from 'node:crypto';
import { Failure } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { type Invitee, inviteeProblem, MOST_INVITEES } from '@/lib/domain/invitations/invitee';
import { INVITATION_PARAMETER } from '@/lib/ports/invitation-token';
import { entryKey } from '@/lib/store/entry-claims';
import { findEditableRevision } from '@/lib/store/revisions';
import {
  addressHash,
  countInvitations,
  insertInvitations,
  listInvitedAmong,
} from '@/lib/store/study-invitations';
import { type MemberContext, withTransaction } from '../context';
import { invitedStudy } from './invited-study';

/** A row that is not taken: its place in the list from 0, its address, and why. */
export interface RefusedRow {
  row: number;
  email: string;
  problem: string;
}

/**
 * Adds people to be invited; nothing is sent by this. Rows that cannot be taken are answered with the reason, the others
 * are added, all of them or none. With `check` nothing is stored. Refuses `study_not_found`, `forbidden`, `conflict` for
 * too many.
 */
export async function addInvitees(
  ctx: MemberContext,
  input: { study: StudyReference; invitees: readonly Invitee[]; check: boolean },
): Promise<{ added: number; refused: RefusedRow[] }> {
  const study = await invitedStudy(ctx, input.study);
  const revision = await findEditableRevision(ctx.db, study.id);
  const { questionLanguage = 'en', availableLanguages } = revision?.config ?? {};
  const languages = [...new Set([questionLanguage, ...(availableLanguages ?? [])])];
  const invited = await listInvitedAmong(
    ctx.db,
    study.id,
    input.invitees.map(({ email }) => email),
  );
  const refused: RefusedRow[] = [];
  const taken: Invitee[] = [];
  const seen = new Set<string>();
  for (const [row, invitee] of input.invitees.entries()) {
    const email = invitee.email.toLowerCase();
    const problem =
      inviteeProblem(invitee, languages) ??
      (invited.has(email) ? 'This address is invited already.' : undefined) ??
      (seen.has(email) ? 'This address stands further up in the list.' : undefined);
    seen.add(email);
    if (problem) refused.push({ row, email: invitee.email, problem });
    else taken.push(invitee);
  }
  if ((await countInvitations(ctx.db, study.id)) + taken.length > MOST_INVITEES)
    throw new Failure('conflict', `A study invites at most ${MOST_INVITEES} people.`);
  if (input.check) return { added: taken.length, refused };
  const now = ctx.now().getTime();
  const { organizationId } = study;
  const rows = taken.map((invitee, at) => {
    const id = randomUUID();
    return {
      id,
      organizationId,
      studyId: study.id,
      ...invitee,
      addressHash: addressHash(organizationId, invitee.email),
      claim: entryKey(INVITATION_PARAMETER, id),
      // In the order of the list.
      createdAt: new Date(now + at),
    };
  });
  const added = await withTransaction(ctx, ({ db }) => insertInvitations(db, rows));
  return { added: added.size, refused };
}
