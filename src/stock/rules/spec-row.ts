import { formatDate, formatMonth } from '../../lib/date-text.ts';
import { formatKms } from '../../lib/format-km.ts';
import type { Car, Variant } from '../car.ts';
import { bodyLabel } from './body-label.ts';
import { conditionLabel, fuelLabel } from './labels.ts';
import { aggregateTrailerMass, grossVehicleMass } from './masses.ts';

export interface SpecRow {
  label: string;
  value: string;
}

type Text = string | null;

const oneDecimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });

const noDecimals = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** "4,740 mm", "7.4 L/100km"; null for a missing or zero value. */
function measure(value: number | null | undefined, unit: string): Text {
  // Tenths of a millimetre come from a length in feet, not from a tape.
  if (value && unit === 'mm') return `${noDecimals.format(value)} mm`;
  return value ? `${oneDecimal.format(value)} ${unit}` : null;
}

function count(value: number | null | undefined): Text {
  return value ? oneDecimal.format(value) : null;
}

function engine(car: Car): Text {
  const litres = car.engine_size_litres ?? car.variant?.enginesize_litres;
  if (car.engine_size) return car.engine_size;
  if (car.item_type === 'motorcycle' && car.variant?.enginesize) return measure(car.variant.enginesize, 'cc');
  return litres ? `${litres.toFixed(1)} L` : measure(car.variant?.enginesize, 'cc');
}

function stars(rating: number | null | undefined): Text {
  return rating ? `${rating} ${rating === 1 ? 'star' : 'stars'}` : null;
}

const unlessSame = (text: Text, other: Text): Text =>
  text?.toLowerCase() === other?.toLowerCase() ? null : text;

/** "8 Speed Sports Automatic"; null if the transmission says the same. */
const gears = (car: Car): Text => unlessSame(variant(car, 'geartype'), transmission(car));

const transmission = (car: Car): Text => car.trans ?? car.simple_transmission;

function variant<K extends keyof Variant>(car: Car, field: K): Variant[K] | null {
  return car.variant?.[field] ?? null;
}

/**
 * True from the day after the registration ended, or from the month after if only the month is known.
 *
 * @param today midnight UTC of the current date in the dealer's time zone
 */
export function regoExpired({ rego_expiry }: Pick<Car, 'rego_expiry'>, today: Date): boolean {
  // A month or a day; a time of day makes no difference.
  const end = rego_expiry?.slice(0, '2027-03-14'.length) ?? '';
  return end !== '' && end < today.toISOString().slice(0, end.length);
}

/** "14 March 2027", and "14 March 2027 (expired)" from the day after. */
function regoExpiry(car: Car, today: Date): Text {
  if (!car.rego_expiry) return null;
  const date = formatDate(car.rego_expiry);
  return date !== car.rego_expiry && regoExpired(car, today) ? `${date} (expired)` : date;
}

const body = (car: Car): Text => (car.simple_body ? bodyLabel(car.simple_body) : car.body);

/** "Double cab"; null if the body says the same. */
const configuration = (car: Car): Text => unlessSame(variant(car, 'bodyconfiguration'), body(car));

/** Label and reader of every specification a page may show. Private fields are not listed. */
const SPECS = {
  condition: ['Condition', (car: Car) => conditionLabel(car.car_type)],
  year: ['Year', (car: Car) => String(car.year)],
  make: ['Make', (car: Car) => car.make],
  model: ['Model', (car: Car) => car.model],
  badge: ['Badge', (car: Car) => car.badge],
  series: ['Series', (car: Car) => car.series],
  odometer: ['Odometer', (car: Car) => (car.km === null ? null : formatKms(car.km))],
  body: ['Body', body],
  configuration: ['Configuration', configuration],
  doors: ['Doors', (car: Car) => count(car.doors)],
  seats: ['Seats', (car: Car) => count(car.seats)],
  colour: ['Colour', (car: Car) => car.colour],
  interior: ['Interior', (car: Car) => car.interior_colour],
  engine: ['Engine', engine],
  cylinders: ['Cylinders', (car: Car) => count(variant(car, 'cylinders'))],
  induction: ['Induction', (car: Car) => variant(car, 'induction')],
  transmission: ['Transmission', transmission],
  gears: ['Gears', gears],
  drive: ['Drive', (car: Car) => car.drive],
  fuel: ['Fuel', fuelLabel],
  consumption: [
    'Fuel consumption, combined',
    (car: Car) => measure(variant(car, 'fuelconsumptioncombined'), 'L/100km'),
  ],
  tank: ['Fuel tank', (car: Car) => measure(variant(car, 'fuelcapacity'), 'L')],
  torque: ['Torque', (car: Car) => measure(variant(car, 'torque'), 'Nm')],
  length: ['Length', (car: Car) => measure(variant(car, 'vehiclelength'), 'mm')],
  width: ['Width', (car: Car) => measure(variant(car, 'vehiclewidth'), 'mm')],
  height: ['Height', (car: Car) => measure(variant(car, 'vehicleheight'), 'mm')],
  gvm: ['Gross vehicle mass', (car: Car) => measure(grossVehicleMass(car), 'kg')],
  ancap: ['ANCAP safety rating', (car: Car) => stars(variant(car, 'ancaprating'))],
  sleeps: ['Sleeps', (car: Car) => count(car.caravan?.sleeps)],
  bodyLength: ['Body length', (car: Car) => measure(car.caravan?.body_length, 'mm')],
  bodyWidth: ['Body width', (car: Car) => measure(car.caravan?.body_width, 'mm')],
  tare: ['Tare', (car: Car) => measure(car.caravan?.tare_weight, 'kg')],
  atm: ['Aggregate trailer mass', (car: Car) => measure(aggregateTrailerMass(car), 'kg')],
  axles: ['Axles', (car: Car) => car.caravan?.axle_type ?? null],
  rego: ['Rego', (car: Car) => car.regplate],
  regoExpiry: ['Rego expiry', regoExpiry],
  vin: ['VIN', (car: Car) => car.vin],
  stock: ['Stock number', (car: Car) => car.stocknum],
  build: ['Build date', (car: Car) => car.build_date && formatMonth(car.build_date)],
  compliance: ['Compliance date', (car: Car) => car.compliance_date && formatMonth(car.compliance_date)],
  certified: ['Certified', (car: Car) => (car.certified ? 'Yes' : null)],
  history: ['History report', (car: Car) => (car.file ? 'Available' : null)],
} satisfies Record<string, readonly [label: string, read: (car: Car, today: Date) => Text]>;

export type SpecName = keyof typeof SPECS;

/**
 * Rows of the named specifications in the given order, without unknown ones. Values carry their units.
 *
 * @param today midnight UTC of the current date in the dealer's time zone
 */
export function specRows(car: Car, names: readonly SpecName[], today: Date): SpecRow[] {
  return names.flatMap((name) => {
    const [label, read] = SPECS[name];
    const value = read(car, today)?.trim();
    return value ? [{ label, value }] : [];
  });
}
