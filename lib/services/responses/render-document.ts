import { responseListItemV1 } from '@/lib/wire/v1/response-list-item';
import type { InterviewRecord } from '../interviews/interview-record';
import { listedResponseOf } from './listed-response-of';

/**
 * The v1 list item of a response as JSON text, stored with every change of it. The one service that knows a wire shape:
 * written once per change here, it is not rendered again for each of the many times that lists are read.
 */
export function renderDocument(record: InterviewRecord): string {
  return JSON.stringify(responseListItemV1(listedResponseOf(record)));
}
