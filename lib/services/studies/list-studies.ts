import type { ListedStudy } from '@/lib/domain/study/study';
import { listStudiesOf } from '@/lib/store/studies';
import type { MemberContext } from '../context';

/** All studies of the caller's organisation, newest first (E4). Every role may read. */
export async function listStudies(ctx: MemberContext): Promise<ListedStudy[]> {
  return listStudiesOf(ctx.db, { ...ctx.principal, test: ctx.principal.test ?? false });
}
