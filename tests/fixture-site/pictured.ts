import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { GPS, twoColours } from '../support/own-pictures.ts';
import { FILM } from './film.ts';
import { LENDER } from './lender.ts';
import { common } from './sites.ts';

/** A dealer with photographs as a phone and a photographer make them. */
export function pictured(now: Date) {
  const site = common(now, 'pictured', 'Pictured Motors');
  return {
    ...site,
    locations: site.locations.map((yard) => ({
      ...yard,
      image: { image: { url: 'pictures/yard.jpg', thumb: { url: 'pictures/yard.jpg' } } },
    })),
    home: {
      ...site.home,
      hero_image: { src: 'pictures/coast.jpg' },
      sections: [
        { section: 'hero', form: 'photo', alt: 'The coast road', film: '/films/coast.webm' },
        {
          section: 'gallery',
          title: 'Our workshop',
          pictures: [
            { picture: { src: 'pictures/workshop/bay.png', alt: 'A service bay' } },
            { picture: { src: 'pictures/workshop/cut off.jpg', alt: 'Half a picture' } },
            { picture: { src: 'pictures/tall.jpg', alt: 'The tower' } },
          ],
        },
        { section: 'yards' },
      ],
    },
    offers: [
      {
        id: 'mats',
        name: 'Mats',
        description: 'With every car.',
        ends: '2099-12-31',
        image_url: 'pictures/mats.webp',
      },
    ],
    config: { finance: { provider: LENDER } },
  };
}

/** Noise in colours, which needs about as many bytes as a photograph. */
const photograph = async (width: number, height: number): Promise<Sharp> =>
  sharp(
    await sharp({
      create: {
        width: Math.round(width / 16),
        height: Math.round(height / 16),
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer(),
  ).resize(width, height, { fit: 'fill' });

/** Writes the photographs of the pictured dealer. */
export async function writeOwnPictures(tenant: string): Promise<void> {
  const write = async (name: string, picture: Sharp): Promise<Buffer> => {
    const file = join(tenant, 'pictures', name);
    mkdirSync(dirname(file), { recursive: true });
    const bytes = await picture.toBuffer();
    writeFileSync(file, bytes);
    return bytes;
  };
  mkdirSync(join(tenant, 'public/films'));
  writeFileSync(join(tenant, 'public/films/coast.webm'), Buffer.from(FILM, 'base64'));
  await write('coast.jpg', (await photograph(3200, 1800)).withExif(GPS).jpeg());
  // As a phone writes a picture that was taken upright.
  await write('tall.jpg', twoColours(1200, 800).withExif(GPS).withMetadata({ orientation: 6 }).jpeg());
  const bay = await write('workshop/bay.png', (await photograph(1800, 1200)).png());
  writeFileSync(
    join(tenant, 'pictures/workshop/cut off.jpg'),
    (await sharp(bay).jpeg().toBuffer()).subarray(0, 9_000),
  );
  await write('yard.jpg', (await photograph(2400, 1500)).toColourspace('cmyk').withExif(GPS).jpeg());
  await write('mats.webp', (await photograph(1600, 1000)).webp());
  await write('team/gate.jpg', (await photograph(2000, 1000)).withExif(GPS).jpeg());
}
