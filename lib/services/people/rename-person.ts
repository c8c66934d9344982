import { setUserName } from '@/lib/store/users';
import type { PersonContext } from '../context';
import { type Account, readAccount } from './read-account';

/** `name` was validated (lib/domain/people/person). */
export async function renamePerson(ctx: PersonContext, name: string): Promise<Account> {
  await setUserName(ctx.db, ctx.principal.userId, name);
  return readAccount(ctx);
}
