import type { Principal } from '@/lib/domain/principal';

/** Modules load twice in one process, and who reads a note may have the other copy. */
const holder = globalThis as typeof globalThis & { __colloquyCallers?: WeakMap<Request, string> };

/** Notes who sent a request, for its line in the log: the id of a key, a user or a response; nobody's is no note. */
export function noteCaller(request: Request, principal: Principal): void {
  const id = callerId(principal);
  if (id === undefined) return;
  holder.__colloquyCallers ??= new WeakMap();
  holder.__colloquyCallers.set(request, id);
}

/** Undefined where nobody was made out. */
export function callerOf(request: Request): string | undefined {
  return holder.__colloquyCallers?.get(request);
}

function callerId(principal: Principal): string | undefined {
  if (principal.kind === 'participant') return principal.responseId;
  if (principal.kind === 'member') return principal.keyId ?? principal.userId;
  return principal.kind === 'person' ? principal.userId : undefined;
}
