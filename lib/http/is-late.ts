import { isConnectionTimeout, sqlState } from '@/lib/store/database';
import { OutOfTime } from './in-time';
import { QUERY_CANCELED } from './refusal';

/** It has nothing wrong but that its time was over: the request's, a statement's, or that of a wait for a connection. */
export function isLate(error: unknown): boolean {
  return error instanceof OutOfTime || isConnectionTimeout(error) || sqlState(error) === QUERY_CANCELED;
}
