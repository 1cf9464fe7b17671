import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropRound, cutOut } from './encode.ts';

describe('cropRound', () => {
  it('centres the crop on the point', () => {
    expect(cropRound([1000, 600], [0.5, 0.5], 0.5)).toEqual({ left: 250, top: 150, width: 500, height: 300 });
  });

  it('keeps the crop inside the frame', () => {
    expect(cropRound([1000, 600], [0.02, 0.99], 0.5)).toEqual({ left: 0, top: 300, width: 500, height: 300 });
  });
});

describe('cutOut', () => {
  const flat = (red: number, green: number, blue: number): Promise<Buffer> =>
    sharp({ create: { width: 1, height: 1, channels: 3, background: { r: red, g: green, b: blue } } })
      .png()
      .toBuffer();
  const pixel = async (black: Buffer, white: Buffer): Promise<number[]> => [
    ...(await (await cutOut(black, white)).raw().toBuffer()),
  ];

  it('makes a pixel transparent that is black on black and white on white', async () => {
    expect((await pixel(await flat(0, 0, 0), await flat(255, 255, 255)))[3]).toBe(0);
  });

  it('keeps the colour of a pixel that is the same on black and on white', async () => {
    const red = await flat(150, 20, 10);
    expect(await pixel(red, red)).toEqual([150, 20, 10, 255]);
  });

  it('makes a pixel half transparent that shows half of the background, such as a shadow', async () => {
    const [red, , , alpha] = await pixel(await flat(0, 0, 0), await flat(128, 128, 128));
    expect(red).toBe(0);
    expect(alpha).toBeCloseTo(127, -1);
  });
});
