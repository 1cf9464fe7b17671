import { expect, it } from 'vitest';
import { joinFacts } from './model-figures.ts';

it.each([
  [['5', '5'], '5'],
  [['7', '5', '5'], '5 to 7'],
  [['2,000 kg', '1,900 kg', '1,950 kg', '980 kg'], '980 to 2,000 kg'],
  [['4.95 m', '5.1 m'], '4.95 to 5.1 m'],
  [['4WD', '2WD'], '2WD or 4WD'],
  [['1,900 kg', '2 t'], '1,900 kg or 2 t'],
])('the facts %j of a model’s vehicles are one text', (texts, joined) => {
  expect(joinFacts(texts)).toBe(joined);
});

it('a fact that is unknown, or that nearly every vehicle has in words of its own, is left out', () => {
  expect(joinFacts([])).toBeNull();
  expect(joinFacts(['Petrol', 'Diesel', 'Hybrid', 'Electric'])).toBeNull();
});
