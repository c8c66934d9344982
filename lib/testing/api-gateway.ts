import { offerDocument } from '@/lib/http/openapi/api-document';
import { openApiDocument } from '@/lib/http/openapi/open-api-document';
import { apiTable } from '@/lib/server/api-table';
import { type Gateway, openGateway } from '@/lib/server/gateway';
import { openLog } from '@/lib/telemetry/log';

/** The real gateway with the whole API, in this process, on a port of its own; without pages. */
export function openApiGateway(): Promise<Gateway> {
  offerDocument(() => openApiDocument(apiTable));
  return openGateway({
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
