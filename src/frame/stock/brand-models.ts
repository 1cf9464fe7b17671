import type { Car } from '../../stock/car.ts';
import type { Picture } from '../../ui/picture.ts';
import { siteBrand } from '../site-brand.ts';
import type { SiteContext } from '../site-context.ts';
import { newestFirst } from './default-order.ts';
import { stockedModels } from './stocked-models.ts';

const MAX_MODELS = 12;

export interface ModelTile {
  label: string;
  href: string;
  count: number;
  picture: Picture;
}

/** Sort key of a car: new cars come before others. */
const conditionRank = ({ car_type }: Car): number => (car_type === 'new' ? 0 : 1);

/**
 * The models in stock of a dealer with a single brand, most vehicles first, each with a picture of one of its vehicles
 * that no other model shows. Models without such a picture are left out. Null for dealers of several brands, and if
 * fewer than two models have a picture.
 */
export function brandModels({
  site,
  catalogue,
  cardOf,
}: Pick<SiteContext, 'site' | 'catalogue' | 'cardOf'>): { title: string; tiles: ModelTile[] } | null {
  const brand = siteBrand(site);
  if (brand === null) return null;
  const choices = stockedModels(catalogue.searches, brand)
    .slice(0, MAX_MODELS)
    .map(({ name, path, cars }) => {
      const ordered = newestFirst(cars).toSorted((a, b) => conditionRank(a) - conditionRank(b));
      const pictures = new Map(
        ordered.flatMap((car) => cardOf(car).picture ?? []).map((picture) => [picture.src, picture]),
      );
      return { label: name, href: path, count: cars.length, pictures };
    });
  // Label of the model that shows a picture, by the picture's address.
  const modelByPicture = new Map<string, string>();
  // Models with the fewest pictures choose first, so that as many as possible have one.
  for (const { label, pictures } of choices.toSorted((a, b) => a.pictures.size - b.pictures.size)) {
    const unusedPicture = [...pictures.keys()].find((src) => !modelByPicture.has(src));
    if (unusedPicture !== undefined) modelByPicture.set(unusedPicture, label);
  }
  const tiles = choices.flatMap(({ pictures, ...tile }) => {
    const picture = [...pictures.values()].find(({ src }) => modelByPicture.get(src) === tile.label);
    return picture ? [{ ...tile, picture }] : [];
  });
  if (tiles.length < 2) return null;
  return { title: `${brand} models`, tiles };
}
