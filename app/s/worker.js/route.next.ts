import { allTexts } from '@/components/interview/load-texts';
import { offlinePage, offlineWorker } from '@/components/interview/offline-worker';

/** GET /s/worker.js: the participant's page without a connection. A link id never has a dot. */
export async function GET(): Promise<Response> {
  return new Response(offlineWorker((await allTexts()).map(offlinePage)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
