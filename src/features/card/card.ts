import { localTime } from '../../lib/clock.ts';
import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { belowMarketBy } from '../../stock/rules/below-market.ts';
import { carTitle, carVariant } from '../../stock/rules/car-title.ts';
import { carImageUrl, type FavouriteRules, favouriteOffered } from '../../stock/rules/favourite.ts';
import { type CardFactName, type FactView, namedFacts } from '../../stock/rules/named-facts.ts';
import { noteOf } from '../../stock/rules/note.ts';
import { pictureAlt } from '../../stock/rules/picture-alt.ts';
import { priceForSearch, priceView } from '../../stock/rules/price.ts';
import { plainPicture, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import { bandView } from '../../stock/rules/status-band.ts';
import { tagView } from '../../stock/rules/tag.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import type { CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { CARD_SLOTS } from '../../tenant/schema/slots.ts';
import type { Picture } from '../../ui/picture.ts';
import { cardRepayment } from '../finance/finance-block.ts';
import { type ButtonOptions, cardButtons, similarButton } from './card-buttons.ts';

/** Size of a card's picture in CSS px, 16:10. */
export const CARD_PICTURE = { width: 640, height: 400 } as const;

export interface CardOptions extends Omit<ButtonOptions, 'config'> {
  config: Pick<
    Config,
    'buttons' | 'wording' | 'search' | 'images' | 'tags' | 'pricing' | 'finance' | 'slots'
  >;
  look: Site['look'];
  favourites: FavouriteRules;
  now: Date;
  /** IANA time zone of the dealer. */
  timezone: string;
  /** Suburb to show for every vehicle (`override_city`); null if each vehicle shows its own. */
  overrideCity: string | null;
  /**
   * The yard's suburb, and the text shown for the yard: the suburb, or the yard's name if another yard is in a suburb
   * of the same name. Null if the vehicle has no yard.
   */
  dealershipPlace: { suburb: string; shown: string } | null;
}

/** The facts that every card has (CAR-03). */
const USUAL_FACTS = ['condition', 'km', 'transmission', 'fuel'] as const;

/**
 * Returns condition, odometer, transmission and fuel, and then the named facts. Unknown facts are left out (CAR-03).
 */
export const factViews = (car: Car, names: readonly CardFactName[]): FactView[] =>
  namedFacts(car, [...USUAL_FACTS.filter((name) => !names.includes(name)), ...names]);

function cardPicture(car: Car, images: Config['images']): Picture | null {
  const frame = { ...CARD_PICTURE, alt: pictureAlt(car) };
  const url = carImageUrl(car);
  const carPicture = url === null ? null : responsivePicture(url, images, frame);
  return carPicture ?? (images.fallback ? plainPicture(images.fallback, frame) : null);
}

/** The vehicle's suburb. If that is unknown or the yard's suburb too, the text that is shown for the yard. */
function placeText({ location, city }: Car, yard: CardOptions['dealershipPlace']): string | null {
  const suburb = location?.address.city || city;
  if (!suburb) return yard?.shown ?? null;
  return yard && equalIgnoringCase(suburb, yard.suburb) ? yard.shown : suburb;
}

/** The tenant's override components for the slots inside this vehicle's card. */
function cardSlots({ slots }: Pick<Config, 'slots'>): CardView['slots'] {
  return Object.fromEntries(CARD_SLOTS.flatMap((slot) => (slots[slot] ? [[slot, slots[slot]]] : [])));
}

/** Returns the data of a vehicle's card (CAR-01 to CAR-32, ERR-22, WAT-09 to WAT-11, MKT-08). */
export function cardView(car: Car, options: CardOptions): CardView {
  const { config, now, timezone } = options;
  const price = priceView(car, config);
  return {
    id: car.id,
    slug: car.slug,
    href: vehiclePath(car.slug),
    title: carTitle(car),
    make: car.make,
    model: car.model,
    variant: carVariant(car),
    facts: factViews(car, options.look.card_facts),
    price,
    priceForSearch: priceForSearch(car),
    tag: tagView(car, config, now),
    band: bandView(car, config, now, timezone),
    picture: cardPicture(car, config.images),
    body: car.simple_body,
    repayment: cardRepayment(car, price, config.finance, localTime(now, timezone).year),
    place: options.overrideCity || placeText(car, options.dealershipPlace),
    belowMarket: belowMarketBy(car, price) !== null,
    available: !isGone(car),
    ...(options.look.card === 'portrait' && { note: noteOf(car) }),
    favourite: favouriteOffered(car, options.favourites),
    buttons: cardButtons(car, options),
    soldLabel: config.wording.sold_tag,
    similarHref: similarButton(car, config).href,
    slots: cardSlots(config),
  };
}
