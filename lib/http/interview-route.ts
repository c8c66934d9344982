import type { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import type { Anyone, Participant } from '@/lib/domain/principal';
import type { PathParameter } from '@/lib/wire/path-parameter';
import {
  type Admission,
  admitAnyone,
  authenticateInterview,
  authenticateToken,
  clientOf,
} from './authenticate';
import { countAgainst } from './limits';
import { type RouteDeclaration, route } from './route';
import { isFromElsewhere } from './same-origin';

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

/** A route for whoever has a signed link of an interview that has ended. It is for our own pages; counted by address. */
export function ownLinkRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Anyone, R>) {
  return route(declaration, 'none', admitOwnPage);
}

async function admitOwnPage(request: Request): Promise<Admission<Anyone>> {
  if (isFromElsewhere(request)) throw new Failure('forbidden', 'This is for the pages of this server alone.');
  return { principal: { kind: 'anyone' }, headers: await countAgainst('accountForm', clientOf(request)) };
}
