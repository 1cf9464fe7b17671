import type { BodyType, Car } from '../../../stock/car.ts';
import { namedFacts } from '../../../stock/rules/named-facts.ts';
import type { Site } from '../../../tenant/schema/site.ts';

/** Outer size in mm, all three known. */
export interface Size {
  length: number;
  width: number;
  height: number;
  body: BodyType | null;
  /** What the drawing of a truck follows; null for other vehicles, and if the stock does not say. */
  truck: { wheelbase: number; rearAxles: number; load: 'tray' | 'box' | null } | null;
}

/** Masses of a truck in kg. */
export interface TruckMass {
  gvm: number;
  /** With a trailer; null if unknown. */
  gcm: number | null;
}

/** Masses of a van that is towed, in kg. */
export interface TowedMass {
  tare: number;
  atm: number;
  ball: number | null;
}

/** What of a vehicle can be drawn to scale. Each is null unless the stock has all of its figures. */
export interface Measures {
  size: Size | null;
  truck: TruckMass | null;
  towed: TowedMass | null;
}

/** "3,100 kg" as 3100; null for anything else. */
function kilograms(text: string | undefined): number | null {
  const digits = /^([\d,]+) ?kg$/.exec(text ?? '')?.[1]?.replaceAll(',', '');
  return digits ? Number(digits) : null;
}

const fact = (car: Car, name: 'atm' | 'gvm' | 'gcm'): number | null => {
  const [found] = namedFacts(car, [name]);
  return kilograms(found?.figure ?? found?.text);
};

const extra = (car: Car, wanted: string): string =>
  car.extra_specs.find(({ label }) => label.trim() === wanted)?.value.trim() ?? '';

const TRUCKS: ReadonlySet<BodyType | null> = new Set<BodyType>(['lightTruck', 'rigidTruck', 'primeMover']);

function truckShapeOf(car: Car): Size['truck'] {
  const wheelbase = Number(/^([\d,]+) ?mm$/.exec(extra(car, 'Wheelbase'))?.[1]?.replaceAll(',', '') ?? 0);
  // "6x4": six ends of axles, so two axles behind the cab.
  const axleEnds = Number(/^(\d)x\d$/i.exec(extra(car, 'Axle configuration'))?.[1] ?? 0);
  if (!TRUCKS.has(car.simple_body) || !wheelbase || axleEnds < 4) return null;
  const body = car.variant?.bodyconfiguration ?? car.body ?? '';
  const load = /tray/i.test(body) ? 'tray' : /pantech|box|curtain/i.test(body) ? 'box' : null;
  return { wheelbase, rearAxles: axleEnds / 2 - 1, load };
}

function sizeOf(car: Car): Size | null {
  const { vehiclelength: length, vehiclewidth: width, vehicleheight: height } = car.variant ?? {};
  if (!length || !width || !height) return null;
  return { length, width, height, body: car.simple_body, truck: truckShapeOf(car) };
}

function truckMassOf(car: Car): TruckMass | null {
  const gvm = car.item_type === 'truck' ? fact(car, 'gvm') : null;
  if (gvm === null) return null;
  const gcm = fact(car, 'gcm');
  return { gvm, gcm: gcm !== null && gcm > gvm ? gcm : null };
}

/** Null for motorhomes, which tow and are not towed, and for a van that weighs more empty than it may loaded. */
function towedMassOf(car: Car): TowedMass | null {
  if (car.item_type !== 'caravan' || car.simple_body === 'motorhome') return null;
  const tare = car.caravan?.tare_weight;
  const atm = fact(car, 'atm');
  if (!tare || atm === null || atm <= tare) return null;
  const ball = car.extra_specs.find(({ label }) => /^ball (weight|mass)$/i.test(label.trim()))?.value.trim();
  return { tare, atm, ball: kilograms(ball) };
}

/**
 * What of a vehicle can be drawn to scale; null if nothing.
 *
 * @param kind what the dealer sells: pages have the rules of the drawings that suit it
 */
export function measuresOf(car: Car, kind: Site['kind']): Measures | null {
  const measures = {
    size: kind === 'cars' || kind === 'trucks' ? sizeOf(car) : null,
    truck: kind === 'trucks' ? truckMassOf(car) : null,
    towed: kind === 'caravans' ? towedMassOf(car) : null,
  };
  return Object.values(measures).some((one) => one !== null) ? measures : null;
}
