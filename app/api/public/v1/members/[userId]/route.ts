import { v1Route } from '@/lib/http/v1-route';
import { changeRole, endMembership } from '@/lib/services/people/change-member';
import { changeRoleDoc, removeMemberDoc } from '@/lib/wire/docs/people';
import { UserId } from '@/lib/wire/paths';
import { DeletedShape } from '@/lib/wire/v1/deleted';
import { MemberRoleShape, RoleRequest } from '@/lib/wire/v1/member';

/** PATCH …/v1/members/{userId}. Another role. */
export const PATCH = v1Route({
  doc: changeRoleDoc,
  handsOutAccess: true,
  params: { userId: UserId },
  body: RoleRequest,
  replies: { 200: MemberRoleShape },
  run: ({ ctx, params, body }) => changeRole(ctx, { userId: params.userId, role: body.role }),
  reply: (member) => member,
});

/** DELETE …/v1/members/{userId}. Ends the membership; one's own is leaving. */
export const DELETE = v1Route({
  doc: removeMemberDoc,
  params: { userId: UserId },
  replies: { 200: DeletedShape },
  run: ({ ctx, params }) => endMembership(ctx, params.userId),
  reply: ({ userId }) => ({ id: userId, deleted: true as const }),
});
