/** A byte of a varint holds seven bits; this eighth bit marks all bytes but the last. */
const CONTINUES = 0x80;

/** Writes bytes to a growing buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** Writes a whole number from 0 to 2^53 - 1 as a varint: seven bits per byte, lowest first. */
  uint(value: number): void {
    // 2^53 - 1 takes eight bytes of seven bits.
    this.#reserve(8);
    let rest = value;
    while (rest >= CONTINUES) {
      this.#bytes[this.#length++] = (rest % CONTINUES) + CONTINUES;
      rest = Math.floor(rest / CONTINUES);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.uint(bytes.length);
    this.bytes(bytes);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}

/**
 * Reads what a `ByteWriter` wrote.
 *
 * @throws Error if the bytes end too early
 */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #offset = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  uint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= CONTINUES) {
      const byte = this.#bytes[this.#offset++];
      if (byte === undefined || scale > Number.MAX_SAFE_INTEGER)
        throw new Error('The index file is incomplete.');
      value += (byte % CONTINUES) * scale;
      if (byte < CONTINUES) return value;
    }
  }

  /** Returns a view of the next bytes, not a copy. */
  bytes(count: number): Uint8Array {
    if (this.#offset + count > this.#bytes.length) throw new Error('The index file is incomplete.');
    this.#offset += count;
    return this.#bytes.subarray(this.#offset - count, this.#offset);
  }

  text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.bytes(this.uint()));
  }
}
