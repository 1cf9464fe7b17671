import type { Car } from './car.ts';
import {
  BODY_TYPES,
  CAR_STATUSES,
  CAR_TYPES,
  ITEM_TYPES,
  OTHER_BODY_TYPES,
  SIMPLE_FUELS,
  SIMPLE_TRANSMISSIONS,
  STATES,
} from './car.ts';
import { isClean, LONG_TEXT, SHORT_TEXT, stripControls } from './text/clean.ts';
import { safeUrl } from './text/url.ts';
import { VEHICLE_PATH } from './text/vehicle-path.ts';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value !== '' && isClean(value, SHORT_TEXT);
/** Text as `sanitiseComments` leaves it: escaped, its line breaks as tags, at most two in a row. */
const PLAIN = /^(?:[^<>&\r\n]|&(?:amp|lt|gt);|<br \/>)*$/;
/** Paragraphs and lists of such text, and nothing around them. */
const BLOCKS =
  /^(?:<p>(?:[^<>&\r\n]|&(?:amp|lt|gt);|<br \/>)*<\/p>|<ul>(?:<li>(?:[^<>&\r\n]|&(?:amp|lt|gt);)*<\/li>)+<\/ul>)+$/;
/** Comments that sanitising would leave as they are; with any other tag the full schema looks. */
const html: Check = (value) =>
  typeof value === 'string' &&
  value.length <= LONG_TEXT &&
  value !== '' &&
  (PLAIN.test(value) || BLOCKS.test(value)) &&
  !value.includes('<br /><br /><br />') &&
  stripControls(value) === value &&
  value.trim() === value;
const flag: Check = (value) => typeof value === 'boolean';
const url: Check = (value) => typeof value === 'string' && safeUrl(value) === value;
const date: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?)?$/.test(value);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const number =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
const list =
  (check: Check, max: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= max && value.every(check);
const oneOf = (values: readonly string[]): Check => {
  const set = new Set<unknown>(values);
  return (value) => set.has(value);
};
const money = whole(0, 100_000_000);
const objectOf = (fields: Record<string, Check>): Check => {
  const checks = new Map(Object.entries(fields));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    for (const key in value) if (!checks.get(key)?.((value as Record<string, unknown>)[key])) return false;
    return true;
  };
};
function recordOf(keys: RegExp, check: Check): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    for (const key in value) {
      if (!keys.test(key) || !check((value as Record<string, unknown>)[key])) return false;
    }
    return true;
  };
}
const words: Check = (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const key in value) {
    const word = (value as Record<string, unknown>)[key];
    if (typeof word !== 'string' || word.length > 500 || key.length > 100) return false;
  }
  return true;
};
/** An object that has all these fields and no other. */
const whollyOf = (fields: Record<string, Check>): Check => {
  const check = objectOf(fields);
  const count = Object.keys(fields).length;
  return (value) => check(value) && Object.keys(value as object).length === count;
};
const spec = whollyOf({ label: text, value: text });
const variant = objectOf({
  cylinders: whole(0, 32),
  enginesize: number(0, 30_000),
  enginesize_litres: number(0, 30),
  induction: text,
  geartype: text,
  fuelconsumptioncombined: number(0, 200),
  fuelcapacity: number(0, 5_000),
  grossvehiclemass: number(0, 200_000),
  vehiclelength: number(0, 40_000),
  vehicleheight: number(0, 10_000),
  vehiclewidth: number(0, 10_000),
  torque: number(0, 10_000),
  ancaprating: number(0, 5),
  bodyconfiguration: text,
});
const caravan = objectOf({
  body_width: number(0, 10_000),
  body_length: number(0, 30_000),
  tare_weight: number(0, 50_000),
  axle_type: text,
  sleeps: whole(0, 20),
  aggregate_trailer_mass: number(0, 50_000),
});
const address = objectOf({
  street: text,
  city: text,
  state: oneOf(STATES),
  postcode: matches(/^\d{4}$/),
  place_url: url,
});
const place = objectOf({
  id: text,
  name: text,
  phone: text,
  slug: text,
  address,
  distribution_locations: list(text, 1_000),
});
const location: Check = (value) =>
  place(value) && ['id', 'name', 'slug'].every((key) => Object.hasOwn(value as object, key));
const amount = number(0, 100_000_000);
const lender = objectOf({
  interestRate: number(0, 100),
  comparisonRate: number(0, 100),
  paymentWeek: amount,
  paymentMonth: amount,
  totalPayable: amount,
  termYears: number(0, 50),
  termMonths: number(0, 600),
  termWeeks: number(0, 2_600),
  terms: recordOf(/^term\d{1,2}$/, (value) => typeof value === 'number'),
  deposit: amount,
  balloon: amount,
  establishmentFees: amount,
  disclaimer: text,
  financeProvider: text,
});
const processor: Check = (value) =>
  objectOf({ name: text, deposit: amount })(value) && 'name' in (value as object);
