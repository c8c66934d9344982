import type { StudyReference } from '@/lib/domain/identifier';
import type { InvitationState } from '@/lib/domain/invitations/invitee';
import { mailer } from '@/lib/ports/mailer';
import { countByState, type ListedInvitation, listInvitations } from '@/lib/store/study-invitations';
import type { MemberContext } from '../context';
import { invitedStudy } from './invited-study';
import { personalParameters } from './personal-link';

export interface InvitationPage {
  linkId: string;
  title: string;
  /** With the parameters of each personal link. */
  invitations: (ListedInvitation & { link: [string, string][] })[];
  total: number;
  counts: Awaited<ReturnType<typeof countByState>>;
  /** Whether this server sends mail. */
  sendsMail: boolean;
}

/** Whom a study invites, and where each stands. Refuses `study_not_found`, `forbidden`. */
export async function readInvitations(
  ctx: MemberContext,
  input: {
    study: StudyReference;
    state?: InvitationState | undefined;
    find?: string | undefined;
    page: number;
    perPage: number;
  },
): Promise<InvitationPage> {
  const study = await invitedStudy(ctx, input.study);
  const { invitations, total } = await listInvitations(ctx.db, study.id, input);
  return {
    linkId: study.linkId,
    title: study.title,
    invitations: invitations.map((one) => ({ ...one, link: personalParameters(study.id, one) })),
    total,
    counts: await countByState(ctx.db, study.id),
    sendsMail: mailer() !== null,
  };
}
