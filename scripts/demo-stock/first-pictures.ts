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

/** Vehicles before a vehicle that do not begin with the same picture, if possible: a screen of cards. */
const SCREEN = 7;

/**
 * Chooses the first picture of each vehicle, so that lists in the default order begin with the best pictures, but a
 * screen rarely shows the same one twice. Within a make each next name comes half as often as the one before.
 *
 * @param names pictures that may come first, the best one first
 */
export function varyFirstPictures(cars: readonly Car[], names: readonly string[]): Car[] {
  const uses = new Map<string, number>();
  const recent: string[] = [];
  const chosen = new Map<string, Car>();
  for (const car of inDefaultOrder(cars)) {
    const first = firstPictureOf(car);
    if (!first) continue;
    const urlOf = (name: string): string => `${first.set}/${name}.avif`;
    const usesOf = (name: string): number => uses.get(`${urlOf(name)} ${car.make}`) ?? 0;
    const turns = names
      .map((name, index) => ({ name, turn: (usesOf(name) + 1) * 2 ** index }))
      .sort((a, b) => a.turn - b.turn);
    // -1 for a picture that the screen does not show yet, else the one that was shown longest ago.
    const [{ name } = first] = turns.toSorted(
      (a, b) => recent.lastIndexOf(urlOf(a.name)) - recent.lastIndexOf(urlOf(b.name)),
    );
    uses.set(`${urlOf(name)} ${car.make}`, usesOf(name) + 1);
    recent.push(urlOf(name));
    if (recent.length > SCREEN) recent.shift();
    chosen.set(car.id, withFirst(car, urlOf(name)));
  }
  return cars.map((car) => chosen.get(car.id) ?? car);
}