const picture: Check = (value) => {
  const { image } = (value ?? {}) as { image?: { url?: unknown; thumb?: { url?: unknown } } };
  return image !== undefined && url(image.url) && (image.thumb === undefined || url(image.thumb.url));
};

const hotspot = whollyOf({
  id: text,
  description: (value) => typeof value === 'string' && value.length <= 1_000,
});
const hotspots = whollyOf({
  exterior: list(hotspot, 500),
  interior: list(hotspot, 500),
  positions: list(
    whollyOf({
      hotspotId: text,
      activeAngle: (value) => typeof value === 'number' && value >= 0 && value < 360,
      posX: number(0, 100),
      posY: number(0, 100),
    }),
    5_000,
  ),
});

/**
 * For the fields nearly every stock line has, a test that is true only where the full schema would take the
 * value as it is. A field without an entry here, or a failed test, sends the line to the full schema.
 */
export const QUICK_CHECKS: ReadonlyMap<string, Check> = new Map<keyof Car, Check>([
  ['id', matches(/^[\w.~-]{1,100}$/)],
  ['slug', matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)],
  ['path', (value) => typeof value === 'string' && value.length <= 400 && VEHICLE_PATH.test(value)],
  ['name', text],
  ['year', whole(1900, 2100)],
  ['make', text],
  ['model', text],
  ['badge', text],
  ['series', text],
  ['colour', text],
  ['interior_colour', text],
  ['car_type', oneOf(CAR_TYPES)],
  ['status', oneOf(CAR_STATUSES)],
  ['tag', text],
  ['reserved', flag],
  ['sold', flag],
  ['certified', flag],
  ['created_at', date],
  ['updated_at', date],
  ['price', money],
  ['before_price', money],
  ['offer_price', money],
  ['subscription_price', number(0, 100_000_000)],
  ['price_type', text],
  ['preorder', flag],
  ['km', whole(0, 5_000_000)],
  ['stocknum', text],
  ['vin', matches(/^[A-Z0-9]{5,17}$/)],
  ['regplate', matches(/^[A-Z0-9]{1,9}$/)],
  ['rego_expiry', date],
  ['compliance_date', date],
  ['build_date', date],
  ['fuel', text],
  ['simple_fuel', oneOf(SIMPLE_FUELS)],
  ['body', text],
  ['simple_body', oneOf([...BODY_TYPES, ...OTHER_BODY_TYPES])],
  ['simple_transmission', oneOf(SIMPLE_TRANSMISSIONS)],
  ['trans', text],
  ['drive', text],
  ['seats', whole(0, 100)],
  ['doors', whole(0, 10)],
  ['engine_size', text],
  ['engine_size_litres', number(0, 30)],
  ['dealercomments', html],
  ['features', list(text, 300)],
  ['dealership_slug', text],
  ['dealership_id', text],
  ['dealership_name', text],
  ['city', text],
  ['state', oneOf(STATES)],
  ['views', whole(0, 1_000_000_000)],
  ['photos_count', whole(0, 10_000)],
  ['show_on_dealer_website', flag],
  ['has_nvic', flag],
  ['nvic_code', text],
  ['redbook_code', text],
  ['file', url],
  ['allow_trade_in', flag],
  ['item_type', oneOf(ITEM_TYPES)],
  ['video_url', url],
  ['external_video_url', url],
  ['primary_image_url', url],
  ['images', list(picture, 300)],
  ['thumbnails', list(url, 300)],
  ['spin_images', list(url, 300)],
  ['spin_interior_image', url],
  ['spin_code', text],
  ['hotspots', hotspots],
  ['variant', variant],
  ['caravan', caravan],
  ['location', location],
  ['seller_words', words],
  ['extra_specs', list(spec, 100)],
  ['private_suburb', text],
  ['private_postcode', text],
  ['sold_date_timestamp', whole(0, 10_000_000_000)],
  ['payment_processors', list(processor, 100)],
  ['finance_lenders', recordOf(/^.{1,100}$/s, lender)],
  ['state_average_market_price', money],
  ['average_market_price', money],
]);

const REQUIRED = ['id', 'slug', 'year', 'make', 'model', 'car_type'];

/** True when every field passes its quick check and no required one is missing. */
export function passesQuickChecks(input: object): boolean {
  for (const field of REQUIRED) if (!Object.hasOwn(input, field)) return false;
  for (const key in input) {
    const value = (input as Record<string, unknown>)[key];
    const check = QUICK_CHECKS.get(key);
    if (check === undefined || !check(value)) return false;
  }
  return true;
}
