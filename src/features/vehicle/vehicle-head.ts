import { absoluteUrl, makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { Head, LinkView } from '../../frame/page.ts';
import type { Car } from '../../stock/car.ts';
import { hasLeft, isGone } from '../../stock/rules/availability.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { PriceView } from '../../stock/views.ts';
import type { Picture } from '../../ui/picture.ts';
import { factViews } from '../card/card.ts';
import { documentTitle } from './document-title.ts';
import type { VehicleInputs } from './vehicle-context.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';

/** Maximum number of pictures in structured data. */
const MAX_IMAGES = 6;

export interface VehicleHeadInput {
  context: VehicleInputs;
  car: Car;
  yard: Yard | null;
  price: PriceView;
  pictures: readonly Picture[];
  breadcrumbs: readonly LinkView[];
}

/**
 * Description for search results: "2021 Toyota HiLux SR5. Used, 24,180 kms, Automatic, White. $46,990 Drive away. See
 * it at Harbourline Motors Broadmeadow."
 */
function summary({ car, yard, price, context }: VehicleHeadInput): string {
  const facts = [...factViews(car, context.site.look.card_facts).map(({ text }) => text), car.colour]
    .filter(Boolean)
    .join(', ');
  const purchase = purchasePrice(price);
  const cost = purchase ? `${[purchase.text, purchase.type].filter(Boolean).join(' ')}.` : '';
  const offer = isGone(car)
    ? `This one is ${hasLeft(car) ? 'no longer available' : 'sold'}. See others like it.`
    : `${cost} See it at ${context.site.name}${yard ? ` ${yard.name}` : ''}.`;
  return `${car.name}. ${facts}. ${offer}`;
}

/** The head of a vehicle page, with the offer and the breadcrumbs as structured data. */
export function vehicleHead(input: VehicleHeadInput): Head {
  const { context, car, yard, price, pictures, breadcrumbs } = input;
  const { site } = context;
  const description = summary(input);
  const [firstPicture] = pictures;
  const vehicle = vehicleJsonLd({
    car,
    url: absoluteUrl(site, car.path),
    description,
    images: pictures.slice(0, MAX_IMAGES).map(({ src }) => absoluteUrl(site, src)),
    price,
    seller: context.sellerOf(yard),
  });
  return makeHead(site, {
    canonicalPath: car.path,
    title: documentTitle(car),
    description,
    type: 'product',
    index: !hasLeft(car),
    image: firstPicture
      ? {
          url: firstPicture.src,
          width: firstPicture.width,
          height: firstPicture.height,
          alt: firstPicture.alt,
        }
      : null,
    jsonLd: [jsonLdBlock(vehicle), jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
  });
}
