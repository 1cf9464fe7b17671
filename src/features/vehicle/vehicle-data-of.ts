import type { EmbeddedVehicle } from '../../frame/vehicle-data.ts';
import { makeSlug } from '../../stock/rules/make-model.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { VehiclePage } from './vehicle-page.ts';

/** Data of the page's vehicle for scripts and islands. */
export function vehicleDataOf(page: VehiclePage): EmbeddedVehicle {
  const { id, slug, title, make, model, carType, status, live, phone, price } = page;
  const { href: enquireHref } = page.buttons.enquire;
  const slugOfMake = makeSlug(make);
  const mail = enquireHref.startsWith('mailto:') ? enquireHref : null;
  return {
    id,
    slug,
    title,
    make,
    model,
    // Left out if scripts can derive it, which makes the HTML smaller.
    ...(slugOfMake === make.toLowerCase() ? {} : { makeSlug: slugOfMake }),
    carType,
    status,
    ...(page.sold ? { gone: true } : {}),
    ...(page.reserved ? { reserved: true } : {}),
    price: purchasePrice(price)?.amount ?? null,
    live,
    phone,
    mail,
    stock: page.viewed.stocknum,
    timezone: page.timezone,
    ...(page.clockSuffix ? { clockSuffix: page.clockSuffix } : {}),
    termsHref: page.chrome.termsHref,
  };
}
