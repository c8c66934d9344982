import type { Mount } from './front-door';

/** What answers by itself in front of the routes, first match first: uploads and media join here. */
export const mounts: readonly Mount[] = [];
