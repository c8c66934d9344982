import { described } from '@/lib/http/openapi/described';
import { checkReadiness } from '@/lib/services/health/check-readiness';
import { readyDoc } from '@/lib/wire/docs/service';

/** GET /api/ready: 200 when requests, uploads and jobs have what they need, else 503 (decisions, P1). */
export const GET = described(async () => {
  const readiness = await checkReadiness();
  return Response.json(readiness, { status: readiness.status === 'ok' ? 200 : 503 });
}, readyDoc);
