import { linkTargetExists } from '../../frame/link-target.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { PageLinks } from '../../frame/pages/page-links.ts';
import type { Car } from '../../stock/car.ts';
import { siteDeposit } from '../../stock/rules/deposit.ts';
import type { CardButton, CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { type CardOptions, cardView } from './card.ts';

export interface CardInput {
  site: Site;
  today: Date;
  pages: PageLinks;
  pagePaths: ReadonlySet<string>;
  /** Returns the configuration with the overrides that apply to the vehicle. */
  configOfCar: (car: Car) => Config;
  yardOf: (car: Car) => Yard | null;
  /** Returns what is shown for a yard: its suburb, or its name if another yard is in a suburb of that name. */
  placeOf: (yard: Yard) => string;
  /**
   * Returns the path of the narrowest search page for the vehicle: of its model, else of its make, else of all stock.
   */
  nearestSearch: (car: Car) => string;
}

function cardOptions(
  { site, today, pages, pagePaths, placeOf }: CardInput,
  config: Config,
  yard: Yard | null,
): CardOptions {
  return {
    config,
    look: site.look,
    now: today,
    timezone: site.timezone,
    autograb: site.autograb,
    deposit: siteDeposit(site, config),
    pagePaths,
    testDrivePath: pages.addressOf('test-drive'),
    favourites: { compareMode: config.favourites.compare_mode, usedOnly: config.favourites.used_only },
    overrideCity: site.override_city ?? null,
    dealershipPlace: yard && { suburb: yard.departments[0].address.city, shown: placeOf(yard) },
  };
}

/**
 * Returns a function that creates a vehicle's card and caches it for later calls. Buttons are left out if they lead to
 * a page that the site does not have.
 */
export function cardMaker(input: CardInput): (car: Car) => CardView {
  const cache = new Map<Car, CardView>();
  const ifReachable = (button: CardButton, car: Car): CardButton[] => {
    if (button.kind === 'similar') return [{ ...button, href: input.nearestSearch(car) }];
    return linkTargetExists(button.href, input.pagePaths) ? [button] : [];
  };
  return (car) => {
    const cached = cache.get(car);
    if (cached) return cached;
    const view = cardView(car, cardOptions(input, input.configOfCar(car), input.yardOf(car)));
    const card = {
      ...view,
      buttons: view.buttons.flatMap((button) => ifReachable(button, car)),
      similarHref: input.nearestSearch(car),
    };
    cache.set(car, card);
    return card;
  };
}
