import { reservedPath, reservedVehicleSlug } from '../rules/reserved-addresses.ts';
import { shortHash } from '../text/hash.ts';
import { KeyTable } from './key-table.ts';
import type { PreviousStock } from './previous-stock.ts';

/**
 * Gives every vehicle a slug of its own. A slug stays with the vehicle that had it in the last import; a newcomer
 * whose slug is taken, or is no name for a page, gets a suffix made of its id, the same one every time.
 */
export class SlugRegistry {
  private readonly taken = new KeyTable();
  /** Of the few vehicles whose feed gives one, in lower case: some disks know no capitals. */
  private readonly paths = new Set<string>();
  private readonly previous: Pick<PreviousStock, 'slugOwner'>;

  constructor(previous: Pick<PreviousStock, 'slugOwner'>) {
    this.previous = previous;
  }

  assign(id: string, base: string): string {
    const suffixed = `${base}-${shortHash(id).slice(0, 6)}`;
    const candidates =
      this.previous.slugOwner(suffixed, id) === 'same'
        ? [suffixed, base]
        : [base, suffixed, `${base}-${shortHash(id)}`];
    let slug = candidates.find(
      (candidate) =>
        reservedVehicleSlug(candidate) === null &&
        !this.taken.has(candidate) &&
        this.previous.slugOwner(candidate, id) !== 'other',
    );
    for (let n = 2; slug === undefined; n++) {
      const numbered = `${suffixed}-${n}`;
      if (!this.taken.has(numbered)) slug = numbered;
    }
    this.taken.set(slug, 1);
    return slug;
  }

  /**
   * The path of a vehicle's page: the feed's own where no other page can have it, else `/cars/{slug}`.
   *
   * @param given as the feed has it, made for the slug `before`
   */
  path(given: string, before: string, slug: string): string {
    const key = given.toLowerCase().replace(/\/$/, '');
    if (given === `/cars/${before}` || reservedPath(given) !== null || this.paths.has(key))
      return `/cars/${slug}`;
    this.paths.add(key);
    return given;
  }
}
