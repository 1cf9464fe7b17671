import { suvBody } from '../../../src/features/vehicle/scale/suv-body.ts';
import type { SimpleFuel } from '../../../src/stock/car.ts';
import { SIMPLE_FUELS } from '../../../src/stock/car-values.ts';
import { amount, type Engine, type Grade, type Series, transmissionWords } from '../grade.ts';
import { bodyType, level, number, numberOrNull, type Row, readTable, text } from './table.ts';

const ART: Record<string, string> = { peopleMover: 'people-mover', softtop: 'convertible' };
const INDUCTION: Record<string, string> = { N: 'Naturally aspirated', T: 'Turbo', TT: 'Twin turbo' };

/** "KE 2012-2016; KF 2017-2026" */
export function parseSeries(words: string): Series[] {
  return words.split(';').map((part) => {
    const found = /^\s*(.*?)\s*(\d{4})-(\d{4})\s*$/.exec(part);
    if (!found) throw new Error(`"${part}" is not a series such as "KE 2012-2016".`);
    return { name: found[1] || null, from: Number(found[2]), to: Number(found[3]) };
  });
}

function fuelOf(row: Row): SimpleFuel {
  const fuel = SIMPLE_FUELS.find((known) => known === row.fuel);
  if (!fuel) throw new Error(`There is no fuel "${row.fuel}".`);
  return fuel;
}

function engineOf(row: Row): Engine {
  const fuel = fuelOf(row);
  const words = text(row, 'engine');
  const code = text(row, 'induction');
  const turbo = code === 'TT' ? ' twin turbo' : code === 'T' ? ' turbo' : '';
  return {
    words: fuel === 'Electric' ? words : `${words}${turbo} ${fuel.toLowerCase()}`,
    litres: fuel === 'Electric' ? null : Number.parseFloat(words),
    cylinders: numberOrNull(row, 'cylinders'),
    induction: INDUCTION[code] ?? null,
    fuel,
    torque: number(row, 'torque'),
    consumption: numberOrNull(row, 'l100'),
  };
}

function yearlyKm(body: string): number {
  if (body === 'coupe' || body === 'convertible' || body === 'softtop') return 9_000;
  return body === 'ute' || body === 'van' ? 19_000 : 14_000;
}

function gradeOf(model: Row, row: Row): Grade {
  const body = bodyType(model);
  const [from, to] = [number(row, 'from'), number(row, 'to')];
  const series = parseSeries(text(model, 'series'))
    .map((one) => ({ ...one, from: Math.max(one.from, from), to: Math.min(one.to, to) }))
    .filter((one) => one.from <= one.to);
  const tow = number(model, 'tow');
  return {
    itemType: 'car',
    make: text(row, 'make'),
    model: text(row, 'model'),
    badge: text(row, 'badge'),
    series,
    body,
    bodyWords: text(model, 'words'),
    art: body === 'suv' ? suvBody(number(model, 'length')) : (ART[body] ?? body),
    price: number(row, 'price'),
    hold: number(model, 'hold'),
    demand: number(model, 'demand'),
    level: level(row),
    engine: engineOf(row),
    transmission: transmissionWords(text(row, 'trans')),
    drive: text(row, 'drive'),
    seats: number(model, 'seats'),
    doors: number(model, 'doors'),
    size: { length: number(model, 'length'), width: number(model, 'width'), height: number(model, 'height') },
    tank: numberOrNull(model, 'tank'),
    gvm: number(model, 'gvm'),
    ancap: numberOrNull(model, 'ancap'),
    yearlyKm: yearlyKm(body),
    extra: tow > 0 ? [{ label: 'Towing, braked', value: amount(tow, 'kg') }] : [],
    caravan: null,
  };
}

/** Cars, utes and vans. */
export function carGrades(): Grade[] {
  const models = new Map(readTable('car-models').map((row) => [`${row.make} ${row.model}`, row]));
  return readTable('car-badges').map((row) => {
    const model = models.get(`${row.make} ${row.model}`);
    if (!model) throw new Error(`car-models.csv has no ${row.make} ${row.model}.`);
    return gradeOf(model, row);
  });
}
