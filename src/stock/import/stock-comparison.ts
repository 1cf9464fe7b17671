import type { Car } from '../car.ts';
import { KeyTable } from './key-table.ts';
import { countId, type NamedCount } from './named-count.ts';
import type { PreviousStock } from './previous-stock.ts';
import { firstPhotoOf, type StockFacts } from './stock-facts.ts';

/** A comparison of one vehicle, for sale before and now. */
interface Compared {
  before: StockFacts;
  now: StockFacts;
  /** True if its first photo was another vehicle's before, or is another's in this feed. */
  hasPhotoOfOther: boolean;
}

interface Comparison {
  /** True if the vehicle had what may have changed, so that it counts for the share. */
  had: (facts: StockFacts) => boolean;
  changed: (compared: Compared) => boolean;
}

const changesFrom = (before: number | null, now: number | null): boolean =>
  before !== null && now !== null && before !== now;

/** In km. A vehicle in stock is not driven more between two imports, and its reading falls only if it is corrected. */
const MOST_DRIVEN = 10_000;
const MOST_CORRECTED = 500;

/** A price this many times as high or low as before is rather a mistake. */
const PRICE_FACTOR = 2;

const COMPARISONS = {
  prices_lost: { had: ({ price }) => price !== null, changed: ({ now }) => now.price === null },
  photos_lost: { had: ({ photos }) => photos > 0, changed: ({ now }) => now.photos === 0 },
  yards_lost: { had: ({ hasYard }) => hasYard, changed: ({ now }) => !now.hasYard },
  /** Not listed any more because of its date. */
  aged: { had: ({ wasListed }) => wasListed, changed: ({ now }) => !now.isListed },
  reserved: { had: ({ isReserved }) => !isReserved, changed: ({ now }) => now.isReserved },
  /** Described as another vehicle under the same number. Sellers correct a model or year, but rarely both. */
  other_vehicle: {
    had: () => true,
    changed: ({ before, now }) =>
      before.make !== now.make ||
      changesFrom(before.vin, now.vin) ||
      (before.model !== now.model && before.year !== now.year),
  },
  repriced: {
    had: ({ price }) => price !== null,
    changed: ({ before: { price: old }, now: { price } }) =>
      old !== null && price !== null && (price * PRICE_FACTOR < old || price > old * PRICE_FACTOR),
  },
  odometers_changed: {
    had: ({ km }) => km !== null,
    changed: ({ before, now }) =>
      before.km !== null &&
      now.km !== null &&
      (now.km > before.km + MOST_DRIVEN || now.km < before.km - MOST_CORRECTED),
  },
  photos_fewer: {
    had: ({ photos }) => photos > 0,
    changed: ({ before, now }) => now.photos > 0 && now.photos * 2 < before.photos,
  },
  photos_of_others: {
    had: ({ photos }) => photos > 0,
    changed: ({ before, now, hasPhotoOfOther }) => now.firstPhoto !== before.firstPhoto && hasPhotoOfOther,
  },
} as const satisfies Record<string, Comparison>;

export type ComparedFact = keyof typeof COMPARISONS;
const LOSSES: ReadonlySet<ComparedFact> = new Set(['prices_lost', 'photos_lost', 'yards_lost']);
const FACTS = Object.keys(COMPARISONS) as ComparedFact[];

/**
 * Changes of a vehicle that is still in the stock. `off_sale`: it was for sale and is not now, and is not marked as sold
 * either. `unsold`: it was sold and is for sale now.
 */
export type StockChange = 'sold' | 'off_sale' | 'unsold' | ComparedFact;

const none = (): NamedCount => ({ count: 0, ids: [] });

/** Compares the vehicles of an import with those of the stock before it. */
export class StockComparison {
  readonly changes: Readonly<Record<StockChange, NamedCount>> = {
    sold: none(),
    off_sale: none(),
    unsold: none(),
    ...(Object.fromEntries(FACTS.map((fact) => [fact, none()])) as Record<ComparedFact, NamedCount>),
  };
  /** Vehicles for sale, before and now, that had a price, photos, a yard and so on. */
  readonly before = Object.fromEntries(FACTS.map((fact) => [fact, 0])) as Record<ComparedFact, number>;
  /** Vehicles that would still be listed with the dates of the import before, and those that are not with the new ones. */
  readonly listed = { before: 0, lost: 0 };
  /** Vehicles for sale in this feed, and those of them that are too old to be listed. */
  readonly forSale = { all: 0, tooOld: 0 };
  /** Vehicles that are off sale, lost their price, photos or yard, or are too old to be listed now; each counts once. */
  losing = 0;
  private readonly firstPhotos = new KeyTable();

  compare(previous: Pick<PreviousStock, 'factsOf' | 'readFacts' | 'isPhotoOfOther'>, car: Car): void {
    const before = previous.factsOf(car.id);
    const photo = firstPhotoOf(car);
    const isSeen = photo !== null && this.firstPhotos.has(photo);
    if (photo !== null) this.firstPhotos.set(photo, 1);
    const now = previous.readFacts(car);
    if (now.isForSale) this.forSale.all++;
    if (now.isForSale && !now.isListed) this.forSale.tooOld++;
    if (before?.status === 'sold' && now.isForSale) countId(this.changes.unsold, car.id);
    if (!before?.isForSale) return;
    if (now.status === 'sold') countId(this.changes.sold, car.id);
    else if (!now.isForSale) {
      countId(this.changes.off_sale, car.id);
      this.losing++;
    }
    if (!now.isForSale) return;
    const hasPhotoOfOther = photo !== null && (isSeen || previous.isPhotoOfOther(photo, car.id));
    let isLosing = before.isListed && !now.isListed;
    for (const fact of FACTS) {
      const { had, changed } = COMPARISONS[fact];
      if (!had(before)) continue;
      this.before[fact]++;
      if (!changed({ before, now, hasPhotoOfOther })) continue;
      countId(this.changes[fact], car.id);
      isLosing ||= LOSSES.has(fact);
    }
    if (isLosing) this.losing++;
    if (!before.isListed) return;
    this.listed.before++;
    if (!now.isListed) this.listed.lost++;
  }
}
