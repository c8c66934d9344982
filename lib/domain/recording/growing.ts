/** A place from which a recording can be decoded, given its head. */
export interface Point {
  /** From where the bytes that were looked at begin. */
  byte: number;
  /** By the recording's own clock. */
  ms: number;
}

/** A recording that is still being written, as browsers write them: a head, and parts that can be read by themselves. */
export interface Growing {
  /** What a decoder needs before any part. */
  head: Uint8Array;
  /** Where the first part begins. */
  firstByte: number;
  /** The parts in bytes that begin with one, and up to when they reach at least. Broken bytes end the list. */
  pointsIn(bytes: Uint8Array): { points: Point[]; endMs: number };
}
