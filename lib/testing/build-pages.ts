import { buildWhenStale } from '@/lib/server/build';

/** For tests that start the product, several at once: builds the pages unless they are built. */
export default async function setUp(): Promise<void> {
  await buildWhenStale(new AbortController().signal);
}
