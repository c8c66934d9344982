import { personRoute } from '@/lib/http/account-route';
import { afterAnswer } from '@/lib/http/after-answer';
import { addressOf } from '@/lib/http/authenticate';
import { guessBySession } from '@/lib/http/guess-by-session';
import { deleteAccount } from '@/lib/services/leaving/delete-account';
import { keepAccount } from '@/lib/services/leaving/keep-account';
import { mailPerson } from '@/lib/services/leaving/mails';
import { AccountDeletionShape, DeleteAccountRequest, deletionAt } from '@/lib/wire/account/deletion';
import { deleteAccountDoc, keepAccountDoc } from '@/lib/wire/docs/account';

/** POST /api/account/deletion. In a week; until then they may keep it. */
export const POST = personRoute({
  doc: deleteAccountDoc,
  whileLeaving: true,
  body: DeleteAccountRequest,
  replies: { 200: AccountDeletionShape },
  run: async ({ ctx, body, request }) => {
    const { userId } = ctx.principal;
    const input = { password: body.password, ip: addressOf(request) };
    const deletion = await guessBySession(request, ctx.principal, () => deleteAccount(ctx, input));
    if (!ctx.principal.isLeaving) {
      afterAnswer(mailPerson(ctx.db, userId, 'asked'), {
        requestId: ctx.requestId,
        message: 'a mail was not sent',
      });
    }
    return deletion;
  },
  reply: deletionAt,
});

/** DELETE /api/account/deletion. They keep it. */
export const DELETE = personRoute({
  doc: keepAccountDoc,
  whileLeaving: true,
  replies: { 200: AccountDeletionShape },
  run: ({ ctx, request }) => keepAccount(ctx, { ip: addressOf(request) }),
  reply: deletionAt,
});
