import { expect, it } from 'vitest';
import { packFrames, unpackFrames } from './packed-frames.ts';

const numbered = (url: (n: number) => string, count = 12) => Array.from({ length: count }, (_, i) => url(i));

it.each([
  ['with leading zeros', numbered((n) => `/media/spin/${String(n).padStart(2, '0')}.avif`)],
  ['without leading zeros', numbered((n) => `https://cdn.example/1024/car-${n + 1}.jpg?w=960`)],
  ['from 95 to 106, with more digits at the end', numbered((n) => `/spin/${n + 95}.avif`)],
])('frames numbered %s are stored as a pattern with the first number and their count', (_name, urls) => {
  const packed = packFrames(urls);
  expect(packed).not.toHaveProperty('urls');
  expect(unpackFrames(packed)).toEqual(urls);
});

it.each([
  ['in another order', ['/spin/2.avif', '/spin/1.avif', '/spin/0.avif']],
  ['with one missing', ['/spin/1.avif', '/spin/2.avif', '/spin/4.avif']],
  ['without numbers', ['/spin/a.avif', '/spin/b.avif']],
  ['numbered in the query only', ['/spin?n=1', '/spin?n=2']],
  ['with mixed digits', ['/spin/08.avif', '/spin/9.avif', '/spin/10.avif']],
])('frames %s are stored as a list of URLs', (_name, urls) => {
  expect(packFrames(urls)).toEqual({ urls });
  expect(unpackFrames(packFrames(urls))).toEqual(urls);
});
