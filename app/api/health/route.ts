import { described } from '@/lib/http/openapi/described';
import { databaseAnswers } from '@/lib/services/health/database-answers';
import { healthDoc } from '@/lib/wire/docs/service';

/** GET /api/health: 200 when a request could be served, else 503. For starters of the server and monitors. */
export const GET = described(async () => {
  if (await databaseAnswers()) return Response.json({ status: 'ok' });
  return Response.json({ error: 'The database does not answer.', code: 'internal_error' }, { status: 503 });
}, healthDoc);
