import { liveState } from '../../search/cards/live-state.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { StoredCard } from '../../search/index-file/cards.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { STATUS_LABELS } from '../../stock/rules/labels.ts';
import { type ComparedCar, comparedCar } from './compare.ts';
import type { ComparedFacts } from './comparison.ts';
import { vehicleDetails } from './vehicle-details.ts';

export interface ComparedNow {
  cars: ComparedCar[];
  /** By id; one that the site no longer lists has none. */
  cards: Map<string, StoredCard>;
  facts: Map<string, ComparedFacts>;
}

const { available, unlisted } = STATUS_LABELS;

/** The status of now: the card's own, unless the search knows of a later one. */
export function statusNow(vehicle: CardDocument | undefined): string {
  if (!vehicle) return unlisted;
  const { facts } = vehicle.card;
  const { status } = liveState(facts, vehicle);
  if (status === null) return facts.status || available;
  return status === 'free' ? available : STATUS_LABELS[status];
}

function carOfNow(vehicle: CardDocument): ComparedCar {
  const { facts } = vehicle.card;
  const { price } = liveState(facts, vehicle);
  return comparedCar(price === null ? facts : { ...facts, price });
}

/**
 * The vehicles as the search knows them now, with more facts than a card has, and with their status where one
 * is not available. One that it no longer has is as it was chosen. Rejects where the search fails.
 *
 * @param source the page's `SearchSource`, as its HTML has it
 */
export async function comparedNow(source: string, cars: readonly ComparedCar[]): Promise<ComparedNow> {
  const transport = pageTransport(source);
  const known = await vehicleDetails(
    transport,
    cars.map(({ id }) => id),
  );
  const statuses = cars.map(({ id }) => statusNow(known.get(id)?.vehicle));
  const facts = cars.map(({ id }, index): [string, ComparedFacts] => {
    const more = known.get(id)?.facts ?? {};
    return [
      id,
      statuses.every((one) => one === available) ? more : { ...more, Status: statuses[index] ?? '' },
    ];
  });
  const now = cars.map((car) => {
    const vehicle = known.get(car.id)?.vehicle;
    return vehicle ? carOfNow(vehicle) : car;
  });
  const cards = new Map([...known].map(([id, { vehicle }]) => [id, vehicle.card]));
  return { cars: now, cards, facts: new Map(facts) };
}
