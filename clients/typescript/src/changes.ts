import type { components } from './api-types.js';
import type { Colloquy } from './client.js';
import { eachResponse } from './pages.js';
import type { Input } from './request-types.js';
import { sleep } from './retries.js';

type ResponseListItem = components['schemas']['ResponseListItem'];
type Query = Omit<NonNullable<Input<'listResponses'>['query']>, 'updatedSince' | 'page'>;

/** Changes become visible in another order than that of their times: a reader overlaps by as much. */
const OVERLAP_MS = 10_000;

/**
 * The responses that changed since a former call, by its `since`; null for all. Some come again unchanged: replace what
 * you have by `id`, and keep the new `since`.
 */
export async function changedResponses(
  api: Colloquy,
  linkId: string,
  since: string | null,
  query: Query = {},
  signal?: AbortSignal,
): Promise<{ responses: ResponseListItem[]; since: string | null }> {
  const updatedSince = since && new Date(Date.parse(since) - OVERLAP_MS).toISOString();
  const responses: ResponseListItem[] = [];
  let latest = since;
  const asked = { ...query, ...(updatedSince && { updatedSince }) };
  for await (const response of eachResponse(api, linkId, asked, signal)) {
    responses.push(response);
    if (latest === null || Date.parse(response.updatedAt) > Date.parse(latest)) latest = response.updatedAt;
  }
  return { responses, since: latest };
}

/** Each response as it is and whenever it changes, for as long as somebody listens. */
export async function* watchResponses(
  api: Colloquy,
  linkId: string,
  {
    everyMs = 30_000,
    signal,
    ...query
  }: Query & { since?: string | null; everyMs?: number; signal?: AbortSignal } = {},
): AsyncGenerator<ResponseListItem> {
  const { since: from = null, ...asked } = query;
  let since = from;
  const seen = new Map<string, string>();
  for (;;) {
    const found = await changedResponses(api, linkId, since, asked, signal);
    since = found.since;
    for (const response of found.responses) {
      if (seen.get(response.id) === response.updatedAt) continue;
      seen.set(response.id, response.updatedAt);
      yield response;
    }
    await sleep(everyMs, signal);
  }
}
