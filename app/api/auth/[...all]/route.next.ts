import { authRoute } from '@/lib/http/auth-route';

/** /api/auth/*: sign-in, sign-out, the session. */
export const GET = authRoute;
export const POST = authRoute;
