import { describe, expect, it } from 'vitest';
import type { Car } from '../../stock/car.ts';
import { withDifferentPictures } from './different-pictures.ts';

const cars = (...urls: (string | null)[]): Car[] =>
  urls.map((primary_image_url, id) => ({ id: String(id), primary_image_url }) as Car);
const idsOf = (list: readonly Car[]): string => list.map(({ id }) => id).join('');

describe('vehicles in a row', () => {
  it('have different pictures while there are enough', () => {
    expect(idsOf(withDifferentPictures(cars('/a/1.jpg', '/a/2.jpg', null, '/b/1.jpg', null), 3))).toBe('023');
  });

  it('keep their order where all pictures lie in one folder', () => {
    expect(idsOf(withDifferentPictures(cars('/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg'), 3))).toBe('012');
  });
});
