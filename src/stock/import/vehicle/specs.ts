import type { BodyType, Car, CaravanSpecifications, CarType, ItemType, Variant } from '../../car.ts';
import { blankCaravan, blankVariant } from '../../car-defaults.ts';
import { caravanFields, variantFields } from '../../schema/specification-fields.ts';
import { firstNumber } from '../cells/number.ts';
import { wordKey } from '../cells/word-key.ts';
import { doorsAndSeats } from './doors-and-seats.ts';
import type { Draft } from './draft.ts';
import { canonicalBody } from './normalise/bodies.ts';
import { parseOdometer } from './normalise/distance.ts';
import { canonicalDrive } from './normalise/drives.ts';
import { canonicalFuel } from './normalise/fuels.ts';
import { canonicalTransmission } from './normalise/transmissions.ts';
import { fieldReader } from './read-fields.ts';
import { readNumber } from './read-number.ts';

export type Specs = Pick<
  Car,
  | 'fuel'
  | 'simple_fuel'
  | 'body'
  | 'simple_body'
  | 'trans'
  | 'simple_transmission'
  | 'drive'
  | 'seats'
  | 'doors'
  | 'engine_size'
  | 'engine_size_litres'
  | 'variant'
  | 'caravan'
  | 'extra_specs'
>;

/** In km. A lower reading of a used vehicle is a mistake: the seller wrote thousands of km, or read the trip meter. */
const MIN_USED_KM = 100;
/** In km. Higher readings are mistakes. */
const MAX_KM = 2_000_000;
/** In litres. Larger engines are mistakes. */
const MAX_LITRES = 30;

/** The seller's words of a field, and the standard value for them. */
function wordsAndStandardValue<T>(
  draft: Draft,
  field: 'fuel' | 'body' | 'trans' | 'drive',
  find: (text: string) => T | null,
): [words: string | null, value: T | null] {
  const words = draft.cleanLine(field, 100);
  if (words === null) return [null, null];
  // Google's product type is a path; its last part is the most specific: "Vehicles > Trucks > Box Truck".
  const lastPart = words.split('>').at(-1)?.trim() || words;
  const value = find(lastPart);
  if (value === null) draft.countUnmatched(field, words);
  return [lastPart, value];
}

/**
 * The body, which some sellers name only in the column for the kind of vehicle: "Dirt Bike", "Motorhome". It counts as
 * the body only if it is the standard word for one.
 */
function bodyOf(draft: Draft, item: ItemType): [words: string | null, value: BodyType | null] {
  const find = (text: string) => canonicalBody(text, item);
  const stated = draft.cellText('body') === null ? draft.cleanLine('item_type', 100) : null;
  const value = stated === null ? null : find(stated);
  return value === null ? wordsAndStandardValue(draft, 'body', find) : [stated, value];
}

/** Reads the odometer in km. Unreadable values and those above two million km are withheld. */
export function buildKm(draft: Draft): number | null {
  const written = draft.cellText('km');
  if (written === null) return null;
  const unit = draft.cleanLine('km_unit') ?? draft.settings.distance;
  const reading = parseOdometer(written, unit);
  if (reading.kind === 'hours') return null;
  if (reading.kind === 'unreadable' || reading.km > MAX_KM) {
    draft.noteWithheld('km', written, 'is not an odometer reading');
    return null;
  }
  if (reading.converted) draft.sellerWords.km = /[a-z]/i.test(written) ? written : `${written} ${unit}`;
  else draft.keepSellerWords('km', written, reading.km);
  return reading.km;
}

/** Withholds an odometer that is too low for a used vehicle. */
export function plausibleKm(draft: Draft, km: number | null, type: CarType, item: ItemType): number | null {
  if (km === null || type !== 'used' || item === 'caravan' || km >= MIN_USED_KM) return km;
  draft.noteWithheld(
    'km',
    draft.sellerWords.km ?? String(km),
    `is too low for a used vehicle (${km} km), so it is left out`,
  );
  return null;
}

interface Engine {
  words: string | null;
  litres: number | null;
  /** Displacement in cubic centimetres as the seller gives it, because licences depend on it; null if not given. */
  cc: number | null;
  cylinders: number | null;
}

