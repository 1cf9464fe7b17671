import { amount, type Grade, transmissionWords } from '../grade.ts';
import { bodyType, number, numberOrNull, type Row, readTable, text } from './table.ts';

function extraOf(row: Row): Grade['extra'] {
  const body = number(row, 'body_length');
  return [
    { label: 'GVM', value: amount(number(row, 'gvm'), 'kg') },
    { label: 'GCM', value: amount(number(row, 'gcm'), 'kg') },
    { label: 'Axle configuration', value: text(row, 'axle') },
    { label: 'Wheelbase', value: amount(number(row, 'wheelbase'), 'mm') },
    ...(body > 0 ? [{ label: 'Body length', value: amount(body, 'mm') }] : []),
    { label: 'PTO', value: text(row, 'pto') },
    { label: 'Licence class', value: text(row, 'licence') },
  ];
}

function gradeOf(row: Row): Grade {
  const litres = numberOrNull(row, 'litres');
  const fuel = litres === null ? 'Electric' : 'Diesel';
  const price = number(row, 'price');
  return {
    itemType: row.body === 'van' ? 'car' : 'truck',
    make: text(row, 'make'),
    model: text(row, 'model'),
    badge: text(row, 'badge'),
    series: [{ name: text(row, 'series'), from: number(row, 'from'), to: number(row, 'to') }],
    body: bodyType(row),
    bodyWords: text(row, 'words'),
    art: text(row, 'art'),
    price,
    hold: number(row, 'hold'),
    demand: number(row, 'demand'),
    level: price > 170_000 ? 3 : price > 90_000 ? 2 : 1,
    engine: {
      words: litres === null ? 'Electric 129 kW' : `${litres.toFixed(1)}L turbo diesel`,
      litres,
      cylinders: numberOrNull(row, 'cylinders'),
      induction: litres === null ? null : 'Turbo',
      fuel,
      torque: number(row, 'torque'),
      consumption: null,
    },
    transmission: transmissionWords(text(row, 'trans')),
    drive: text(row, 'drive'),
    seats: number(row, 'seats'),
    doors: number(row, 'seats') > 3 ? 4 : 2,
    size: { length: number(row, 'length'), width: number(row, 'width'), height: number(row, 'height') },
    tank: litres === null ? null : number(row, 'gvm') > 8_000 ? 200 : 100,
    gvm: number(row, 'gvm'),
    ancap: null,
    yearlyKm: row.body === 'primeMover' ? 48_000 : number(row, 'gvm') > 8_000 ? 32_000 : 22_000,
    extra: extraOf(row),
    caravan: null,
  };
}

/** Trucks, light trucks and the vans that truck makers sell. */
export const truckGrades = (): Grade[] => readTable('trucks').map(gradeOf);
