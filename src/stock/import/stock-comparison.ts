import type { Car } from '../car.ts';
import { countId, type NamedCount } from './named-count.ts';
import { type GuardedFacts, guardedFacts, type PreviousStock } from './previous-stock.ts';

/**
 * Changes of a vehicle that was for sale, so far as it is still in the stock. `off_sale`: it is not for sale now, and
 * not marked as sold either.
 */
export type StockChange = 'sold' | 'off_sale' | 'prices_lost' | 'photos_lost' | 'yards_lost';

const LOSSES = [
  ['prices_lost', 'hasPrice'],
  ['photos_lost', 'hasPhotos'],
  ['yards_lost', 'hasYard'],
] as const;

/** Compares the vehicles of an import with those of the stock before it. */
export class StockComparison {
  readonly changes: Readonly<Record<StockChange, NamedCount>> = {
    sold: { count: 0, ids: [] },
    off_sale: { count: 0, ids: [] },
    prices_lost: { count: 0, ids: [] },
    photos_lost: { count: 0, ids: [] },
    yards_lost: { count: 0, ids: [] },
  };
  /** Vehicles for sale, before and now, that had a price, photos or a yard. */
  readonly before = { prices_lost: 0, photos_lost: 0, yards_lost: 0 };

  compare(previous: Pick<PreviousStock, 'factsOf'>, car: Car): void {
    const before = previous.factsOf(car.id);
    if (!before?.isForSale) return;
    const now = guardedFacts(car);
    if (car.sold || car.status === 'sold') countId(this.changes.sold, car.id);
    else if (now.isForSale) this.compareFacts(car.id, before, now);
    else countId(this.changes.off_sale, car.id);
  }

  private compareFacts(id: string, before: GuardedFacts, now: GuardedFacts): void {
    for (const [change, fact] of LOSSES) {
      if (!before[fact]) continue;
      this.before[change]++;
      if (!now[fact]) countId(this.changes[change], id);
    }
  }
}
