import type { z } from 'zod';
import type { Anyone, Participant } from '@/lib/domain/principal';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { admitAnyone, authenticateInterview, authenticateToken } from './authenticate';
import { type RouteDeclaration, route } from './route';

/** A route of /api/interviews that needs no credential: before an interview has started. */
export function openInterviewRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Anyone, R>) {
  return route(declaration, 'none', admitAnyone, 'participants');
}

/** A route of one interview, for its participant's token alone. */
export function interviewRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Participant, R>) {
  return route(
    declaration,
    'token',
    (request, params) => authenticateInterview(request, (params.responseId ?? '').toLowerCase()),
    'participants',
  );
}

/** A route of the interview that the token belongs to, for clients that know the token alone: a personal link. */
export function tokenRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Participant, R>) {
  return route(declaration, 'token', authenticateToken, 'participants');
}
