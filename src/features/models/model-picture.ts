import type { SiteContext } from '../../frame/site-context.ts';
import { newestFirst } from '../../frame/stock/default-order.ts';
import { ownSrcset } from '../../lib/own-picture.ts';
import type { Car } from '../../stock/car.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { Picture } from '../../ui/picture.ts';

/** Size of a model's own picture, px (MOD-03). */
const MODEL_PICTURE = { width: 640, height: 331 } as const;

/** The dealer's own picture of a model, at its size; else one of a vehicle, a new one if there is one; null without either. */
export function modelPicture(
  { cardOf }: Pick<SiteContext, 'cardOf'>,
  model: Site['models'][number] | undefined,
  cars: readonly Car[],
): Picture | null {
  const own = model?.cloudfront_new_image_url ?? model?.image?.url;
  if (own) return { src: own, srcset: ownSrcset(own) ?? '', ...MODEL_PICTURE, alt: '' };
  const ordered = newestFirst(cars).toSorted(
    (a, b) => Number(b.car_type === 'new') - Number(a.car_type === 'new'),
  );
  const shown = ordered.flatMap((car) => cardOf(car).picture ?? [])[0];
  return shown ? { ...shown, alt: '' } : null;
}
