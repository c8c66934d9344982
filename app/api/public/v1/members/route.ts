import { v1Route } from '@/lib/http/v1-route';
import { listMembers } from '@/lib/services/people/list-members';
import { listMembersDoc } from '@/lib/wire/docs/people';
import { MemberListShape, memberV1 } from '@/lib/wire/v1/member';

/** GET /api/public/v1/members. */
export const GET = v1Route({
  doc: listMembersDoc,
  keepsToTests: true,
  replies: { 200: MemberListShape },
  run: ({ ctx }) => listMembers(ctx),
  reply: (members) => ({ members: members.map(memberV1) }),
});
