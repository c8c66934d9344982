/** Who has taken on a flagged response, and when. */
export interface LookedAfter {
  /** Null: somebody whose account was deleted. */
  by: { id: string; name: string } | null;
  at: Date;
}
