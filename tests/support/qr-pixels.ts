import sharp from 'sharp';

export const QR_SCALE = 8;

/** A drawn QR code with a margin of four modules, as pixels. */
export async function qrPixels({ path, modules }: { path: string; modules: number }) {
  const size = modules + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size} ${size}" width="${size * QR_SCALE}" height="${size * QR_SCALE}"><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
