import type { Car } from '../../stock/car.ts';
import { picture, plainPicture } from '../../stock/rules/image-url.ts';
import { pictureAlt } from '../../stock/rules/picture-alt.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Picture } from '../../ui/picture.ts';
import type { MediaSet } from './media-set.ts';
import { isOwnPicture } from './social-picture.ts';

/** Size of the gallery's stage in CSS px, 16:10. */
const STAGE = { width: 1280, height: 800 };

function urlsOf(car: Car): string[] {
  const urls = car.images.map(({ image }) => image.url);
  const leading = car.primary_image_url;
  return leading ? [leading, ...urls.filter((url) => url !== leading)] : urls;
}

/** The vehicle's pictures, the primary one first. The configured fallback where it has none. */
export function vehiclePictures(car: Car, images: Config['images']): Picture[] {
  const alt = pictureAlt(car);
  const pictures: Picture[] = [];
  for (const url of urlsOf(car)) {
    const words = pictures.length === 0 ? alt : `${alt}, picture ${pictures.length + 1}`;
    const view = picture(url, images, { ...STAGE, alt: words });
    if (view) pictures.push(view);
  }
  if (pictures.length > 0 || !images.fallback) return pictures;
  const fallback = plainPicture(images.fallback, { ...STAGE, alt });
  return fallback ? [fallback] : [];
}

/** The picture that the first vehicle with one leads with. */
export function firstPicture(
  cars: readonly Car[],
  imagesOf: (car: Car) => Config['images'],
): Picture | undefined {
  for (const car of cars) {
    const [lead] = vehiclePictures(car, imagesOf(car));
    if (lead) return lead;
  }
  return undefined;
}

/**
 * Adds the site's own files among the vehicles' pictures, spins and films to `media`. A picture that many
 * vehicles share is sized once.
 */
export function addVehicleFiles(
  cars: readonly Car[],
  imagesOf: (car: Car) => Config['images'],
  media: MediaSet,
): void {
  const seen = new Map<Config['images'], Set<string>>();
  for (const car of cars) {
    const images = imagesOf(car);
    let known = seen.get(images);
    if (!known) {
      known = new Set();
      seen.set(images, known);
    }
    media.add([car.spin_images, car.spin_interior_image, car.video_url, car.external_video_url]);
    for (const url of urlsOf(car)) {
      if (known.has(url)) continue;
      known.add(url);
      if (url.trimStart().startsWith('/')) media.add(picture(url, images, { ...STAGE, alt: '' }));
    }
  }
}

/** Addresses of the own pictures that vehicles lead with, as in `vehiclePictures`. Each is worked out once. */
export function leadingPictures(cars: readonly Car[], imagesOf: (car: Car) => Config['images']): Set<string> {
  const found = new Set<string>();
  const known = new Map<Config['images'], Set<string>>();
  for (const car of cars) {
    const images = imagesOf(car);
    const [first] = urlsOf(car);
    const seen = known.get(images) ?? new Set();
    known.set(images, seen);
    if (first !== undefined && seen.has(first)) continue;
    const [lead] = vehiclePictures(car, images);
    // A first picture that is not shown says nothing about other vehicles with it.
    if (first !== undefined && picture(first, images, { ...STAGE, alt: '' })) seen.add(first);
    if (lead && isOwnPicture(lead.src)) found.add(lead.src);
  }
  return found;
}
