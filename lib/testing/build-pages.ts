import { buildWhenStale } from '@/lib/server/build';

/** For tests that start the product, several at a time: it builds its pages unless they are built. */
export default async function setUp(): Promise<void> {
  await buildWhenStale(new AbortController().signal);
}
