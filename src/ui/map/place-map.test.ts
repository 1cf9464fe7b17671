import { describe, expect, it } from 'vitest';
import { project } from './mercator.ts';
import { citiesAround, scaleAround } from './place-map.ts';

describe('scaleAround', () => {
  it('shows about 200 km around a place at the coast; inland it shows more, until a coast, state border or capital is visible', () => {
    expect(scaleAround(project(-27.47, 153.02))).toBe(1 / 4);
    expect(scaleAround(project(-31.08, 150.9))).toBe(1 / 16);
    expect(scaleAround(project(-23.7, 133.88))).toBe(1 / 32);
  });
});

describe('citiesAround', () => {
  it('names a capital beside the pin, and none that is too far away', () => {
    const newstead = project(-27.4445, 153.0452);
    expect(citiesAround(newstead, 1 / 4)).toMatchObject([{ text: 'Brisbane', side: 'left' }]);
    expect(citiesAround(project(-19.26, 146.82), 1 / 4)).toEqual([]);
  });
});
