/** The values by which lists of responses are sorted. */
export const RESPONSE_SORTS = ['updated', 'quality', 'duration', 'readableId'] as const;
export type ResponseSort = (typeof RESPONSE_SORTS)[number];

/** The sorting. Equal responses are sorted by readable id, in the same direction. */
export interface ResponseOrder {
  by: ResponseSort;
  descending: boolean;
}

/** The end of a page: the sorting value and the readable id of its last response. */
export interface PageEnd {
  /** `updated`: milliseconds since 1970; `quality`: 0 when there is none; `duration`: milliseconds. */
  value: number;
  readableId: number;
}
