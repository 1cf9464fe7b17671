import type { Car, ItemType } from '../car.ts';
import { DERIVED_FIELDS } from '../schema/car-schema.ts';
import { kindShownBy } from './vehicle/item-type.ts';
import { canonicalBody } from './vehicle/normalise/bodies.ts';

/** Fields as a sender wrote them. They are checked later. */
type SentFields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Sets the kind of a new vehicle whose sender does not give it, as for a feed: by its body or make, else the kind that
 * the dealer mainly sells.
 */
export function withKind(sent: SentFields, mainKind: ItemType): SentFields {
  if (sent.item_type !== undefined) return sent;
  return { ...sent, item_type: kindShownBy(textOf(sent.body), textOf(sent.make))?.kind ?? mainKind };
}

/** Sets the standard body of a vehicle whose sender gives only words for it. */
export function withStandardBody(sent: SentFields, kind: unknown): SentFields {
  const body = textOf(sent.body);
  if (body === null || sent.simple_body !== undefined) return sent;
  return { ...sent, simple_body: canonicalBody(body, kind as ItemType) };
}

/** Derived fields that a change can make wrong, with the fields that they follow from. */
const FOLLOWS = [
  ['name', ['year', 'make', 'model', 'badge']],
  ['photos_count', ['images']],
  ['primary_image_url', ['images']],
] as const;

/**
 * Returns a vehicle without the derived fields that a change makes wrong, so that they are derived again. Values that
 * somebody has given stay.
 */
export function withoutOutdated(car: Car, sent: SentFields): Partial<Car> {
  const left: Partial<Car> = { ...car };
  for (const [name, sources] of FOLLOWS)
    if (sources.some((field) => field in sent) && car[name] === DERIVED_FIELDS[name](car)) delete left[name];
  return left;
}
