import { linkTargetExists } from '../../frame/link-target.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { Car } from '../../stock/car.ts';
import { siteDeposit } from '../../stock/rules/deposit.ts';
import type { CardButton, CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { type CardOptions, cardView } from './card.ts';

export interface CardInput {
  site: Site;
  today: Date;
  pagePaths: ReadonlySet<string>;
  configOfCar: (car: Car) => Config;
  yardOf: (car: Car) => Yard | null;
  placeOf: (yard: Yard) => string;
  nearestSearch: (car: Car) => string;
}

/** @param config the configuration with the overrides that apply to the vehicle */
function optionsFor(
  { site, today, pagePaths, placeOf }: CardInput,
  config: Config,
  yard: Yard | null,
): CardOptions {
  return {
    config,
    now: today,
    timezone: site.timezone,
    autograb: site.autograb,
    deposit: siteDeposit(site, config),
    pagePaths,
    favourites: { compareMode: config.favourites.compare_mode, usedOnly: config.favourites.used_only },
    overrideCity: site.override_city ?? null,
    dealershipPlace: yard && { suburb: yard.departments[0].address.city, shown: placeOf(yard) },
  };
}

/** Returns a cached function from vehicle to card. Buttons that lead to a page the site lacks are left out. */
export function cardMaker(input: CardInput): (car: Car) => CardView {
  const cache = new Map<Car, CardView>();
  const reachable = (button: CardButton, car: Car): CardButton[] => {
    if (button.kind === 'similar') return [{ ...button, href: input.nearestSearch(car) }];
    return linkTargetExists(button.href, input.pagePaths) ? [button] : [];
  };
  return (car) => {
    const cached = cache.get(car);
    if (cached) return cached;
    const view = cardView(car, optionsFor(input, input.configOfCar(car), input.yardOf(car)));
    const card = {
      ...view,
      buttons: view.buttons.flatMap((button) => reachable(button, car)),
      similarHref: input.nearestSearch(car),
    };
    cache.set(car, card);
    return card;
  };
}
