import { amount, type Engine, type Grade, transmissionWords } from '../grade.ts';
import { bodyType, level, number, numberOrNull, type Row, readTable, text } from './table.ts';

function extraOf(row: Row): Grade['extra'] {
  const [tare, mass, ball] = [number(row, 'tare'), number(row, 'atm'), number(row, 'ball')];
  return [
    { label: ball > 0 ? 'ATM' : 'GVM', value: amount(mass, 'kg') },
    ...(ball > 0 ? [{ label: 'Ball weight', value: amount(ball, 'kg') }] : []),
    { label: 'Payload', value: amount(mass - tare, 'kg') },
    { label: 'Travel length', value: amount(number(row, 'travel_length'), 'mm') },
    { label: 'Beds', value: text(row, 'bed') },
    { label: 'Bathroom', value: text(row, 'ensuite') },
    { label: 'Fresh water', value: amount(number(row, 'water'), 'L') },
  ];
}

function engineOf(row: Row): Engine | null {
  const litres = numberOrNull(row, 'litres');
  if (litres === null) return null;
  return {
    words: `${litres.toFixed(1)}L turbo diesel`,
    litres,
    cylinders: number(row, 'cylinders'),
    induction: 'Turbo',
    fuel: 'Diesel',
    torque: number(row, 'torque'),
    consumption: 11.4,
  };
}

function gradeOf(row: Row): Grade {
  const engine = engineOf(row);
  return {
    itemType: 'caravan',
    make: text(row, 'make'),
    model: text(row, 'model'),
    badge: text(row, 'badge'),
    series: [{ name: null, from: number(row, 'from'), to: number(row, 'to') }],
    body: bodyType(row),
    bodyWords: text(row, 'words'),
    art: text(row, 'art'),
    price: number(row, 'price'),
    hold: number(row, 'hold'),
    demand: number(row, 'demand'),
    level: level(row),
    engine,
    transmission: engine ? transmissionWords(text(row, 'trans')) : null,
    drive: engine ? 'FWD' : null,
    seats: engine ? Math.max(2, number(row, 'sleeps')) : null,
    doors: null,
    size: { length: number(row, 'travel_length'), width: number(row, 'body_width'), height: null },
    tank: engine ? 90 : null,
    gvm: engine ? number(row, 'atm') : null,
    ancap: null,
    yearlyKm: engine ? 9_000 : 0,
    extra: extraOf(row),
    caravan: {
      width: number(row, 'body_width'),
      length: number(row, 'body_length'),
      tare: number(row, 'tare'),
      axle: text(row, 'axle'),
      sleeps: number(row, 'sleeps'),
      atm: number(row, 'atm'),
    },
  };
}

/** Caravans, pop-tops and motorhomes. */
export const caravanGrades = (): Grade[] => readTable('caravans').map(gradeOf);
