import type { z } from 'zod';
import type { Member } from '@/lib/domain/principal';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { authenticateMember } from './authenticate';
import { type RouteDeclaration, route } from './route';

/** A route of /api/public/v1: API key or dashboard session. */
export function v1Route<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Member, R>) {
  return route(declaration, 'key', authenticateMember);
}
