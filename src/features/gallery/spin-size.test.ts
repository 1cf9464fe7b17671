import { expect, it } from 'vitest';
import { needsLargeFrames } from './spin-size.ts';

const PHONE = { width: 360, density: 3, zoom: 1, fullscreen: false };

it.each([
  ['on a phone', PHONE, false],
  ['on a tablet', { ...PHONE, width: 768, density: 2 }, true],
  ['on a wide screen', { ...PHONE, width: 780, density: 1 }, true],
  ['in fullscreen on a phone', { ...PHONE, fullscreen: true }, true],
  ['zoomed on a phone', { ...PHONE, zoom: 1.5 }, true],
  ['in fullscreen on a small screen without more pixels', { ...PHONE, density: 1, fullscreen: true }, false],
])('needsLargeFrames %s, with %o, is %s', (_name, size, expected) => {
  expect(needsLargeFrames(size)).toBe(expected);
});
