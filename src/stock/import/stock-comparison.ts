import type { Car } from '../car.ts';
import { countId, type NamedCount } from './named-count.ts';
import { isForSale, type PreviousStock, type SaleState } from './previous-stock.ts';

/**
 * Changes of a vehicle that was for sale, so far as it is still in the stock. `off_sale`: it is not for sale now, and
 * not marked as sold either.
 */
export type StockChange = 'sold' | 'off_sale' | 'prices_lost' | 'photos_lost' | 'yards_lost';

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

  compare(previous: Pick<PreviousStock, 'saleState'>, car: Car): void {
    const state = previous.saleState(car.id);
    if (!state?.isForSale) return;
    if (car.sold || car.status === 'sold') countId(this.changes.sold, car.id);
    else if (isForSale(car)) this.compareFacts(state, car);
    else countId(this.changes.off_sale, car.id);
  }

  private compareFacts(state: SaleState, car: Car): void {
    const facts = [
      ['prices_lost', state.hasPrice, Boolean(car.price)],
      ['photos_lost', state.hasPhotos, car.images.length > 0],
      ['yards_lost', state.hasYard, (car.location ?? car.dealership_id ?? car.dealership_slug) !== null],
    ] as const;
    for (const [change, had, has] of facts) {
      if (!had) continue;
      this.before[change]++;
      if (!has) countId(this.changes[change], car.id);
    }
  }
}
