import type { Car } from '../../car.ts';
import { cleanText } from '../../text/clean.ts';
import { shortHash } from '../../text/hash.ts';
import { stockSlug } from '../../text/slug.ts';
import type { Draft } from './draft.ts';
import { parseRego, parseVin } from './normalise/identifiers.ts';

export type Identity = Pick<Car, 'stocknum' | 'vin' | 'regplate' | 'nvic_code' | 'has_nvic'> & {
  numbers: readonly VehicleNumber[];
};

/** A stock number, VIN or id. */
export interface VehicleNumber {
  /** As written in the feed. */
  words: string;
  /** As stored in the vehicle: one line of clean text. */
  clean: string;
}

function vehicleNumber(words: string | null, max: number): VehicleNumber | null {
  const clean = words === null ? '' : cleanText(words, max);
  return words === null || clean === '' ? null : { words, clean };
}

/**
 * Reads the numbers that identify a vehicle. A malformed VIN or plate is withheld; the check digit is not
 * tested.
 */
export function buildIdentity(draft: Draft, year: number): Identity {
  const vinWords = draft.cellText('vin');
  const vin = vinWords === null ? null : parseVin(vinWords, year);
  if (vin?.kind === 'bad')
    draft.noteWithheld(
      'vin',
      vinWords ?? '',
      'is not a VIN, which has 17 letters and digits without I, O and Q',
    );
  const plateWords = draft.cellText('regplate');
  const plate = plateWords === null ? null : parseRego(plateWords);
  if (plate?.kind === 'bad') draft.noteWithheld('regplate', plateWords ?? '', 'is not a registration plate');
  const feedNumber = vehicleNumber(draft.cellText('id'), 100);
  const feedId = feedNumber?.clean ?? null;
  const vinValue = vin?.kind === 'ok' ? vin.value : null;
  // A short id that is not the VIN is probably the dealer's stock number.
  const idIsStockNumber =
    !draft.settings.mappingDefinesId && feedId !== null && feedId !== vinValue && feedId.length <= 20;
  const stockNumber = vehicleNumber(draft.cellText('stocknum'), 60) ?? (idIsStockNumber ? feedNumber : null);
  const nvic = draft.cleanLine('nvic_code', 40);
  const numbers = [stockNumber, vehicleNumber(vinValue, 60)];
  return {
    numbers: (draft.settings.mappingDefinesId ? [feedNumber, ...numbers] : [...numbers, feedNumber]).filter(
      (number) => number !== null,
    ),
    stocknum: stockNumber?.clean ?? null,
    vin: vinValue,
    regplate: plate?.kind === 'ok' ? plate.value : null,
    nvic_code: nvic,
    has_nvic: nvic !== null || /^(true|yes|1)$/i.test(draft.cellText('has_nvic') ?? ''),
  };
}

/**
 * Reduces a number to the characters of an id: no spaces, only letters, digits and `.~-_`, at most 80
 * characters. May be empty.
 */
export function idForm(text: string): string {
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

/**
 * A key from a vehicle's description, for vehicles without a number. It excludes the price, which changes
 * over time.
 */
function descriptionKey(car: Partial<Described>): string {
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

/** The id of a vehicle without numbers: a hash of its description. Missing fields count as null. */
export const describedId = (car: Partial<Described>): string => shortHash(descriptionKey(car));

/**
 * Derives an id from the first number with a usable character, else from a hash of the description.
 *
 * @returns `number`: tells vehicles apart whose ids would be equal; null for a vehicle without numbers;
 *   `hashed`: the id is a hash of the description
 */
export function carId(
  car: Described,
  numbers: readonly VehicleNumber[],
): { id: string; number: VehicleNumber | null; hashed: boolean } {
  for (const number of numbers) {
    const id = idForm(number.clean);
    if (id !== '') return { id, number, hashed: false };
  }
  return { id: describedId(car), number: numbers[0] ?? null, hashed: true };
}

/** "2023-ford-ranger-wildtrak-a1234": year, make, model, badge, then the id. */
export function baseSlug(car: Pick<Car, 'id' | 'year' | 'make' | 'model' | 'badge'>): string {
  const words = stockSlug(
    [car.year, car.make, car.model, car.badge].filter((part) => part !== null).join(' '),
  ).slice(0, 80);
  return [words.replace(/-+$/, ''), stockSlug(car.id)].filter((part) => part !== '').join('-');
}
