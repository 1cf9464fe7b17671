import { hash64 } from '../text/hash.ts';

/**
 * A hash table from strings to 32-bit numbers, in a few bytes per entry: it stores 64 bits of hash instead of
 * the string. With five million entries, the chance that two strings share an entry is below one in a
 * million. Unlike a Map, it keeps an import's memory small.
 */
export class KeyTable {
  /** High and low half of each entry's hash, side by side. A high half of 0 marks a free slot. */
  private keys = new Uint32Array(2 * 1024);
  private values = new Uint32Array(1024);
  size = 0;

  /** Slot of the key, or the free slot that it would take. */
  private find(high: number, low: number, keys = this.keys): number {
    const mask = keys.length / 2 - 1;
    // Multiplicative hashing by a prime near 2³² divided by the golden ratio (Knuth); then linear probing.
    let slot = (low ^ Math.imul(high, 2654435761)) & mask;
    while (keys[2 * slot] !== 0 && (keys[2 * slot] !== high || keys[2 * slot + 1] !== low))
      slot = (slot + 1) & mask;
    return slot;
  }

  private static hash(key: string): [number, number] {
    // Another seed than the default one, with which hashes are stored as values.
    const [high, low] = hash64(key, 7);
    return [high === 0 ? 1 : high, low];
  }

  /** The value of a key; undefined if the table does not have it. */
  get(key: string): number | undefined {
    const [high, low] = KeyTable.hash(key);
    const at = this.find(high, low);
    return this.keys[2 * at] === 0 ? undefined : this.values[at];
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  set(key: string, value: number): void {
    // At most two thirds full, so that probing stays short.
    if (this.size * 3 > this.values.length * 2) this.grow();
    const [high, low] = KeyTable.hash(key);
    const at = this.find(high, low);
    if (this.keys[2 * at] === 0) {
      this.keys[2 * at] = high;
      this.keys[2 * at + 1] = low;
      this.size++;
    }
    this.values[at] = value;
  }

  private grow(): void {
    const keys = new Uint32Array(this.keys.length * 2);
    const values = new Uint32Array(this.values.length * 2);
    for (let i = 0; i < this.values.length; i++) {
      const high = this.keys[2 * i] ?? 0;
      if (high === 0) continue;
      const low = this.keys[2 * i + 1] ?? 0;
      const at = this.find(high, low, keys);
      keys[2 * at] = high;
      keys[2 * at + 1] = low;
      values[at] = this.values[i] ?? 0;
    }
    this.keys = keys;
    this.values = values;
  }
}
