import { vehicleDetails } from '../../search/client/vehicle-details.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import type { CardView } from '../../stock/views.ts';
import type { ComparedCar } from './compare.ts';
import { comparedCard } from './compared-card.ts';
import type { ComparedFacts } from './comparison.ts';

export interface ComparedNow {
  cars: ComparedCar[];
  facts: Map<string, ComparedFacts>;
}

const AVAILABLE = 'Available';

function statusOf(card: CardView | undefined): string {
  if (!card) return 'No longer listed';
  return card.band?.label ?? (card.available ? AVAILABLE : 'No longer available');
}

/**
 * The vehicles as the search knows them now, with more facts than a card has, and with
 * their status where one is not available. One that it no longer has is
 * as it was chosen. Rejects where the search fails.
 *
 * @param source the page's `SearchSource`, as its HTML has it
 */
export async function comparedNow(source: string, cars: readonly ComparedCar[]): Promise<ComparedNow> {
  const transport = pageTransport(source);
  const known = await vehicleDetails(
    transport,
    cars.map(({ id }) => id),
  );
  const statuses = cars.map(({ id }) => statusOf(known.get(id)?.card));
  const facts = cars.map(({ id }, index): [string, ComparedFacts] => {
    const more = known.get(id)?.facts ?? {};
    return [
      id,
      statuses.every((one) => one === AVAILABLE) ? more : { ...more, Status: statuses[index] ?? '' },
    ];
  });
  const now = cars.map((car) => {
    const card = known.get(car.id)?.card;
    return card ? comparedCard(card) : car;
  });
  return { cars: now, facts: new Map(facts) };
}
