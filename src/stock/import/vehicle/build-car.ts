import type { Car } from '../../car.ts';
import { blankCar } from '../../car-defaults.ts';
import { carFields } from '../../schema/car-schema.ts';
import { leadingNumber } from '../cells/number.ts';
import type { Note, Problem } from '../feed/notes.ts';
import type { Raw } from '../feed/raw.ts';
import { type BuildSettings, Draft, type WordCounts } from './draft.ts';
import { buildCarType, identifyVehicle } from './identify-vehicle.ts';
import { baseSlug, buildIdentity, carId, type VehicleNumber } from './identity.ts';
import { buildMedia } from './media.ts';
import { buildMoney } from './money.ts';
import { buildPlace } from './place.ts';
import { fieldReader } from './read-fields.ts';
import { buildSale, dateOf } from './sale-status.ts';
import { buildKm, buildSpecs, plausibleKm } from './specs.ts';

/**
 * A vehicle, or why it is none. `number`: what its id is made of, if it carries one; `hashed`: the id comes from its
 * description instead. `foreign`: the currency for which it is listed without a price.
 */
export type Built =
  | {
      ok: true;
      car: Car;
      notes: Note[];
      number: VehicleNumber | null;
      hashed: boolean;
      foreign: string | null;
    }
  | { ok: false; problems: Problem[] };

const readPlainFields = fieldReader(carFields);

/**
 * Makes a vehicle of the seller's words: canonical values beside them, doubtful values withheld and noted. A record
 * without year, make, model or kind of sale becomes problems instead.
 * The slug may still have to be made unique among the feed's vehicles.
 */
export function buildCar(raw: Raw, settings: BuildSettings, counts: WordCounts): Built {
  const draft = new Draft(raw, settings, counts);
  const what = identifyVehicle(draft);
  const reading = buildKm(draft);
  const car_type = what === null ? null : buildCarType(draft, what.year, reading);
  const money = buildMoney(draft);
  if (what === null || car_type === null || draft.problems.length > 0)
    return { ok: false, problems: draft.problems };

  const { numbers, ...identity } = buildIdentity(draft, what.year);
  const views = draft.exact('views');
  const car: Car = {
    id: '',
    slug: '',
    path: '',
    name: [what.year, what.make, what.model, what.badge].filter(Boolean).join(' '),
    ...what,
    car_type,
    ...blankCar(),
    ...what,
    ...identity,
    ...buildSale(draft),
    ...money,
    ...readPlainFields(draft),
    ...buildSpecs(draft, what.item_type),
    ...buildPlace(draft),
    ...buildMedia(draft),
    km: plausibleKm(draft, reading, car_type, what.item_type),
    rego_expiry: dateOf(draft, 'rego_expiry'),
    compliance_date: dateOf(draft, 'compliance_date'),
    build_date: dateOf(draft, 'build_date'),
    views: views === null ? null : leadingNumber(views),
    seller_words: draft.words,
  };
  const { id, number, hashed } = carId({ ...car, km: reading }, numbers);
  car.id = id;
  car.slug = baseSlug(car);
  car.path = `/cars/${car.slug}`;
  const foreign = car.price === null ? draft.foreign : null;
  return { ok: true, car, notes: draft.notes, number, hashed, foreign };
}
