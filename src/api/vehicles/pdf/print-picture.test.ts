import sharp from 'sharp';
import { expect, it } from 'vitest';
import { onWideGround } from './print-picture.ts';

it('a picture stands whole in the middle of a wider one with its colours', async () => {
  const create = { width: 300, height: 200, channels: 3 as const, background: '#00a000' };
  const red = await sharp({ create: { ...create, width: 60, height: 40, background: '#ff0000' } })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create })
    .composite([{ input: red }])
    .jpeg({ quality: 95 })
    .toBuffer();
  const wide = await onWideGround({ jpeg, width: 300, height: 200 }, 4);
  expect([wide.width, wide.height]).toEqual([800, 200]);
  const { data, info } = await sharp(wide.jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  expect(at(400, 100)[0]).toBeGreaterThan(200);
  for (const side of [10, 790]) {
    const [r = 255, g = 0] = at(side, 100);
    expect(g).toBeGreaterThan(120);
    expect(r).toBeLessThan(90);
  }
  expect(at(255, 5)[0]).toBeLessThan(60);
});
