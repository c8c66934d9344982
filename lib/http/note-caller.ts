import type { Principal } from '@/lib/domain/principal';

/** Modules load twice in one process; the reader of a note may have the other copy. */
const holder = globalThis as typeof globalThis & { __colloquyCallers?: WeakMap<Request, string> };

/**
 * Records who sent a request, for its line in the log: the id of a key, a user or a response. Anonymous callers are not
 * recorded.
 */
export function noteCaller(request: Request, principal: Principal): void {
  const id = callerId(principal);
  if (id === undefined) return;
  holder.__colloquyCallers ??= new WeakMap();
  holder.__colloquyCallers.set(request, id);
}

/** Undefined when the caller was not identified. */
export function callerOf(request: Request): string | undefined {
  return holder.__colloquyCallers?.get(request);
}

function callerId(principal: Principal): string | undefined {
  if (principal.kind === 'participant') return principal.responseId;
  if (principal.kind === 'member') return principal.keyId ?? principal.userId;
  return principal.kind === 'person' ? principal.userId : undefined;
}
