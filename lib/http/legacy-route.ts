import type { z } from 'zod';
import type { Member } from '@/lib/domain/principal';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { authenticateMember } from './authenticate';
import { type Credential, type RouteDeclaration, type RouteHandler, route } from './route';

/** 1 August 2026, 00:00 UTC (decisions, I1). */
const DEPRECATED_SINCE = '@1785542400';

/** A deprecated route of /api/public: its body is unchanged, and every answer names its successor. */
export function legacyRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(
  declaration: RouteDeclaration<P, Q, B, Member, R> & {
    /** The v1 path that replaces it, for these (still encoded) path parameters. */
    successor: (params: Record<string, string>) => string;
  },
): RouteHandler & { declaration: typeof declaration; credential: Credential } {
  const handler = route(declaration, 'key', authenticateMember);
  const legacy: RouteHandler = async (request, context) => {
    const response = await handler(request, context);
    const params = Object.entries(await context.params).map(
      ([name, value]) => [name, encodeURIComponent(value)] as const,
    );
    response.headers.set('deprecation', DEPRECATED_SINCE);
    response.headers.append(
      'link',
      `<${declaration.successor(Object.fromEntries(params))}>; rel="successor-version"`,
    );
    return response;
  };
  return Object.assign(legacy, { declaration, credential: handler.credential });
}
