import type { PersonReference } from '@/lib/domain/participant/identity';
import {
  countPersonalResponses,
  listPersonalInvitations,
  listPersonalResponses,
  type PersonalResponse,
} from '@/lib/store/participants';
import type { MemberContext } from '../context';
import { identifyPerson } from './identify-person';

/** A page of what an organisation keeps of a person among participants. */
export interface FoundPerson {
  responses: PersonalResponse[];
  /** Responses on all pages. */
  total: number;
  /** Invitations by mail that name the person. */
  invitations: number;
}

/** The person's responses over all studies of the organisation (O2). Whoever is not known has none. */
export async function findPerson(
  ctx: MemberContext,
  input: { person: PersonReference; page: number; perPage: number },
): Promise<FoundPerson> {
  const { page, perPage } = input;
  const sought = await identifyPerson(ctx, input.person);
  // One after the other, because connections are few and shared.
  const responses = await listPersonalResponses(ctx.db, sought, { limit: perPage, offset: page * perPage });
  const total = await countPersonalResponses(ctx.db, sought);
  const invitations = await listPersonalInvitations(ctx.db, sought);
  return { responses, total, invitations: invitations.length };
}
