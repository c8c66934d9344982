import type { components } from './api-types.js';
import type { Answered, Colloquy } from './client.js';
import type { Answer, Input, OperationId, PagedOperation } from './request-types.js';

type ResponseListItem = components['schemas']['ResponseListItem'];

/** One page after the other of a list that comes in pages, from `query.page`. */
export async function* pages<Id extends PagedOperation>(
  api: Colloquy,
  id: Id,
  input: Input<Id>,
): AsyncGenerator<Answer<Id>> {
  const { query = {} } = input as { query?: { page?: number } };
  // Which operation it is was judged by the types of this function.
  const call = api.call as (id: OperationId, input: object) => Promise<Answered<Answer<Id>>>;
  for (let page = query.page ?? 0; ; page += 1) {
    const { body, headers } = await call(id, { ...input, query: { ...query, page } });
    yield body;
    if (!headers.get('link')?.includes('rel="next"')) return;
  }
}

/** All responses of a study, in the order in which they began. */
export async function* eachResponse(
  api: Colloquy,
  linkId: string,
  query: NonNullable<Input<'listResponses'>['query']> = {},
  signal?: AbortSignal,
): AsyncGenerator<ResponseListItem> {
  const input = { path: { linkId }, query, ...(signal && { signal }) };
  for await (const page of pages(api, 'listResponses', input)) yield* page ?? [];
}
