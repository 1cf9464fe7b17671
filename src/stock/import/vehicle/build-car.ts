import type { Car } from '../../car.ts';
import { blankCar } from '../../car-defaults.ts';
import { vehiclePath } from '../../rules/vehicle-path.ts';
import { carFields } from '../../schema/car-schema.ts';
import { firstNumber } from '../cells/number.ts';
import type { RawVehicle } from '../feed/feed-record.ts';
import type { Note, Problem } from '../feed/notes.ts';
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
 * A vehicle, or the problems of its record. `number` and `hashed` as in `carId`. `foreignCurrency`: the
 * currency because of which it is listed without a price. `unknownStatus`: the seller's word for its status, if nobody
 * knows what it means.
 */
export type Built =
  | {
      ok: true;
      car: Car;
      notes: Note[];
      number: VehicleNumber | null;
      hashed: boolean;
      foreignCurrency: string | null;
      unknownStatus: string | null;
    }
  | { ok: false; problems: Problem[] };

const readPlainFields = fieldReader(carFields);

/**
 * Builds a vehicle from a feed record: standard values beside the seller's words, doubtful values withheld
 * with a note. A record without year, make, model or condition gives problems instead. The slug may not be
 * unique yet.
 */
export function buildCar(raw: RawVehicle, settings: BuildSettings, counts: WordCounts): Built {
  const draft = new Draft(raw, settings, counts);
  const basics = identifyVehicle(draft);
  const reading = buildKm(draft);
  const car_type = basics === null ? null : buildCarType(draft, basics.year, reading);
  const money = buildMoney(draft);
  if (basics === null || car_type === null || draft.problems.length > 0)
    return { ok: false, problems: draft.problems };

  const { numbers, ...identity } = buildIdentity(draft, basics.year);
  const { sale, unknownStatus } = buildSale(draft);
  const views = draft.cellText('views');
  const car: Car = {
    // Set below, because they are derived from the finished vehicle.
    id: '',
    slug: '',
    path: '',
    name: [basics.year, basics.make, basics.model, basics.badge].filter(Boolean).join(' '),
    car_type,
    ...blankCar(),
    ...basics,
    ...identity,
    ...sale,
    ...money,
    ...readPlainFields(draft),
    ...buildSpecs(draft, basics.item_type),
    ...buildPlace(draft),
    ...buildMedia(draft),
    km: plausibleKm(draft, reading, car_type, basics.item_type),
    rego_expiry: dateOf(draft, 'rego_expiry'),
    compliance_date: dateOf(draft, 'compliance_date'),
    build_date: dateOf(draft, 'build_date'),
    views: views === null ? null : firstNumber(views),
    seller_words: draft.sellerWords,
  };
  const { id, number, hashed } = carId({ ...car, km: reading }, numbers);
  car.id = id;
  car.slug = baseSlug(car);
  car.path = vehiclePath(car.slug);
  const foreignCurrency = car.price === null ? draft.foreignCurrency : null;
  return { ok: true, car, notes: draft.notes, number, hashed, foreignCurrency, unknownStatus };
}
