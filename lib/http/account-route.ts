import type { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import type { Anyone, Person } from '@/lib/domain/principal';
import { authenticatePerson } from '@/lib/services/people/authenticate-person';
import type { PathParameter } from '@/lib/wire/path-parameter';
import { type Admission, clientOf, countOfCaller, isWrite } from './authenticate';
import { countAgainst } from './limits';
import { noteCaller } from './note-caller';
import { type RouteDeclaration, route } from './route';
import { isFromElsewhere, isSameOrigin } from './same-origin';

/**
 * A route of /api/account that needs no session. Requests are limited by address whether they succeed or not, because
 * each may be a guess at an address, a link or a password.
 */
export function strangerRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Anyone, R>) {
  return route(declaration, 'none', admitStranger);
}

/** A route of /api/account that needs a session; the person need not belong to an organisation. */
export function personRoute<
  const P extends Record<string, PathParameter<unknown>>,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  R,
>(declaration: RouteDeclaration<P, Q, B, Person, R>) {
  return route(declaration, 'session', admitPerson);
}

async function admitStranger(request: Request): Promise<Admission<Anyone>> {
  if (isFromElsewhere(request)) {
    throw new Failure('forbidden', 'This is for the pages of this server alone.');
  }
  const headers = isWrite(request) ? await countAgainst('accountForm', clientOf(request)) : {};
  return { principal: { kind: 'anyone' }, headers };
}

async function admitPerson(request: Request): Promise<Admission<Person>> {
  const principal = await authenticatePerson(isSameOrigin(request) ? request.headers.get('cookie') : null);
  noteCaller(request, principal);
  return { principal, headers: await countOfCaller(request, principal.userId) };
}
