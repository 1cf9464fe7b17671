import { expect, it } from 'vitest';
import { splitUnit } from './split-unit.ts';

it('divides a figure from its unit, and no other text', () => {
  expect(splitUnit('78,398 kms')).toEqual({ figure: '78,398', unit: 'kms' });
  expect(splitUnit('5.3 L/100km')).toEqual({ figure: '5.3', unit: 'L/100km' });
  expect(splitUnit('5')).toEqual({ figure: '5', unit: '' });
  expect(splitUnit('6 Speed Sports Automatic')).toBeNull();
  expect(splitUnit('2.4L plug-in hybrid')).toBeNull();
});
