import type { z } from 'zod';
import type { Anyone } from '@/lib/domain/principal';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { admitAnyone } from './authenticate';
import { type RouteDeclaration, route } from './route';

/** A route without credentials, for public data. */
export function publicRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Anyone, R>) {
  return route(declaration, 'none', admitAnyone);
}
