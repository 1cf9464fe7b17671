import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CAR_TYPES } from '../../../src/stock/car-values.ts';
import { sanitiseComments } from '../../../src/stock/text/html.ts';
import { seeded } from '../random.ts';
import { caravanGrades } from '../readers/caravans.ts';
import { carGrades } from '../readers/cars.ts';
import { motorcycleGrades } from '../readers/motorcycles.ts';
import { truckGrades } from '../readers/trucks.ts';
import { type SaleState, writeComments } from './comments.ts';
import { chooseFeatures } from './features.ts';

const grades = fc.constantFrom(...carGrades(), ...truckGrades(), ...motorcycleGrades(), ...caravanGrades());
const types = fc.constantFrom(...CAR_TYPES);
const states = fc.constantFrom<SaleState>('not_arrived', 'in_yard', 'reserved', 'sold');

it('writes paragraphs that fit condition and sale state, without placeholders, exclamation marks or unsafe HTML', () => {
  fc.assert(
    fc.property(grades, types, states, fc.string(), (grade, carType, state, seed) => {
      const random = seeded(seed);
      const features = chooseFeatures(grade, random);
      const facts = {
        name: 'Mazda CX-5',
        dealer: 'Harbourline',
        place: 'Newstead',
        year: 2023,
        colour: 'Blue',
        km: 12_345,
        features,
      };
      const comments = writeComments(grade, carType, state, facts, 7, random);
      if (comments === null) return;
      expect(comments).toMatch(/^<p>[A-Z0-9].*<\/p>$/);
      expect(comments).not.toMatch(/[{}!]|undefined|null| {2}| ,|<p><\/p>/);
      expect(sanitiseComments(comments)).toBe(comments);
      if (state === 'not_arrived')
        expect(comments).not.toMatch(/in stock|in the yard|See it|No money owing/i);
      if (state === 'sold') expect(comments).not.toMatch(/See it|Your trade is welcome|bring it to you/);
      if (carType !== 'used') expect(comments).not.toMatch(/<li>Two keys|never dropped|owner from new/i);
    }),
    { numRuns: 400 },
  );
});

it('leaves a few vehicles without comments', () => {
  const [grade] = carGrades();
  if (!grade) throw new Error('The table is empty.');
  const facts = {
    name: 'Mazda 2',
    dealer: 'A',
    place: 'B',
    year: 2023,
    colour: 'Blue',
    km: 1,
    features: ['ABS', 'Bluetooth', 'Alloy wheels'],
  };
  const none = Array.from({ length: 1_000 }, (_, i) =>
    writeComments(grade, 'used', 'in_yard', facts, i, seeded(`${i}`)),
  ).filter((text) => text === null);
  expect(none.length).toBeGreaterThan(20);
  expect(none.length).toBeLessThan(120);
});

it('few neighbouring comments begin alike, and none says that a car with 9,000 km has new tyres or brakes', () => {
  const grade = carGrades().find(({ body }) => body === 'suv');
  if (!grade) throw new Error('The table has no SUV.');
  const facts = { name: 'Kia EV3', dealer: 'A', place: 'B', year: 2025, colour: 'Blue', features: ['ABS'] };
  const texts = Array.from(
    { length: 300 },
    (_, turn) =>
      writeComments(grade, 'used', 'in_yard', { ...facts, km: 9_000 }, turn, seeded(`${turn}`)) ?? '',
  );
  const openings = texts.map((text) => text.split('</p>')[0]);
  const alike = openings.filter((opening, i) => opening && opening === openings[i + 1]);
  expect(alike.length).toBeLessThan(texts.length / 30);
  expect(texts.join()).not.toMatch(/new tyres|New front brakes/);
  expect(texts.join()).toMatch(/One owner from new/);
  for (const text of texts) expect(text).not.toMatch(/One owner.*Two owners|Two owners.*One owner/);
});
