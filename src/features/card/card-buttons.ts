import type { Car } from '../../stock/car.ts';
import { isGone, isPurchasable, isReservable } from '../../stock/rules/availability.ts';
import { type Deposit, reserveDeposit } from '../../stock/rules/deposit.ts';
import { nearestSearchPath } from '../../stock/rules/search-path.ts';
import type { CardButton } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { testDriveButton } from './test-drive-button.ts';

export interface ButtonOptions {
  config: Pick<Config, 'buttons' | 'wording' | 'search'>;
  /** The site's `autograb` flag: only then can vehicles be reserved (CAR-15). */
  autograb: boolean;
  /** Deposit for vehicles without one from a payment processor (CAR-10). */
  deposit: Deposit;
  /** Last segment of the reserve page (ROU-03). */
  checkout: 'checkout' | 'buy-online';
}

type ButtonCar = Pick<
  Car,
  'slug' | 'make' | 'model' | 'status' | 'sold' | 'reserved' | 'price' | 'payment_processors' | 'tag'
>;

/** A test drive for vehicles on sale. If the dealer has it off, it still appears on similar cars (CAR-08). */
function testDrive(car: ButtonCar, { config }: ButtonOptions): CardButton | null {
  if (!isPurchasable(car)) return null;
  const everywhere = config.buttons.test_drive || car.tag?.trim().toLowerCase() === 'test drive only';
  return everywhere ? testDriveButton(car.slug) : { ...testDriveButton(car.slug), only: 'similar' };
}

/** "Find Me Something Similar": a link to the search for the same make and model (CAR-14, ERR-22). */
export function similarButton(car: Pick<Car, 'make' | 'model'>, config: Pick<Config, 'search'>): CardButton {
  return {
    kind: 'similar',
    label: 'Find Me Something Similar',
    href: nearestSearchPath(config.search.base, car),
  };
}

/** "Reserve Now $200", or null if the vehicle cannot be reserved or the button is off (CAR-09, CAR-16). */
export function reserveButton(car: ButtonCar, options: ButtonOptions): CardButton | null {
  const { config, deposit, checkout } = options;
  if (!config.buttons.reserve || !isReservable(car, options)) return null;
  const label = `${config.wording.reserve} ${reserveDeposit(car, deposit).text}`;
  return { kind: 'reserve', label, href: `/cars/${car.slug}/${checkout}` };
}

/**
 * Returns a card's buttons in order. Sold and unavailable vehicles have only "Find Me Something Similar"
 * (ERR-22), reserved ones have it after explore and enquire (CAR-14). All others have the buttons that the
 * dealer switched on (CAR-06 to CAR-09).
 */
export function cardButtons(car: ButtonCar, options: ButtonOptions): CardButton[] {
  const { config } = options;
  if (isGone(car)) return [similarButton(car, config)];
  const page = `/cars/${car.slug}`;
  const buttons: (CardButton | null)[] = [
    config.buttons.explore ? { kind: 'explore', label: config.wording.explore, href: page } : null,
    config.buttons.enquire
      ? { kind: 'enquire', label: config.wording.enquire, href: `${page}#enquire` }
      : null,
    testDrive(car, options),
    isPurchasable(car) ? reserveButton(car, options) : similarButton(car, config),
  ];
  return buttons.filter((button) => button !== null);
}
