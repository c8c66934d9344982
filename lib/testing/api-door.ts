import { offerDocument } from '@/lib/http/openapi/api-document';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { type FrontDoor, openFrontDoor } from '@/lib/server/front-door';
import { openLog } from '@/lib/telemetry/log';

/** The real front door with the whole API, in this process, on a port of its own; without pages. */
export function openApiDoor(): Promise<FrontDoor> {
  offerDocument(() => openApiDocument(apiTable));
  return openFrontDoor({
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://127.0.0.1:3000',
    trustProxy: 0,
    routes: apiTable,
    pages: () => {
      throw new Error('a request to the API went to the pages');
    },
    log: () => openLog({ write: () => undefined }),
  });
}
