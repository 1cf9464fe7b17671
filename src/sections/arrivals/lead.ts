import { sectionPicture } from '../../frame/media/section-picture.ts';
import type { Settings } from '../../frame/sections/define-section.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { vehicleOnSale } from '../../frame/stock/vehicle-on-sale.ts';
import { factLabel, namedFacts } from '../../stock/rules/named-facts.ts';
import { noteOf } from '../../stock/rules/note.ts';
import { purchasePrice } from '../../stock/rules/price.ts';
import type { CardButton, PurchasePrice } from '../../stock/views.ts';
import type { Picture } from '../../ui/picture.ts';

/** A vehicle that stands large, with its card. */
export interface Lead {
  title: string;
  href: string;
  picture: Picture | null;
  facts: { label: string; value: string }[];
  note: string | null;
  price: PurchasePrice | null;
  place: string | null;
  /** At most two of its card's buttons; the link to its page is the last one. */
  buttons: CardButton[];
}

/** Rows of the card, as far as they are known. */
const FACTS = [
  'condition',
  'km',
  'cc',
  'power',
  'seat_height',
  'wet_weight',
  'transmission',
  'fuel',
  'lams',
] as const;
const MOST = 6;

/** Null if the dealer names none, or if it is not for sale any more. */
export function leadOf(context: SiteContext, lead: Settings<'arrivals'>['lead']): Lead | null {
  const car = lead && vehicleOnSale(context, lead.vehicle);
  if (!car) return null;
  const { title, href, picture, price, place, buttons } = context.cardOf(car);
  return {
    title,
    href,
    picture: sectionPicture(lead.picture, context) ?? picture,
    facts: namedFacts(car, FACTS)
      .slice(0, MOST)
      .map(({ name, text, figure }) => ({ label: factLabel(name), value: figure ?? text })),
    note: noteOf(car) ?? null,
    price: purchasePrice(price),
    place,
    buttons: buttons
      .toSorted((a, b) => Number(a.kind === 'explore') - Number(b.kind === 'explore'))
      .filter(({ kind }, at) => at === 0 || kind === 'explore'),
  };
}
