import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mailJpeg } from './mail-jpeg.ts';

const TASK = {
  width: 1_200,
  maxBytes: 60_000,
  ratio: { photo: 1.5, cutOut: 2 },
  ground: { edge: '#ff0000', middle: '#ffffff' },
};

it('a picture full of detail is made small enough for a mail, however much quality that takes', async () => {
  const noise = {
    width: 1_600,
    height: 1_200,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  };
  const bytes = await sharp({ create: { ...noise, background: '#888' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const jpeg = await mailJpeg({ ...TASK, bytes });
  expect(jpeg?.length).toBeLessThanOrEqual(TASK.maxBytes);
  const { format, width, height } = await sharp(jpeg ?? undefined).metadata();
  expect(format).toBe('jpeg');
  // No higher than two thirds of its width.
  expect(width / height).toBeCloseTo(1.5, 1);
});

it('a vehicle that is cut out lies on a ground in the colours of the dealer’s mails', async () => {
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const jpeg = await mailJpeg({ ...TASK, bytes });
  const { data, info } = await sharp(jpeg ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 400]);
  const [red = 0, green = 255] = data;
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(20);
});

it('a photo with an alpha channel keeps its shape', async () => {
  const photo = { width: 900, height: 600, channels: 4 as const, background: '#00aa00ff' };
  const bytes = await sharp({ create: photo }).png().toBuffer();
  const { width, height } = await sharp((await mailJpeg({ ...TASK, bytes })) ?? undefined).metadata();
  expect([width, height]).toEqual([900, 600]);
});

it('a file that is no picture makes none', async () => {
  expect(await mailJpeg({ ...TASK, bytes: Buffer.from('no picture') })).toBeNull();
});
