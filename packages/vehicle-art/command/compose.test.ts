import { expect, it } from 'vitest';
import { studioColour } from '../studio/backdrops.ts';
import { alignVehicle, divideByStudio, outlineOf, type Pixels, putOn } from './compose.ts';

const SIZE = { width: 64, height: 40 };

/** A picture of the studio; `share` is how much of the backdrop's light each pixel keeps. */
function studioPicture(share: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3);
  for (let row = 0; row < SIZE.height; row++)
    for (let column = 0; column < SIZE.width; column++) {
      const [x, y] = [(column + 0.5) / SIZE.width, (row + 0.5) / SIZE.height];
      for (const [c, level] of studioColour(x, 1 - y).entries())
        data[(row * SIZE.width + column) * 3 + c] = Math.round(level * share(x, y) * 255);
    }
  return { data, ...SIZE };
}

/** A dark block from 40 to 60 % of the width and from 50 to 70 % of the height. */
const isBlock = (x: number, y: number): boolean => x > 0.4 && x < 0.6 && y > 0.5 && y < 0.7;
const block = studioPicture((x, y) => (isBlock(x, y) ? 0.2 : 1));

const levelAt = ({ data, width, height }: Pixels, x: number, y: number): number =>
  data[(Math.floor(y * height) * width + Math.floor(x * width)) * 3] ?? -1;

it('leaves pure white where the studio is empty', () => {
  const divided = divideByStudio(studioPicture(() => 1));
  expect(Math.min(...divided.data)).toBe(255);
});

it('leaves what stands before the backdrop, wherever it stands', () => {
  const divided = divideByStudio(block);
  expect(levelAt(divided, 0.5, 0.6)).toBeCloseTo(51, -1);
  expect(levelAt(divided, 0.1, 0.1)).toBe(255);
});

it('shows the other background where nothing stands, and darkens it where something does', () => {
  const placed = putOn(divideByStudio(block), () => [200, 210, 220]);
  expect([...placed.data.subarray(0, 3)]).toEqual([200, 210, 220]);
  expect(levelAt(placed, 0.5, 0.6)).toBeCloseTo(40, -1);
});

it('divides a crop by the part of the studio that it shows', () => {
  const crop = { left: 0, top: 0, width: 0.5, height: 0.5 };
  const quarter: Pixels = { data: new Uint8Array(3), width: 1, height: 1 };
  for (const [c, level] of studioColour(0.25, 0.75).entries()) quarter.data[c] = Math.round(level * 255);
  expect([...divideByStudio(quarter, crop).data]).toEqual([255, 255, 255]);
});

it('makes a small vehicle as large as the others, and puts it on the same line in the middle', async () => {
  const divided = divideByStudio(block);
  const aligned = await alignVehicle(divided, outlineOf(divided));
  expect([aligned.width, aligned.height]).toEqual([SIZE.width, SIZE.height]);
  expect(levelAt(aligned, 0.5, 0.8)).toBeLessThan(80);
  expect(levelAt(aligned, 0.25, 0.5)).toBeLessThan(80);
  expect(levelAt(aligned, 0.05, 0.5)).toBe(255);
  expect(levelAt(aligned, 0.5, 0.92)).toBe(255);
});
