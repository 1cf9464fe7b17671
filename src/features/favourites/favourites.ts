import type { CardFacts } from '../../stock/card-facts.ts';
import { nameWithVariant } from '../../stock/rules/name-with-variant.ts';
import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';
import { track } from '../../ui/storage/track.ts';

/** A saved vehicle as stored in the browser (DAT-18). */
export interface Favourite {
  id: string;
  /** "2023 Ford Ranger Wildtrak" */
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
}

/** Reads a stored favourite; null if its id, name or slug is missing or invalid. */
export function readFavourite(value: unknown): Favourite | null {
  const { id, name, slug, make, model, primary_image_url } = fieldsOf(value);
  if (typeof id !== 'string' || typeof slug !== 'string' || typeof name !== 'string') return null;
  if (id === '' || slug === '' || name === '') return null;
  return {
    id,
    name,
    slug,
    make: textOf(make) ?? '',
    model: textOf(model) ?? '',
    primary_image_url: textOf(primary_image_url),
  };
}

/** Creates the entry that is saved for a vehicle, from the facts of its card. */
export const favouriteFromCard = (car: CardFacts): Favourite => ({
  id: car.id,
  name: nameWithVariant(car),
  slug: car.slug,
  make: car.make,
  model: car.model,
  primary_image_url: car.picture,
});

/** Returns the list without the vehicle if it was in the list, or else with the vehicle first (WAT-01). */
export function toggled(list: readonly Favourite[], favourite: Favourite): Favourite[] {
  const others = list.filter(({ id }) => id !== favourite.id);
  return others.length < list.length ? others : [favourite, ...list];
}

const kept = keptList({
  name: 'favourites',
  entryOf: readFavourite,
  keyOf: ({ id }) => id,
  limit: Number.POSITIVE_INFINITY,
});

/** Saved vehicles, latest first. */
export const favourites = kept.list;

export const isFavourite = (id: string): boolean => favourites.get().some((saved) => saved.id === id);

/** Saves the vehicle or removes it. Returns true if it is saved now (WAT-01, TRK-03). */
export function toggleFavourite(favourite: Favourite): boolean {
  kept.update((list) => toggled(list, favourite));
  const saved = isFavourite(favourite.id);
  if (saved) track('save_car', { id: favourite.id, make: favourite.make, model: favourite.model });
  return saved;
}

/** Ids of the saved vehicles. The search shows these even if they are sold (SRC-27). */
export const savedIds = (): string[] => favourites.get().map(({ id }) => id);
