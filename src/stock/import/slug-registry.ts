import { whyPathIsReserved, whyVehicleSlugIsReserved } from '../rules/reserved-addresses.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { shortHash } from '../text/hash.ts';
import { KeyTable } from './key-table.ts';
import type { PreviousStock } from './previous-stock.ts';

/**
 * Assigns a unique slug to every vehicle. A vehicle keeps its slug from the last import. A new vehicle whose
 * slug is taken, or cannot be the name of a page, gets a suffix that depends only on its id.
 */
export class SlugRegistry {
  private readonly taken = new KeyTable();
  /** Paths given by feeds, in lower case, because some disks ignore case. */
  private readonly paths = new Set<string>();
  private readonly previous: Pick<PreviousStock, 'slugOwner'>;

  private readonly isPage: (path: string) => boolean;

  constructor(previous: Pick<PreviousStock, 'slugOwner'>, isPage: (path: string) => boolean) {
    this.previous = previous;
    this.isPage = isPage;
  }

  assign(id: string, base: string): string {
    const suffixed = `${base}-${shortHash(id).slice(0, 6)}`;
    const candidates =
      this.previous.slugOwner(suffixed, id) === 'same'
        ? [suffixed, base]
        : [base, suffixed, `${base}-${shortHash(id)}`];
    let slug = candidates.find(
      (candidate) =>
        whyVehicleSlugIsReserved(candidate) === null &&
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
   * The path of a vehicle's page: the one from the feed if no other page has it, else `/cars/{slug}`.
   *
   * @param feedPath path from the feed
   * @param feedSlug slug from the feed
   * @param slug assigned slug
   */
  path(feedPath: string, feedSlug: string, slug: string): string {
    const key = feedPath.toLowerCase().replace(/\/$/, '');
    const hasOwnPath = feedPath !== vehiclePath(feedSlug);
    const isOurs = whyPathIsReserved(feedPath) !== null || this.isPage(key);
    if (!hasOwnPath || isOurs || this.paths.has(key)) return vehiclePath(slug);
    this.paths.add(key);
    return feedPath;
  }
}
