import { describe, expect, it } from 'vitest';
import { feetInMm } from './length.ts';

describe('feet and inches', () => {
  it.each([
    ['18\'6"', 5639],
    ["18' 6''", 5639],
    ['18’6”', 5639],
    ['18 ft 6 in', 5639],
    ['18ft 6', 5639],
    ['18-foot', 5486],
    ["20'", 6096],
    ['18.5 feet', 5639],
    ['18\' 6 1/2"', 5652],
    ['21\'11.5"', 6693],
    ['20', 6096],
    ['about 20', 6096],
  ])('%s is %i mm', (text, mm) => expect(feetInMm(text)).toBe(mm));

  it.each(['18\'14"', '18-20 ft', "18'6\" x 7'", 'long', ''])('%j is no length', (text) =>
    expect(feetInMm(text)).toBeNull(),
  );
});
