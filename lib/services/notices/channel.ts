import { Failure } from '@/lib/domain/failure';
import { choiceOf, type NoticeChoice } from '@/lib/domain/notices/notice';
import { roleMay } from '@/lib/domain/roles';
import { seal } from '@/lib/ports/seal';
import { type ChannelRow, deleteChannel, findChannel, setChannel } from '@/lib/store/notices';
import { type MemberContext, withTransaction } from '../context';
import { checkWebhook } from '../webhooks/check-webhook';
import { sayTo } from './send-notices';

/** Where an organisation is told is for owners and admins to decide. */
function refuseOthers(ctx: MemberContext): void {
  if (!roleMay(ctx.principal.role, 'administer')) {
    throw new Failure('forbidden', 'Only owners and admins see and set the channel.');
  }
}

/** Undefined where there is none. Refuses `forbidden`. */
export async function readChannel(ctx: MemberContext): Promise<ChannelRow | undefined> {
  refuseOthers(ctx);
  return findChannel(ctx.db, ctx.principal.organizationId);
}

/**
 * Makes the channel, or replaces what it is told; without an address it keeps the one it has. Refuses `forbidden`, and
 * `invalid_request_body` for an address that is not public, a study of somebody else, or no address at all.
 */
export async function setOwnChannel(
  ctx: MemberContext,
  given: { url?: string | undefined; notices: Partial<NoticeChoice>; studyIds: string[] | null },
): Promise<ChannelRow | undefined> {
  refuseOthers(ctx);
  await checkWebhook(ctx, given, false);
  const { organizationId } = ctx.principal;
  const before = await findChannel(ctx.db, organizationId);
  const address =
    given.url === undefined
      ? before
      : { url: seal(given.url), host: new URL(given.url).host, failingSince: null };
  if (!address) {
    throw new Failure('invalid_request_body', 'The request body does not have the expected fields.', {
      issues: [{ path: ['url'], message: 'There is no channel yet: it needs an address.' }],
    });
  }
  const { url, host, failingSince } = address;
  const { studyIds } = given;
  await withTransaction(ctx, ({ db }) =>
    setChannel(db, {
      ...{ organizationId, url, host, failingSince, studyIds },
      notices: choiceOf(given.notices),
    }),
  );
  return findChannel(ctx.db, organizationId);
}

/** With what it was still to be told. Refuses `forbidden`. */
export async function removeChannel(ctx: MemberContext): Promise<void> {
  refuseOthers(ctx);
  await withTransaction(ctx, ({ db }) => deleteChannel(db, ctx.principal.organizationId));
}

/** Says something there now. Refuses `forbidden`, `not_found` where there is none. */
export async function testChannel(ctx: MemberContext): Promise<{ isDone: boolean; problem: string | null }> {
  const channel = await readChannel(ctx);
  if (!channel) throw new Failure('not_found', 'There is no channel in this organisation.');
  return sayTo(channel.url, [
    { text: 'This is where Colloquy tells what happens.', path: '/organisation/notifications' },
  ]);
}
