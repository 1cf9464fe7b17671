import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePictures, everyPicture, PictureLibrary } from './pictures.ts';
import { seeded } from './random.ts';

const set = {
  background: 'floor' as const,
  body: 'suv',
  colour: 'Blue',
  path: 'floor/suv/blue-1',
  angles: ['side', 'front', 'rear', 'other-front', 'tail'],
  details: ['detail-wheel', 'detail-lamp'],
  walk: ['walk-01', 'walk-02'],
};
const sets = [
  set,
  { ...set, path: 'floor/suv/blue-2' },
  { ...set, colour: 'Red', path: 'floor/suv/red-1' },
  { ...set, background: 'white' as const, path: 'white/suv/blue-1' },
];
const library = new PictureLibrary(sets, { suv: ['Blue', 'Red', 'Green'] });
const pathOf = (body: string, colour: string, model: string, background: 'floor' | 'white' = 'floor') =>
  library.find({ background, body, colour, model })?.path;

describe('the picture library', () => {
  it('lists the colours of a body, and finds a set of a body and colour on a background, or none', () => {
    expect(library.coloursOf('suv')).toEqual(['Blue', 'Red', 'Green']);
    expect(pathOf('suv', 'Red', 'CX-5')).toBe('floor/suv/red-1');
    expect(pathOf('suv', 'Blue', 'CX-5', 'white')).toBe('white/suv/blue-1');
    expect(pathOf('suv', 'Green', 'CX-5')).toBeUndefined();
    expect(pathOf('bus', 'Blue', 'CX-5')).toBeUndefined();
  });

  it('gives all vehicles of a model the same shape, and distributes models over all shapes', () => {
    const paths = ['CX-5', 'RAV4', 'Tucson', 'Sportage', 'Outlander', 'Forester'].map((model) =>
      pathOf('suv', 'Blue', model),
    );
    expect(pathOf('suv', 'Blue', 'CX-5')).toBe(paths[0]);
    expect(new Set(paths)).toEqual(new Set(['floor/suv/blue-1', 'floor/suv/blue-2']));
  });
});

it('chooses one to seven different pictures, the front first', () => {
  const all = [...set.angles, ...set.details].map(
    (angle) => `/media/vehicles/floor/suv/blue-1/${angle}.avif`,
  );
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const urls = choosePictures(set, seeded(seed));
      expect(urls[0]).toBe('/media/vehicles/floor/suv/blue-1/front.avif');
      expect(urls.length).toBeLessThanOrEqual(7);
      expect(new Set(urls).size).toBe(urls.length);
      for (const url of urls) expect(all).toContain(url);
    }),
  );
});

it('lists all pictures of a set: the front, other angles, details and the walk-around', () => {
  const names = everyPicture(set).map((url) => url.split('/').at(-1));
  expect(names).toHaveLength(9);
  expect(new Set(names).size).toBe(9);
  expect(names[0]).toBe('front.avif');
  expect(names.at(-1)).toBe('walk-02.avif');
});
