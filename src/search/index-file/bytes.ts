const SHIFT = 0x80;

/** Writes bytes to a growing buffer. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  #room(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }

  /** Writes a whole number from 0 to 2^53 - 1 as a varint: seven bits per byte, lowest first. */
  uint(value: number): void {
    this.#room(8);
    let rest = value;
    while (rest >= SHIFT) {
      this.#bytes[this.#length++] = (rest % SHIFT) + SHIFT;
      rest = Math.floor(rest / SHIFT);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(values: Uint8Array): void {
    this.#room(values.length);
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
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  uint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= SHIFT) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || scale > Number.MAX_SAFE_INTEGER)
        throw new Error('The index file is cut off.');
      value += (byte % SHIFT) * scale;
      if (byte < SHIFT) return value;
    }
  }

  /** Returns a view of the next bytes, not a copy. */
  bytes(count: number): Uint8Array {
    if (this.#at + count > this.#bytes.length) throw new Error('The index file is cut off.');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  text(): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.bytes(this.uint()));
  }
}
