import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import { formatAud } from '../../lib/money.ts';
import { periodState } from '../../lib/period-state.ts';
import { slugify } from '../../lib/slug.ts';
import { excerpt } from '../../lib/truncate.ts';
import { clipHtml } from '../../stock/text/clip-html.ts';
import type { Offer } from '../../tenant/schema/content.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { OfferView } from './offer-view.ts';

/**
 * Descriptions and disclaimers of up to this many characters are shown in full. Longer disclaimers are cut to this
 * length (OFF-04, OFF-05).
 */
const MAX_LENGTH_IN_FULL = 200;
/** Characters to which a longer description is cut (OFF-04). */
const SHORT_DESCRIPTION_LENGTH = 160;

type Dates = Pick<Offer, 'starts' | 'ends'>;

/** "Ends 31 December" or "Ended 31 December", with the year unless it is the current one. */
export function offerEndsText(offer: Dates, now: Date, timezone: string): string {
  const verb = periodState(offer, now, timezone) === 'ended' ? 'Ended' : 'Ends';
  return `${verb} ${formatDay(offer.ends, localTime(now, timezone).year)}`;
}

/** True if the offer is current and the site is not among its `excluded_website_ids` (DAT-28). */
export function offerShown(
  offer: Dates & Pick<Offer, 'excluded_website_ids'>,
  site: { id: string; timezone: string },
  now: Date,
): boolean {
  return (
    !offer.excluded_website_ids.includes(site.id) && periodState(offer, now, site.timezone) === 'current'
  );
}

/** Name of the offer's make; null if the offer has none (DAT-28). */
export function offerMake(offer: Pick<Offer, 'manufacturer'>): string | null {
  const { manufacturer } = offer;
  return (typeof manufacturer === 'string' ? manufacturer : manufacturer?.name) || null;
}

export interface OfferedModel {
  make: string;
  /** Null if the offer is about any model of the make. */
  model: string | null;
}

/**
 * The make and model that an offer is about; null if it is about any vehicle. If the offer names no make, the make is
 * that of a dealer with a single brand.
 */
export function offeredModel(
  offer: Pick<Offer, 'manufacturer' | 'model'>,
  { manufacturer }: Pick<Site, 'manufacturer'>,
): OfferedModel | null {
  const make = offerMake(offer) ?? manufacturer?.name;
  return make ? { make, model: offer.model?.name ?? null } : null;
}

/** `/offers/{manufacturer-slug}/{offerId}` on sites with several manufacturers, else `/offers/{offerId}` (ROU-28). */
export function offerPath(
  offer: Pick<Offer, 'id' | 'manufacturer'>,
  manufacturers: Site['manufacturers'],
): string {
  const make = offerMake(offer);
  const listed = manufacturers.find(({ name }) => name.toLowerCase() === make?.toLowerCase());
  const slug = listed?.slug ?? slugify(make ?? '');
  const id = encodeURIComponent(offer.id);
  return manufacturers.length > 1 && slug ? `/offers/${slug}/${id}` : `/offers/${id}`;
}

/** The offer as pages show it. Its HTML was sanitised when the tenant was loaded. */
export function offerView(
  offer: Offer,
  site: Pick<Site, 'timezone' | 'manufacturers'>,
  now: Date,
): OfferView {
  const descriptionHtml = offer.sanitized_description ?? offer.description;
  return {
    id: offer.id,
    nameHtml: offer.name,
    descriptionHtml,
    shortHtml: clipHtml(descriptionHtml, MAX_LENGTH_IN_FULL, SHORT_DESCRIPTION_LENGTH),
    disclaimer: offer.disclaimer ? excerpt(offer.disclaimer, MAX_LENGTH_IN_FULL) : null,
    image: offer.image_url ?? offer.image_or_model_image?.url ?? null,
    price: offer.price === undefined ? null : formatAud(offer.price),
    endsText: offerEndsText(offer, now, site.timezone),
    ends: offer.ends,
    href: offerPath(offer, site.manufacturers),
  };
}
