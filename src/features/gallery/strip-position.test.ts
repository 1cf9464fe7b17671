import { expect, it } from 'vitest';
import { stripPosition } from './strip-position.ts';

/** Clicks an arrow button. */
function step(strip: ReturnType<typeof stripPosition>, by: number): number {
  const to = strip.indexAfter(by);
  strip.moveTo(to, true);
  return to;
}

it('GAL-03 quick clicks on the arrow buttons add up, but do not go beyond the first or last slide', () => {
  const strip = stripPosition(4);
  expect([step(strip, 1), step(strip, 1), step(strip, 1), step(strip, 1)]).toEqual([1, 2, 3, 3]);
  expect([step(strip, -1), step(strip, -1), step(strip, -1), step(strip, -1)]).toEqual([2, 1, 0, 0]);
});

it('a step starts from the target of a running move, not from a slide that the move passes', () => {
  const strip = stripPosition(5);
  step(strip, 1);
  step(strip, 1);
  strip.slideShown(1);
  expect(strip.current()).toBe(1);
  expect(strip.indexAfter(1)).toBe(3);
  strip.slideShown(2);
  strip.slideShown(1);
  expect(strip.indexAfter(1), 'scrolled by hand after the move').toBe(2);
});

it('a step starts from the slide in view if the shopper scrolled during a move', () => {
  const strip = stripPosition(5);
  strip.moveTo(4, true);
  strip.interrupt();
  strip.slideShown(1);
  expect(strip.indexAfter(1)).toBe(2);
});

it('a step after a jump starts from its target, until another slide comes into view', () => {
  const strip = stripPosition(5);
  strip.moveTo(3, false);
  expect(strip.indexAfter(1)).toBe(4);
  strip.slideShown(2);
  expect(strip.indexAfter(1)).toBe(3);
});
