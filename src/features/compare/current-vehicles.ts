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
  /** By vehicle id. Vehicles that the site no longer lists have no card. */
  cards: Map<string, StoredCard>;
  /** Facts that are not on the card, by vehicle id. */
  facts: Map<string, ComparedFacts>;
}

const { available, reserved, unlisted } = STATUS_LABELS;

/** Returns the label of the vehicle's status in the search if it has changed since the build, else the card's label. */
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
  return comparedCarFromCard(price === null ? facts : { ...facts, price, withoutGst: '' });
}

/**
 * Fetches current prices, statuses and further facts of compared vehicles. Statuses are included only if at least one
 * vehicle is not available. Vehicles that are no longer in the index stay as they were saved.
 *
 * @param source the page's `SearchSource` as JSON
 * @throws if the search fails
 */
export async function fetchCurrentVehicles(
  source: string,
  cars: readonly ComparedCar[],
): Promise<CurrentVehicles> {
  const transport = pageTransport(source);
  const details = await fetchVehicleDetails(
    transport,
    cars.map(({ id }) => id),
  );
  const statuses = cars.map(({ id }) => currentStatus(details.get(id)?.vehicle));
  const facts = cars.map(({ id }, index): [string, ComparedFacts] => {
    const detailFacts = details.get(id)?.facts ?? {};
    const allAvailable = statuses.every((status) => status === available);
    return [id, allAvailable ? detailFacts : { ...detailFacts, Status: statuses[index] ?? '' }];
  });
  const currentCars = cars.map((car) => {
    const vehicle = details.get(car.id)?.vehicle;
    return vehicle ? currentCar(vehicle) : car;
  });
  const cards = new Map([...details].map(([id, { vehicle }]) => [id, vehicle.card]));
  return { cars: currentCars, cards, facts: new Map(facts) };
}
