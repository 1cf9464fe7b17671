import { bookTestDrive, driveWord } from '../../frame/test-drive-word.ts';
import type { Car } from '../../stock/car.ts';
import { isGone, isPurchasable, isReservable } from '../../stock/rules/availability.ts';
import { type Deposit, reserveDeposit } from '../../stock/rules/deposit.ts';
import { nearestSearchPath } from '../../stock/rules/search-path.ts';
import { isTestDriveOnly, testDriveOffered } from '../../stock/rules/test-drive.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import type { CardButton } from '../../stock/views.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { FORM_FRAGMENTS, reserveHref, testDriveHref } from './button-targets.ts';

export interface ButtonOptions {
  config: Pick<Config, 'buttons' | 'wording' | 'search'>;
  /** The site's `autograb` flag: only then can vehicles be reserved (CAR-15). */
  autograb: boolean;
  /** Deposit for vehicles without one from a payment processor (CAR-10). */
  deposit: Deposit;
  /** Paths of the site's pages. */
  pagePaths: ReadonlySet<string>;
  /** Path of the page for booking a test drive. */
  testDrivePath: string;
}

type ButtonCar = Pick<
  Car,
  | 'id'
  | 'car_type'
  | 'slug'
  | 'make'
  | 'model'
  | 'status'
  | 'sold'
  | 'reserved'
  | 'price'
  | 'payment_processors'
  | 'tag'
> &
  Parameters<typeof testDriveOffered>[0];

/** "Book a Test Drive". If the dealer has switched it off, it still appears among similar cars (CAR-08). */
function testDriveButton(car: ButtonCar, { config, testDrivePath }: ButtonOptions): CardButton | null {
  if (!testDriveOffered(car)) return null;
  const isShownEverywhere = config.buttons.test_drive || isTestDriveOnly(car);
  const href = testDriveHref(testDrivePath, car);
  return {
    kind: 'test_drive',
    label: bookTestDrive(driveWord(config)),
    href,
    ...(isShownEverywhere ? {} : { only: 'similar' }),
  };
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
export function reserveButton(
  car: ButtonCar,
  options: Omit<ButtonOptions, 'testDrivePath'>,
): CardButton | null {
  const { config, deposit, pagePaths } = options;
  if (!config.buttons.reserve || !isReservable(car, options)) return null;
  const label = `${config.wording.reserve} ${reserveDeposit(car, deposit).text}`;
  return { kind: 'reserve', label, href: reserveHref(car.slug, pagePaths) };
}

/**
 * Returns a card's buttons in order. Sold and unavailable vehicles have only "Find Me Something Similar" (ERR-22).
 * Reserved vehicles have it instead of the reserve button (CAR-14). All others have the buttons that the dealer
 * switched on (CAR-06 to CAR-09).
 */
export function cardButtons(car: ButtonCar, options: ButtonOptions): CardButton[] {
  const { config } = options;
  if (isGone(car)) return [similarButton(car, config)];
  const page = vehiclePath(car.slug);
  const buttons: (CardButton | null)[] = [
    config.buttons.explore ? { kind: 'explore', label: config.wording.explore, href: page } : null,
    config.buttons.enquire
      ? { kind: 'enquire', label: config.wording.enquire, href: page + FORM_FRAGMENTS.enquire }
      : null,
    testDriveButton(car, options),
    isPurchasable(car) ? reserveButton(car, options) : similarButton(car, config),
  ];
  return buttons.filter((button) => button !== null);
}
