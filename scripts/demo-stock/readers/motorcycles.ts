import { amount, type Grade } from '../grade.ts';
import { bodyType, number, type Row, readTable, text } from './table.ts';

const WORDS: Record<string, string> = {
  naked: 'Naked',
  cruiser: 'Cruiser',
  adventure: 'Adventure',
  sport: 'Sport',
};
const CYLINDERS: Record<number, string> = { 1: 'single', 2: 'twin', 3: 'triple', 4: 'four' };

function extraOf(row: Row): Grade['extra'] {
  const lams = text(row, 'lams') === 'LAMS';
  return [
    { label: 'Capacity', value: amount(number(row, 'cc'), 'cc') },
    { label: 'Learner approved (LAMS)', value: lams ? 'Yes' : 'No' },
    { label: 'Licence class', value: lams ? 'Learner, restricted or full' : 'Full motorcycle licence' },
    { label: 'Power', value: amount(number(row, 'kw'), 'kW') },
    { label: 'Wet weight', value: amount(number(row, 'wet'), 'kg') },
    { label: 'Seat height', value: amount(number(row, 'seat'), 'mm') },
  ];
}

function gradeOf(row: Row): Grade {
  const cc = number(row, 'cc');
  const price = number(row, 'price');
  return {
    itemType: 'motorcycle',
    make: text(row, 'make'),
    model: text(row, 'model'),
    badge: null,
    series: [{ name: null, from: number(row, 'from'), to: number(row, 'to') }],
    body: bodyType(row),
    bodyWords: WORDS[text(row, 'body')] ?? text(row, 'body'),
    art: text(row, 'art'),
    price,
    hold: number(row, 'hold'),
    demand: number(row, 'demand'),
    level: price > 22_000 ? 3 : price > 13_000 ? 2 : 1,
    engine: {
      words: `${cc} cc ${CYLINDERS[number(row, 'cylinders')]}`,
      litres: Math.round(cc / 10) / 100,
      cylinders: number(row, 'cylinders'),
      induction: 'Naturally aspirated',
      fuel: 'Petrol',
      torque: number(row, 'nm'),
      consumption: number(row, 'l100'),
    },
    transmission:
      row.make === 'Honda' && row.model === 'CMX1100 Rebel'
        ? '6 Speed Dual Clutch Automatic'
        : '6 Speed Manual',
    drive: null,
    seats: row.model === 'Bobber' || row.model === 'Forty-Eight' ? 1 : 2,
    doors: null,
    size: { length: number(row, 'length'), width: null, height: null },
    tank: number(row, 'tank'),
    gvm: null,
    ancap: null,
    yearlyKm: 4_200,
    extra: extraOf(row),
    caravan: null,
  };
}

export const motorcycleGrades = (): Grade[] => readTable('motorcycles').map(gradeOf);
