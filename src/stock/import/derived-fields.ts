import type { Car, ItemType } from '../car.ts';
import { defaultName } from '../schema/car-schema.ts';
import { kindShownBy } from './vehicle/item-type.ts';
import { canonicalBody } from './vehicle/normalise/bodies.ts';

/** Fields as a sender wrote them, checked later. */
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

/** Fields that follow from others, each with what it is as long as nobody has given it another value. */
const DERIVED = {
  name: { from: ['year', 'make', 'model', 'badge'], value: defaultName },
  photos_count: { from: ['images'], value: ({ images }: Car) => images.length },
  primary_image_url: { from: ['images'], value: ({ images }: Car) => images[0]?.image.url ?? null },
} as const;

/** Leaves out what followed from fields that change, so that it is derived again. */
export function withoutOutdated(car: Car, sent: SentFields): Partial<Car> {
  const left: Partial<Car> = { ...car };
  for (const [name, { from, value }] of Object.entries(DERIVED))
    if (from.some((field) => field in sent) && car[name as keyof typeof DERIVED] === value(car))
      delete left[name as keyof typeof DERIVED];
  return left;
}
