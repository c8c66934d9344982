import { described } from '@/lib/http/openapi/described';
import { healthDoc } from '@/lib/wire/docs/service';

/** GET /api/health: the process answers. What it stands on is GET /api/ready (decisions, P1). */
export const GET = described(async () => Response.json({ status: 'ok' }), healthDoc);
