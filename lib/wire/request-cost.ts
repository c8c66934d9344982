/**
 * The points that a request takes of the 1,200 that a key has a minute (operations, RATE_LIMITS): one, or more where it
 * costs the server many times as much as a small read.
 */
export const REQUEST_COST = {
  search: 2,
  summary: 5,
  tags: 5,
  urlParameters: 5,
  results: 10,
  export: 20,
  /** Looks through all responses of the organisation. */
  person: 10,
  /** Reads a lot, and may have a model write. */
  ask: 20,
  /** Has a model write. */
  draft: 10,
  /** Reads all responses, by a job. */
  suggestThemes: 20,
  /** Holds some twenty interviews, by a job. */
  rehearse: 20,
  /** Calls an address that the caller names. */
  modelTest: 20,
  /** A workbook or an archive is packed as it is made. */
  workbook: 40,
} as const;

const PACKED: ReadonlySet<string> = new Set(['xlsx', 'docx', 'qdpx', 'sav', 'transcripts-zip']);

const RESPONSES_A_POINT = 1_000;
const TRANSCRIPTS_A_POINT = 100;

/** Of a page of responses: one point for each thousand that it may contain. */
export function listCost(perPage: number): number {
  return Math.ceil(perPage / RESPONSES_A_POINT);
}

/** With transcripts, whose rows are read beside the stored documents. */
export function transcriptsCost(perPage: number): number {
  return Math.ceil(perPage / TRANSCRIPTS_A_POINT);
}

export function exportCost(format: string): number {
  return PACKED.has(format) ? REQUEST_COST.workbook : REQUEST_COST.export;
}
