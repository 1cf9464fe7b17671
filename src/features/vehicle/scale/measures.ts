import type { BodyType, Car } from '../../../stock/car.ts';
import { type ColourFamily, colourFamily } from '../../../stock/rules/colour-family.ts';
import { amountIn, extraSpec } from '../../../stock/rules/extra-spec.ts';
import { aggregateTrailerMass, grossCombinationMass, grossVehicleMass } from '../../../stock/rules/masses.ts';
import { truckLoad } from '../../../stock/rules/truck-load.ts';
import type { Site } from '../../../tenant/schema/site.ts';

/** Outer size in mm, all three known. */
export interface Size {
  length: number;
  width: number;
  height: number;
  body: BodyType | null;
  colour: ColourFamily | null;
  /** Null for vehicles that are no trucks, and for trucks whose wheelbase or axles are unknown. */
  truck: { wheelbase: number; rearAxles: number; load: ReturnType<typeof truckLoad> } | null;
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

/** Measures of a vehicle that pages draw to scale. Each is null unless the stock has all of its figures. */
export interface Measures {
  size: Size | null;
  truck: TruckMass | null;
  towed: TowedMass | null;
}

const TRUCKS: ReadonlySet<BodyType | null> = new Set<BodyType>(['lightTruck', 'rigidTruck', 'primeMover']);

function truckShapeOf(car: Car): Size['truck'] {
  const wheelbase = amountIn('mm', extraSpec(car, 'Wheelbase'));
  // "6x4": six ends of axles, so two axles behind the cab.
  const axleEnds = Number(/^(\d)x\d$/i.exec(extraSpec(car, 'Axle configuration') ?? '')?.[1] ?? 0);
  if (!TRUCKS.has(car.simple_body) || !wheelbase || axleEnds < 4) return null;
  return { wheelbase, rearAxles: axleEnds / 2 - 1, load: truckLoad(car) };
}

function sizeOf(car: Car): Size | null {
  const { vehiclelength: length, vehiclewidth: width, vehicleheight: height } = car.variant ?? {};
  if (!length || !width || !height) return null;
  return {
    length,
    width,
    height,
    body: car.simple_body,
    colour: colourFamily(car.colour ?? ''),
    truck: truckShapeOf(car),
  };
}

function truckMassOf(car: Car): TruckMass | null {
  const gvm = car.item_type === 'truck' ? grossVehicleMass(car) : null;
  if (gvm === null) return null;
  const gcm = grossCombinationMass(car);
  return { gvm, gcm: gcm !== null && gcm > gvm ? gcm : null };
}

/** Null for motorhomes, which tow and are not towed, and for a van that weighs more empty than it may loaded. */
function towedMassOf(car: Car): TowedMass | null {
  if (car.item_type !== 'caravan' || car.simple_body === 'motorhome') return null;
  const tare = car.caravan?.tare_weight;
  const atm = aggregateTrailerMass(car);
  if (!tare || atm === null || atm <= tare) return null;
  const ball = amountIn('kg', extraSpec(car, 'Ball weight', 'Ball mass', 'Ball Weight', 'Ball Mass'));
  return { tare, atm, ball };
}

/**
 * The measures of a vehicle that can be drawn to scale; null if there are none.
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
