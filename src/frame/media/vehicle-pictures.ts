import type { Car } from '../../stock/car.ts';
import { pictureAlt } from '../../stock/rules/picture-alt.ts';
import { plainPicture, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Picture } from '../../ui/picture.ts';
import type { MediaSet } from './media-set.ts';
import { isOwnPicture } from './social-picture.ts';

/** Largest size at which the gallery shows a picture, in CSS px (16:10). */
const STAGE = { width: 1280, height: 800 };

/** Addresses of the vehicle's pictures as in its data, the leading one first. */
export function pictureUrls(car: Pick<Car, 'images' | 'primary_image_url'>): string[] {
  const urls = car.images.map(({ image }) => image.url);
  const leading = car.primary_image_url;
  return leading ? [leading, ...urls.filter((url) => url !== leading)] : urls;
}

/** The vehicle's pictures, the primary one first. If it has none, the configured fallback. */
export function vehiclePictures(car: Car, images: Config['images']): Picture[] {
  const alt = pictureAlt(car);
  const pictures: Picture[] = [];
  for (const url of pictureUrls(car)) {
    const words = pictures.length === 0 ? alt : `${alt}, picture ${pictures.length + 1}`;
    const view = responsivePicture(url, images, { ...STAGE, alt: words });
    if (view) pictures.push(view);
  }
  if (pictures.length > 0 || !images.fallback) return pictures;
  const fallback = plainPicture(images.fallback, { ...STAGE, alt });
  return fallback ? [fallback] : [];
}

/** The leading picture of the first vehicle that has a picture. */
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
 * Adds the site's own files among the vehicles' pictures, spins and films to `media`. The sizes of a picture that many
 * vehicles share are computed once.
 */
export function addVehicleFiles(
  cars: readonly Car[],
  imagesOf: (car: Car) => Config['images'],
  media: MediaSet,
): void {
  const addedUrls = new Map<Config['images'], Set<string>>();
  for (const car of cars) {
    const images = imagesOf(car);
    const added = addedUrls.get(images) ?? new Set();
    addedUrls.set(images, added);
    media.add([car.spin_images, car.spin_interior_image, car.video_url, car.external_video_url]);
    for (const url of pictureUrls(car)) {
      if (added.has(url)) continue;
      added.add(url);
      if (url.trimStart().startsWith('/')) media.add(responsivePicture(url, images, { ...STAGE, alt: '' }));
    }
  }
}

/**
 * Addresses of the vehicles' leading pictures, as in `vehiclePictures`, without those on other hosts. A picture that
 * many vehicles share is looked at once.
 */
export function leadingPictures(cars: readonly Car[], imagesOf: (car: Car) => Config['images']): Set<string> {
  const addresses = new Set<string>();
  const doneUrls = new Map<Config['images'], Set<string>>();
  for (const car of cars) {
    const images = imagesOf(car);
    const [first] = pictureUrls(car);
    const done = doneUrls.get(images) ?? new Set();
    doneUrls.set(images, done);
    if (first !== undefined && done.has(first)) continue;
    const [lead] = vehiclePictures(car, images);
    // If the first picture cannot be shown, another vehicle with the same first picture may lead with a different one.
    if (first !== undefined && responsivePicture(first, images, { ...STAGE, alt: '' })) done.add(first);
    if (lead && isOwnPicture(lead.src)) addresses.add(lead.src);
  }
  return addresses;
}
