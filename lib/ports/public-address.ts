import { env } from '@/lib/env';

/** Where this product is reached, without a slash at its end. */
export function publicAddress(): string {
  return env().baseUrl;
}
