import { apiRoutes } from './api-routes';
import type { ApiRoute } from './route-match';

/** Bodies may take any time here as long as bytes keep arriving. */
const UPLOADS: ReadonlySet<string> = new Set([
  '/api/interviews/[responseId]/recordings',
  '/api/interviews/[responseId]/recordings/[recordingId]',
  '/api/public/v1/media',
]);

/** Every `app/api/**` route file that the gateway serves: all but sign-in's, which stays with the pages. */
export const apiTable: readonly ApiRoute[] = apiRoutes.map((route) => ({
  ...route,
  uploads: UPLOADS.has(route.pattern),
}));
