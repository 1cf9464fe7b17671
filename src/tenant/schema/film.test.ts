import { expect, it } from 'vitest';
import { film } from './primitives.ts';

it.each(['/films/yard.webm', '/Yard.MP4', 'https://cdn.example/a/b.mp4?v=2'])('%s is a film', (address) => {
  expect(film.safeParse(address).success).toBe(true);
});

it.each([
  '/films/yard.mov',
  '//cdn.example/a.mp4',
  'http://cdn.example/a.mp4',
  'https://a;b.example/a.mp4',
  'javascript:a.mp4',
  'films/yard.webm',
])('%s is no film', (address) => {
  expect(film.safeParse(address).success).toBe(false);
});
