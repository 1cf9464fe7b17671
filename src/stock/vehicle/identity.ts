import type { Car } from '../car.ts';
import { parseRego, parseVin } from '../normalise/identifiers.ts';
import { shortHash } from '../text/hash.ts';
import { stockSlug } from '../text/slug.ts';
import type { Draft } from './draft.ts';

export type Identity = Pick<
  Car,
  'stocknum' | 'vin' | 'regplate' | 'nvic_code' | 'has_nvic' | 'redbook_code'
> & { feedId: string | null };

/** The numbers a vehicle is known by. A malformed VIN or plate is withheld; the check digit is not tested. */
export function buildIdentity(draft: Draft, year: number): Identity {
  const vinWords = draft.exact('vin');
  const vin = vinWords === null ? null : parseVin(vinWords, year);
  if (vin?.kind === 'bad')
    draft.withheld('vin', vinWords ?? '', 'is no VIN: 17 letters and digits without I, O and Q');
  const plateWords = draft.exact('regplate');
  const plate = plateWords === null ? null : parseRego(plateWords);
  if (plate?.kind === 'bad') draft.withheld('regplate', plateWords ?? '', 'is no registration plate');
  const feedId = draft.text('id', 100);
  const vinValue = vin?.kind === 'ok' ? vin.value : null;
  const idIsStockNumber =
    !draft.settings.ownId && feedId !== null && feedId !== vinValue && feedId.length <= 20;
  const nvic = draft.text('nvic_code', 40);
  return {
    feedId,
    stocknum: draft.text('stocknum', 60) ?? (idIsStockNumber ? feedId : null),
    vin: vinValue,
    regplate: plate?.kind === 'ok' ? plate.value : null,
    nvic_code: nvic,
    has_nvic: nvic !== null || /^(true|yes|1)$/i.test(draft.exact('has_nvic') ?? ''),
    redbook_code: draft.text('redbook_code', 60),
  };
}

function idForm(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^\w.~-]/g, '')
    .slice(0, 80);
}

type Described = Pick<
  Car,
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'car_type'
  | 'colour'
  | 'interior_colour'
  | 'km'
  | 'body'
  | 'trans'
  | 'engine_size'
  | 'fuel'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'build_date'
  | 'city'
  | 'state'
  | 'dealership_id'
>;

/** What tells apart vehicles that carry no number; not the price, which changes while the vehicle does not. */
function descriptionKey(car: Described): string {
  return [
    car.year,
    car.make,
    car.model,
    car.badge,
    car.series,
    car.car_type,
    car.colour,
    car.interior_colour,
    car.km,
    car.body,
    car.trans,
    car.engine_size,
    car.fuel,
    car.drive,
    car.seats,
    car.doors,
    car.build_date,
    car.city,
    car.state,
    car.dealership_id,
  ]
    .join('|')
    .toLowerCase();
}

/**
 * Stock number, else VIN, else the feed's own id, else a hash of what describes the vehicle. `ownId`: the feed's id
 * comes first, as a mapping file made it.
 */
export function carId(
  car: Described & Pick<Car, 'stocknum' | 'vin'>,
  feedId: string | null,
  ownId = false,
): { id: string; hashed: boolean } {
  const numbers = [car.stocknum, car.vin];
  for (const candidate of ownId ? [feedId, ...numbers] : [...numbers, feedId]) {
    const id = candidate === null ? '' : idForm(candidate);
    if (id !== '') return { id, hashed: false };
  }
  return { id: shortHash(descriptionKey(car)), hashed: true };
}

/** "2023-ford-ranger-wildtrak-a1234": year, make, model, badge, then the id. */
export function baseSlug(car: Pick<Car, 'id' | 'year' | 'make' | 'model' | 'badge'>): string {
  const words = stockSlug(
    [car.year, car.make, car.model, car.badge].filter((part) => part !== null).join(' '),
  ).slice(0, 80);
  return [words.replace(/-+$/, ''), stockSlug(car.id)].filter((part) => part !== '').join('-');
}
