/** Folder of the pictures whose address contains a hash of their content. They never change, so browsers cache them. */
export const HASHED_MEDIA = '/_media/';

/** Paths of the site's pictures in an address, a `srcset` or HTML; addresses on other sites are ignored. */
const MEDIA_PATHS = /(?<=^|[\s"'(,])\/_?media\/[^\s"'<>(),?#\\]+/g;

/**
 * Collects the site's own picture files from page data. Objects that several pages share are searched once.
 */
export class MediaSet {
  #files = new Set<string>();
  #seen = new WeakSet<object>();

  /** Adds every picture named anywhere in a value, nested objects included. */
  add(value: unknown): void {
    if (typeof value === 'string') {
      if (value.includes('media/')) for (const [file] of value.matchAll(MEDIA_PATHS)) this.#files.add(file);
    } else if (typeof value === 'object' && value !== null && !this.#seen.has(value)) {
      this.#seen.add(value);
      for (const inner of Array.isArray(value) ? value : Object.values(value)) this.add(inner);
    }
  }

  list(): string[] {
    return [...this.#files].sort();
  }
}
