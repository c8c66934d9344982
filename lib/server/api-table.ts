import * as health from '@/app/api/health/route';
import type { ApiRoute } from './route-match';

/** Every `app/api/**` route file that the front door serves: all but sign-in's, which stays with the pages. */
export const apiTable: readonly ApiRoute[] = [{ pattern: '/api/health', module: health }];
