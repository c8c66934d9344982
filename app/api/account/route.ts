import { personRoute } from '@/lib/http/account-route';
import { readAccount } from '@/lib/services/people/read-account';
import { renamePerson } from '@/lib/services/people/rename-person';
import { AccountShape, RenameRequest } from '@/lib/wire/account/account';
import { readAccountDoc, renamePersonDoc } from '@/lib/wire/docs/account';

/** GET /api/account. Whoever is signed in, also when they belong to no organisation. */
export const GET = personRoute({
  doc: readAccountDoc,
  whileLeaving: true,
  replies: { 200: AccountShape },
  run: ({ ctx }) => readAccount(ctx),
  reply: (account) => account,
});

/** PATCH /api/account. Their name. */
export const PATCH = personRoute({
  doc: renamePersonDoc,
  body: RenameRequest,
  replies: { 200: AccountShape },
  run: ({ ctx, body }) => renamePerson(ctx, body.name),
  reply: (account) => account,
});
