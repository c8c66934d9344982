/** By what lists of responses are sorted. */
export const RESPONSE_SORTS = ['updated', 'quality', 'duration', 'readableId'] as const;
export type ResponseSort = (typeof RESPONSE_SORTS)[number];

/** Which come first. Responses that are equal in it follow by readable id, in the same direction. */
export interface ResponseOrder {
  by: ResponseSort;
  descending: boolean;
}

/** Where a page ended: what it was sorted by, and the readable id. */
export interface PageEnd {
  /** `updated`: milliseconds since 1970; `quality`: 0 while there is none; `duration`: milliseconds. */
  value: number;
  readableId: number;
}
