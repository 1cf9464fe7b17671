const OURS = '/media/';

/** Paths of the site's pictures in an address, a `srcset` or HTML; addresses of other sites do not count. */
const FILES = /(?<=^|[\s"'(,])\/media\/[^\s"'<>(),?#\\]+/g;

/** Collects the site's own picture files from page data; what pages share is looked at once. */
export class MediaSet {
  #files = new Set<string>();
  #seen = new WeakSet<object>();

  /** Every picture named anywhere in a value. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      if (value.includes(OURS)) for (const [file] of value.matchAll(FILES)) this.#files.add(file);
    } else if (typeof value === 'object' && value !== null && !this.#seen.has(value)) {
      this.#seen.add(value);
      for (const inner of Array.isArray(value) ? value : Object.values(value)) this.add(inner);
    }
  }

  /** Sorted paths, each once. */
  list(): string[] {
    return [...this.#files].sort();
  }
}
