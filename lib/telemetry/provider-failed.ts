import { log } from './log';
import { metrics } from './metrics';

/** What may be away, and does not end a request when it is. */
export type Provider = 'moderator' | 'analyst' | 'embedder' | 'transcriber' | 'voice' | 'mailer';

/** One line in the log and one more on the counter: the caller goes on without what it asked for. */
export function providerFailed(provider: Provider, error: unknown, about: Record<string, string> = {}): void {
  metrics().providerFailures.inc({ provider });
  log().warn({ err: error, provider, ...about }, 'a provider failed');
}
