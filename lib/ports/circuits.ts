import { BoundedMap } from '@/lib/domain/bounded-map';
import { type Circuit, entered, failed, isOpen, NEW_CIRCUIT } from '@/lib/domain/circuit';

/** Modules load twice in one process: what is known of endpoints is one. Each process learns for itself. */
const holder = globalThis as typeof globalThis & { __colloquyCircuits?: BoundedMap<string, Circuit> };
const ENDPOINTS = 1_000;

function circuits(): BoundedMap<string, Circuit> {
  holder.__colloquyCircuits ??= new BoundedMap(ENDPOINTS);
  return holder.__colloquyCircuits;
}

/** Whether an endpoint may be called now; a dead one is left alone for a while, and costs nothing. */
export function isWorthCalling(endpoint: string): boolean {
  return isOpen(circuits().get(endpoint) ?? NEW_CIRCUIT, Date.now());
}

/** To be called when a call of an endpoint begins. False: it is left alone. */
export function beginCall(endpoint: string): boolean {
  const now = Date.now();
  const circuit = circuits().get(endpoint) ?? NEW_CIRCUIT;
  if (!isOpen(circuit, now)) return false;
  if (circuit !== NEW_CIRCUIT) circuits().set(endpoint, entered(circuit, now));
  return true;
}

/** To be called when it has ended. */
export function endCall(endpoint: string, outcome: 'answered' | 'failed'): void {
  const circuit = circuits().get(endpoint) ?? NEW_CIRCUIT;
  circuits().set(endpoint, outcome === 'answered' ? NEW_CIRCUIT : failed(circuit, Date.now()));
}

/** Forgets what is known of an endpoint: somebody has set it anew, or it has passed a test. */
export function forgetCalls(endpoint: string): void {
  circuits().delete(endpoint);
}
