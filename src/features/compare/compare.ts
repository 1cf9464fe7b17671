import type { CardFacts } from '../../stock/card-facts.ts';
import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';
import { type Favourite, favouriteFromCard, readFavourite } from '../favourites/favourites.ts';

/** Highest number of vehicles in a comparison. */
export const COMPARE_LIMIT = 4;

/** A vehicle selected for comparison, with the data from its card. */
export interface ComparedCar extends Favourite {
  variant: string;
  /** Known facts by label: "Odometer": "24,180 kms". */
  facts: Record<string, string>;
  /** "$46,990", "Enquire for price." */
  price: string;
  /** "Drive away"; empty if there is none. */
  priceNote: string;
  /** "$42,718"; empty if the card shows no price without GST. */
  withoutGst: string;
  /** Suburb; empty if unknown. */
  place: string;
}

/** Keeps only the texts of a stored object; any other value gives an empty object. */
const textsOf = (value: unknown): Record<string, string> =>
  Array.isArray(value)
    ? {}
    : Object.fromEntries(
        Object.entries(fieldsOf(value)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      );

/** Creates the entry that a comparison saves for a vehicle, from the facts of its card. */
export function comparedCarFromCard(car: CardFacts): ComparedCar {
  const { variant, facts, price, priceNote, withoutGst, place } = car;
  return { ...favouriteFromCard(car), variant, facts, price, priceNote, withoutGst, place };
}

/** Reads a stored vehicle. Missing texts become empty. Null if the id, name or slug is missing or invalid. */
export function readComparedCar(value: unknown): ComparedCar | null {
  const favourite = readFavourite(value);
  if (!favourite) return null;
  const { variant, facts, price, priceNote, withoutGst, place } = fieldsOf(value);
  return {
    ...favourite,
    variant: textOf(variant) ?? '',
    facts: textsOf(facts),
    price: textOf(price) ?? '',
    priceNote: textOf(priceNote) ?? '',
    withoutGst: textOf(withoutGst) ?? '',
    place: textOf(place) ?? '',
  };
}

const kept = keptList({
  name: 'compare',
  entryOf: readComparedCar,
  keyOf: ({ id }) => id,
  limit: COMPARE_LIMIT,
});

/** Vehicles selected for comparison, in the order of selection. */
export const compared = kept.list;

export type CompareOutcome = 'added' | 'removed' | 'full';

/** Adds the vehicle to a list, or removes it if it is in the list. A full list stays as it is. */
export function compareToggled(
  list: readonly ComparedCar[],
  car: ComparedCar,
): { outcome: CompareOutcome; list: readonly ComparedCar[] } {
  const others = list.filter(({ id }) => id !== car.id);
  if (others.length < list.length) return { outcome: 'removed', list: others };
  if (list.length >= COMPARE_LIMIT) return { outcome: 'full', list };
  return { outcome: 'added', list: [...list, car] };
}

/** Adds the vehicle to the stored comparison, or removes it. */
export function toggleCompared(car: ComparedCar): CompareOutcome {
  let outcome: CompareOutcome = 'full';
  kept.update((list) => {
    const change = compareToggled(list, car);
    outcome = change.outcome;
    return change.list;
  });
  return outcome;
}

/** Removes the vehicle with this id from the comparison; null removes all. */
export function removeCompared(id: string | null): void {
  kept.update((list) => list.filter((car) => id !== null && car.id !== id));
}
