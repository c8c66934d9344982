/**
 * A map with at most `most` entries: it drops the entry that was set longest ago. For values that can be computed
 * again.
 */
export class BoundedMap<K, V> {
  readonly #entries = new Map<K, V>();

  constructor(readonly most: number) {}

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.most) this.#entries.delete(oldest);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }
}
