import sharp, { type Sharp } from 'sharp';
import type { SceneName } from '../backgrounds/background-names.ts';

/** Finishes a rendered picture. The workshop gets more contrast; its black stays the same. */
export const grade = (picture: Sharp, scene: SceneName): Sharp =>
  scene === 'workshop' ? picture.linear(1.55, -8.5) : picture;

/** The workshop's black, as levels from 0 to 255. */
const BLACK = [16, 15, 14] as const;

/** Share of the width and height over which a picture fades. */
const FADE = 0.12;

function nearness(at: number, size: number): number {
  const t = Math.min(1, Math.min(at + 0.5, size - at - 0.5) / (size * FADE));
  return t * t * (3 - 2 * t);
}

/** Fades a picture to the workshop's black on all four edges. */
export async function fadeEdges(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = nearness(x, width) * nearness(y, height);
      for (const [c, black] of BLACK.entries()) {
        const i = (y * width + x) * 3 + c;
        data[i] = Math.round(black + ((data[i] ?? 0) - black) * share);
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
