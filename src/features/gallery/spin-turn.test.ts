import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeTurn } from './spin-turn.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('GAL-10 GAL-14 the automatic turn shows one frame per 100 ms and stops after one turn', () => {
  const shown: number[] = [];
  const playing: boolean[] = [];
  const turn = makeTurn(
    36,
    (frame) => shown.push(frame),
    (isPlaying) => playing.push(isPlaying),
  );
  turn.play();
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(3_500);
  expect(shown).toHaveLength(36);
  expect(shown.at(-1)).toBe(0);
  expect(playing).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(36);
});

it('a drag stops the automatic turn and moves on from the frame in view, one frame per 20 px', () => {
  const turn = makeTurn(36, () => {});
  turn.play();
  vi.advanceTimersByTime(500);
  const move = turn.drag();
  move(39);
  expect(turn.frame()).toBe(6);
  move(-120);
  expect(turn.frame()).toBe(35);
  vi.advanceTimersByTime(5_000);
  expect(turn.frame()).toBe(35);
});

it('turning to any frame number, however large or negative, shows a frame that exists', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 300 }),
      fc.array(fc.integer({ min: -1e6, max: 1e6 })),
      (count, numbers) => {
        const turn = makeTurn(count, (frame) => {
          expect(frame).toBeGreaterThanOrEqual(0);
          expect(frame).toBeLessThan(count);
        });
        for (const number of numbers) turn.to(number);
      },
    ),
  );
});
