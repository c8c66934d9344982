/** The fields of an item that decide which options it offers. */
interface Offering<O> {
  type: string;
  externalId?: string;
  options?: O[];
  carryForwardFrom?: string | null;
}

/**
 * The options that each item offers, by item: its own, or with `carryForwardFrom` those of its source, whose own
 * may be carried forward in turn (decisions, C3 and C7). Items come in guide order; only an earlier
 * `multiple_choice` is a source, so that no circle can close. A source that is none leaves the item its own options.
 */
export function offeredOptions<O>(items: Iterable<Offering<O>>): Map<Offering<O>, O[]> {
  const offered = new Map<Offering<O>, O[]>();
  const sources = new Map<string, O[]>();
  for (const item of items) {
    const carried = item.carryForwardFrom == null ? undefined : sources.get(item.carryForwardFrom);
    const options = carried ?? item.options ?? [];
    offered.set(item, options);
    if (item.type === 'multiple_choice' && item.externalId !== undefined && !sources.has(item.externalId)) {
      sources.set(item.externalId, options);
    }
  }
  return offered;
}
