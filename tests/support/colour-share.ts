import sharp from 'sharp';

/**
 * Share of a picture's pixels that have a colour, from 0 to 1.
 *
 * @param colour as "#rrggbb". Each channel may differ by 12, because JPEG and smooth edges change colours.
 */
export async function colourShare(picture: Buffer, colour: string): Promise<number> {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 12)) count += 1;
  return count / (info.width * info.height);
}
