import type { CardFacts } from '../../stock/card-facts.ts';
import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';
import { type Favourite, favouriteOf, favouriteOfCard } from '../favourites/favourites.ts';

/** Vehicles side by side at most. */
export const COMPARE_LIMIT = 4;

/** A vehicle chosen to compare: what its card said. */
export interface ComparedCar extends Favourite {
  variant: string;
  /** "Odometer": "24,180 kms"; those known. */
  facts: Record<string, string>;
  /** "$46,990", "Enquire for price." */
  price: string;
  /** "Drive away"; empty where there is none. */
  priceNote: string;
  /** Suburb; empty where unknown. */
  place: string;
}

/** The texts of a record; none in what is no record. */
const textsOf = (value: unknown): Record<string, string> =>
  Array.isArray(value)
    ? {}
    : Object.fromEntries(
        Object.entries(fieldsOf(value)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );

/** A vehicle on a card, as a comparison keeps it. */
export function comparedCar(car: CardFacts): ComparedCar {
  const { variant, facts, price, priceNote, place } = car;
  return { ...favouriteOfCard(car), variant, facts, price, priceNote, place };
}

/** A compared vehicle out of what was kept, or null where it names no vehicle. */
export function comparedCarOf(value: unknown): ComparedCar | null {
  const favourite = favouriteOf(value);
  if (!favourite) return null;
  const { variant, facts, price, priceNote, place } = fieldsOf(value);
  return {
    ...favourite,
    variant: textOf(variant) ?? '',
    facts: textsOf(facts),
    price: textOf(price) ?? '',
    priceNote: textOf(priceNote) ?? '',
    place: textOf(place) ?? '',
  };
}

const kept = keptList({
  name: 'compare',
  entryOf: comparedCarOf,
  keyOf: ({ id }) => id,
  limit: COMPARE_LIMIT,
});

/** Vehicles chosen to compare, in the order they were chosen. */
export const compared = kept.list;

export type CompareOutcome = 'added' | 'removed' | 'full';

/** What choosing the vehicle does to the list: it joins, leaves, or finds no room. */
export function compareToggled(
  list: readonly ComparedCar[],
  car: ComparedCar,
): { outcome: CompareOutcome; list: readonly ComparedCar[] } {
  const others = list.filter(({ id }) => id !== car.id);
  if (others.length < list.length) return { outcome: 'removed', list: others };
  if (list.length >= COMPARE_LIMIT) return { outcome: 'full', list };
  return { outcome: 'added', list: [...list, car] };
}

/** Chooses the vehicle to compare, or takes it back. */
export function toggleCompared(car: ComparedCar): CompareOutcome {
  let outcome: CompareOutcome = 'full';
  kept.update((list) => {
    const change = compareToggled(list, car);
    outcome = change.outcome;
    return change.list;
  });
  return outcome;
}

/** Takes a vehicle out, or all of them. */
export function uncompare(id: string | null): void {
  kept.update((list) => list.filter((car) => id !== null && car.id !== id));
}
