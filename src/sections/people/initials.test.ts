import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Maureen Calder', 'MC'],
  ['  ana  maría de la Cruz ', 'AC'],
  ['Cher', 'C'],
  ['élodie Öztürk', 'ÉÖ'],
])('%s has the initials %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
