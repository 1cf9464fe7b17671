import { liveState } from '../../search/cards/live-state.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { StoredCard } from '../../search/index-file/cards.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { STATUS_LABELS } from '../../stock/rules/labels.ts';
import { type ComparedCar, comparedCarFromCard } from './compare.ts';
import type { ComparedFacts } from './comparison.ts';
import { fetchVehicleDetails } from './fetch-vehicle-details.ts';

interface CurrentVehicles {
  cars: ComparedCar[];
  /** By id; vehicles that the site no longer lists have no card. */
  cards: Map<string, StoredCard>;
  facts: Map<string, ComparedFacts>;
}

const { available, reserved, unlisted } = STATUS_LABELS;

/** Returns the status from the search if it changed since the build, else the card's own. */
export function currentStatus(vehicle: CardDocument | undefined): string {
  if (!vehicle) return unlisted;
  const { facts } = vehicle.card;
  const { status } = liveState(facts, vehicle);
  if (status === null) return facts.status || available;
  const labels = { free: available, reserved, sold: facts.soldLabel };
  return labels[status];
}

function currentCar(vehicle: CardDocument): ComparedCar {
  const { facts } = vehicle.card;
  const { price } = liveState(facts, vehicle);
  return comparedCarFromCard(price === null ? facts : { ...facts, price });
}

/**
 * Fetches current prices, statuses and more facts of compared vehicles. The status is included only if at least
 * one vehicle is not available. Vehicles that are no longer in the index stay as they were saved.
 *
 * @param source the page's `SearchSource` as JSON
 * @throws if the search fails
 */
export async function fetchCurrentVehicles(
  source: string,
  cars: readonly ComparedCar[],
): Promise<CurrentVehicles> {
  const transport = pageTransport(source);
  const known = await fetchVehicleDetails(
    transport,
    cars.map(({ id }) => id),
  );
  const statuses = cars.map(({ id }) => currentStatus(known.get(id)?.vehicle));
  const facts = cars.map(({ id }, index): [string, ComparedFacts] => {
    const more = known.get(id)?.facts ?? {};
    return [
      id,
      statuses.every((status) => status === available) ? more : { ...more, Status: statuses[index] ?? '' },
    ];
  });
  const now = cars.map((car) => {
    const vehicle = known.get(car.id)?.vehicle;
    return vehicle ? currentCar(vehicle) : car;
  });
  const cards = new Map([...known].map(([id, { vehicle }]) => [id, vehicle.card]));
  return { cars: now, cards, facts: new Map(facts) };
}
