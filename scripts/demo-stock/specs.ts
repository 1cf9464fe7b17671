import type { SimpleTransmission, Variant } from '../../src/stock/car.ts';
import type { Grade } from './grade.ts';

const FUEL_WORDS: Record<string, string> = {
  Petrol: 'Petrol - Unleaded',
  Hybrid: 'Hybrid - Petrol',
  'Plug-in Hybrid': 'Plug-in Hybrid - Petrol',
};

/** The fuel as sellers write it. */
export function fuelWords(grade: Grade): string | null {
  const fuel = grade.engine?.fuel;
  if (!fuel) return null;
  if (fuel === 'Petrol' && grade.price > 60_000) return 'Petrol - Premium ULP';
  return FUEL_WORDS[fuel] ?? fuel;
}

export function simpleTransmission(grade: Grade): SimpleTransmission | null {
  if (!grade.transmission) return null;
  return /Speed Manual$/.test(grade.transmission) ? 'Manual' : 'Automatic';
}

/** Technical data of the vehicle (DAT-11); null without an engine. */
export function variantOf(grade: Grade): Variant | null {
  const engine = grade.engine;
  if (!engine) return null;
  return {
    cylinders: engine.cylinders,
    enginesize: engine.litres === null ? null : Math.round(engine.litres * 1_000),
    enginesize_litres: engine.litres,
    induction: engine.induction,
    geartype: grade.transmission,
    fuelconsumptioncombined: engine.consumption,
    fuelcapacity: grade.tank,
    grossvehiclemass: grade.gvm,
    vehiclelength: grade.size.length,
    vehicleheight: grade.size.height,
    vehiclewidth: grade.size.width,
    torque: engine.torque,
    ancaprating: grade.ancap,
    bodyconfiguration: grade.bodyWords,
  };
}
