import { Failure } from '@/lib/domain/failure';
import type { Member } from '@/lib/domain/principal';

export async function authenticateSession(_: {
  cookie: string | null;
  organizationId: string | null;
}): Promise<Member> {
  throw new Failure('missing_api_key', 'Send your API key in the header x-api-key.');
}
