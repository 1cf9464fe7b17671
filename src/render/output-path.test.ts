import { expect, it } from 'vitest';
import { outputPath } from './output-path.ts';

it.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/cars/2023-ford-ranger', 'cars/2023-ford-ranger.html'],
  ['/cars/2023-ford-ranger/checkout', 'cars/2023-ford-ranger/checkout.html'],
  ['/search/used-cars/', 'search/used-cars/index.html'],
  ['/search/citro%C3%ABn/', 'search/citroën/index.html'],
])('writes %s to %s', (path, file) => {
  expect(outputPath(path)).toBe(file);
});
