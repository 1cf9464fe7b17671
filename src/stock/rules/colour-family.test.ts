import { expect, it } from 'vitest';
import { colourFamily } from './colour-family.ts';

it.each([
  ['Meteor Grey', 'grey'],
  ['Silver Blue', 'blue'],
  ['WHITE', 'white'],
  ['Crystal Black Pearl (metallic)', 'black'],
  ['Sunset', null],
  ['', null],
])('the colour %j has the swatch %s', (colour, family) => {
  expect(colourFamily(colour)).toBe(family);
});
