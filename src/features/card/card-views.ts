import { leadsSomewhere } from '../../frame/link-target.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { Car } from '../../stock/car.ts';
import type { CardButton, CardView } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { type CardOptions, cardView } from './card.ts';

export interface CardInput {
  site: Site;
  today: Date;
  live: ReadonlySet<string>;
  configOfCar: (car: Car) => Config;
  yardOf: (car: Car) => Yard | null;
  nearestSearch: (car: Car) => string;
}

/** Card settings follow the vehicle's own overrides; favourites are offered wherever they can be. */
function optionsFor({ site, today }: CardInput, config: Config, yard: Yard | null): CardOptions {
  return {
    config,
    now: today,
    timezone: site.timezone,
    autograb: site.autograb,
    deposit: { amount: config.pricing.reserve_deposit, text: site.default_reserve_deposit_text },
    checkout: 'checkout',
    favourites: { compareMode: config.favourites.compare_mode, usedOnly: config.favourites.used_only },
    overrideCity: site.override_city ?? null,
    dealershipPlace: yard?.departments[0].address.city ?? null,
  };
}

/** Cards by vehicle, each made once; buttons whose page this site does not have are left out. */
export function cardMaker(input: CardInput): (car: Car) => CardView {
  const made = new Map<Car, CardView>();
  const reachable = (button: CardButton, car: Car): CardButton[] => {
    if (button.kind === 'similar') return [{ ...button, href: input.nearestSearch(car) }];
    return leadsSomewhere(button.href, input.live) ? [button] : [];
  };
  return (car) => {
    const known = made.get(car);
    if (known) return known;
    const view = cardView(car, optionsFor(input, input.configOfCar(car), input.yardOf(car)));
    const card = {
      ...view,
      buttons: view.buttons.flatMap((button) => reachable(button, car)),
      similarHref: input.nearestSearch(car),
    };
    made.set(car, card);
    return card;
  };
}