/** Displacement from the column for cubic centimetres, in which some sellers write litres ("2.0"). */
function ccOf(column: number | null, words: string | null): number | null {
  if (column !== null) return column > MAX_LITRES ? column : null;
  const stated =
    words === null ? undefined : /(\d{2,4}(?:[.,]\d{1,2})?)\s*(?:cc|ccm|cm3|cm³)(?![a-z])/i.exec(words)?.[1];
  const inWords = stated === undefined ? null : firstNumber(stated);
  return inWords !== null && inWords > MAX_LITRES ? inWords : null;
}

function engineOf(draft: Draft): Engine {
  const words = draft.cleanLine('engine', 100);
  const stated = words === null ? undefined : /(\d+(?:[.,]\d+)?)\s*(?:l\b|ltr|litres?)/i.exec(words)?.[1];
  const column = readNumber(draft, 'engine_cc', 0.3, 30_000);
  const cc = ccOf(column, words);
  const litresFromCc = cc === null ? column : cc / 1_000;
  const bareNumber = words !== null && /^\d(\.\d+)?$/.test(words) ? Number(words) : null;
  const litresFromWords = stated === undefined ? bareNumber : firstNumber(stated);
  const litres = readNumber(draft, 'engine_litres', 0.03, MAX_LITRES) ?? (litresFromWords || litresFromCc);
  const cylinders =
    readNumber(draft, 'cylinders', 1, 16, true) ??
    (words === null ? null : firstNumber(/(\d+)\s*cyl/i.exec(words)?.[1] ?? ''));
  if (litresFromWords === 0)
    draft.noteRepaired(
      'engine_size_litres',
      words,
      'an engine of 0 litres does not exist, so it is left out',
    );
  const isZero = words !== null && /^0([.,]0+)?\s*(l|ltr|litres?)?$/i.test(words);
  return {
    words: isZero ? null : words,
    litres: litres !== null && litres <= MAX_LITRES ? litres : null,
    cc,
    cylinders,
  };
}

const { vehicleheight, torque, ancaprating, ...others } = variantFields;
// `variantFields` lists height before width. Here width is read first, so that notes and `seller_words` keep their order.
const readVariant = fieldReader({ ...others, vehicleheight, torque, ancaprating });
const readCaravan = fieldReader(caravanFields);

function variantOf(draft: Draft, { litres, cc, cylinders }: Engine): Variant | null {
  const variant: Variant = {
    ...blankVariant(),
    ...readVariant(draft),
    cylinders,
    enginesize_litres: litres,
    enginesize: cc ?? (litres === null ? null : Math.round(litres * 1_000)),
  };
  return Object.values(variant).some((value) => value !== null) ? variant : null;
}

function caravanOf(draft: Draft, item: ItemType): CaravanSpecifications | null {
  return item === 'caravan' ? { ...blankCaravan(), ...readCaravan(draft) } : null;
}

function extraSpecs(draft: Draft): { label: string; value: string }[] {
  const odometer = draft.cellText('km');
  const reading = odometer === null ? null : parseOdometer(odometer, draft.cleanLine('km_unit'));
  const found: [string, string | null][] = [
    ['Engine hours', reading?.kind === 'hours' ? String(reading.hours) : null],
    ['Manufacturer warranty', draft.cleanLine('warranty', 120)],
    ['LAMS approved', draft.cleanLine('lams', 20)],
  ];
  return found.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/**
 * Reads the specifications: standard values beside the seller's words, sizes in mm, masses in kg, volumes in
 * litres.
 */
export function buildSpecs(draft: Draft, item: ItemType): Specs {
  const [fuel, simple_fuel] = wordsAndStandardValue(draft, 'fuel', canonicalFuel);
  if (fuel !== null && wordKey(fuel) === 'gas')
    draft.noteDoubtful('fuel', fuel, `can mean petrol or LPG: listed as ${simple_fuel}`);
  const [body, simple_body] = bodyOf(draft, item);
  const [trans, simple_transmission] = wordsAndStandardValue(draft, 'trans', canonicalTransmission);
  const [driveWords, drive] = wordsAndStandardValue(draft, 'drive', canonicalDrive);
  if (driveWords !== null && drive !== null) draft.keepSellerWords('drive', driveWords, drive);
  const engine = engineOf(draft);
  return {
    fuel,
    simple_fuel,
    body,
    simple_body,
    trans,
    simple_transmission,
    drive: drive ?? driveWords,
    ...doorsAndSeats(draft),
    engine_size: engine.words,
    engine_size_litres: engine.litres,
    variant: variantOf(draft, engine),
    caravan: caravanOf(draft, item),
    extra_specs: extraSpecs(draft),
  };
}
