import { inDefaultOrder } from '../../src/frame/stock/default-order.ts';
import type { Car } from '../../src/stock/car.ts';

const SHAPE = /^(.*)\/([^/]+)\.avif$/;

interface FirstPicture {
  /** Address of the set of pictures. */
  set: string;
  name: string;
}

function firstPictureOf(car: Car): FirstPicture | null {
  const [, set, name] = SHAPE.exec(car.primary_image_url ?? '') ?? [];
  return set && name ? { set, name } : null;
}

/** Puts a picture first. The number of pictures stays the same: the last one gives way to a picture from outside. */
function withFirst(car: Car, url: string): Car {
  const urls = car.images.map(({ image }) => image.url);
  const others = urls.filter((other) => other !== url);
  const shown = [url, ...others].slice(0, urls.length);
  return {
    ...car,
    images: shown.map((each) => ({ image: { url: each, thumb: { url: each } } })),
    primary_image_url: url,
    thumbnails: shown,
  };
}

/**
 * Chooses the first picture of each vehicle, so that lists in the default order rarely show the same picture twice. A
 * set that many vehicles of a make share shows each picture before others are repeated, and the best one twice as often.
 *
 * @param names pictures that may come first, the best one first
 */
export function varyFirstPictures(cars: readonly Car[], names: readonly string[]): Car[] {
  const uses = new Map<string, number>();
  const chosen = new Map<string, Car>();
  for (const car of inDefaultOrder(cars)) {
    const first = firstPictureOf(car);
    if (!first) continue;
    const keyOf = (name: string): string => `${first.set}/${name} ${car.make}`;
    const countOf = (name: string): number => uses.get(keyOf(name)) ?? 0;
    const shareOf = (name: string): number => (name === names[0] ? countOf(name) / 2 : countOf(name));
    const least = Math.min(...names.map(shareOf));
    const name = names.find((one) => shareOf(one) === least) ?? first.name;
    uses.set(keyOf(name), countOf(name) + 1);
    chosen.set(car.id, withFirst(car, `${first.set}/${name}.avif`));
  }
  return cars.map((car) => chosen.get(car.id) ?? car);
}
