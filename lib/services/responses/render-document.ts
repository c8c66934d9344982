import { responseListItemV1 } from '@/lib/wire/v1/response-list-item';
import type { InterviewRecord } from '../interviews/interview-record';
import { listedResponseOf } from './listed-response-of';

/**
 * The v1 list item of a response as JSON text, stored with every change of it. The only service that knows a wire
 * format: written here once per change, it need not be rendered each time that a list is read.
 */
export function renderDocument(record: InterviewRecord): string {
  return JSON.stringify(responseListItemV1(listedResponseOf(record)));
}
