import { expect, it } from 'vitest';
import { stripPosition } from './strip-position.ts';

/** Presses a step's button once. */
function step(strip: ReturnType<typeof stripPosition>, by: number): number {
  const to = strip.after(by);
  strip.setOut(to, true);
  return to;
}

it('GAL-03 adds quick presses up, and stops at the ends', () => {
  const strip = stripPosition(4);
  expect([step(strip, 1), step(strip, 1), step(strip, 1), step(strip, 1)]).toEqual([1, 2, 3, 3]);
  expect([step(strip, -1), step(strip, -1), step(strip, -1), step(strip, -1)]).toEqual([2, 1, 0, 0]);
});

it('a slide passed on the way is in view, yet the next press goes on from the aim', () => {
  const strip = stripPosition(5);
  step(strip, 1);
  step(strip, 1);
  strip.arrive(1);
  expect(strip.current()).toBe(1);
  expect(strip.after(1)).toBe(3);
  strip.arrive(2);
  strip.arrive(1);
  expect(strip.after(1), 'arrived, it is moved by hand').toBe(2);
});

it('moved by hand on its way, the next press goes on from the slide in view', () => {
  const strip = stripPosition(5);
  strip.setOut(4, true);
  strip.interrupt();
  strip.arrive(1);
  expect(strip.after(1)).toBe(2);
});

it('a jump is over at once', () => {
  const strip = stripPosition(5);
  strip.setOut(3, false);
  strip.arrive(2);
  expect(strip.after(1)).toBe(3);
});
