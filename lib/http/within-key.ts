import { Failure, type FailureCode } from '@/lib/domain/failure';
import type { StudyReference } from '@/lib/domain/identifier';
import { beyondKey, type KeyScope } from '@/lib/domain/people/key-limits';
import type { Context } from '@/lib/services/context';
import { keysStudy } from '@/lib/services/keys/keys-study';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { isWrite } from './authenticate';

/** What of a route's declaration tells whether a limited key may use it. */
interface Limiting {
  params?: Record<string, PathParameter<unknown>>;
  makes?: string;
  changesNothing?: true;
  scopes?: readonly KeyScope[];
  refusedAs?: FailureCode;
  keepsToStudies?: true;
  keepsToTests?: true;
  handsOutAccess?: true;
}

/**
 * The one place where the limits of an API key take effect (O3): every route that a key authenticates passes here
 * before it runs. Returns the parameters of the path as the key may see them. What a route does not say is refused: one
 * that names no study belongs to the organisation, and one that is no read is a change.
 */
export async function withinKey<P extends Record<string, unknown>>(
  declaration: Limiting,
  { ctx, params, request }: { ctx: Context; params: P; request: Request },
): Promise<P> {
  const { principal } = ctx;
  if (principal.kind !== 'member') return params;
  const seen = { ...params };
  const names = Object.entries(declaration.params ?? {}).filter(([, { namesStudy }]) => namesStudy);
  let isHidden = false;
  for (const [name] of names) {
    const reference = await keysStudy({ ...ctx, principal }, params[name] as StudyReference);
    Object.assign(seen, { [name]: reference });
    isHidden ||= reference.by === 'nothing';
  }
  const why = beyondKey(principal, {
    scopes: declaration.scopes ?? [isWrite(request) && !declaration.changesNothing ? 'write' : 'read'],
    keepsToStudies: names.length > 0 || declaration.keepsToStudies === true,
    // What does not exist for this key is answered so, whatever else would be refused (decision H4).
    makesStudy: declaration.makes === 'study' && !isHidden,
    keepsToTests: declaration.keepsToTests === true,
    handsOutAccess: declaration.handsOutAccess === true,
  });
  if (why !== undefined) throw new Failure(declaration.refusedAs ?? 'forbidden', why);
  return seen;
}
