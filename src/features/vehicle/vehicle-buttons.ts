import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageLinks } from '../../frame/pages/page-links.ts';
import { bookTestDrive, driveWord } from '../../frame/test-drive-word.ts';
import { capitalised } from '../../lib/capitalised.ts';
import type { Phone } from '../../lib/phone.ts';
import type { Car } from '../../stock/car.ts';
import { isGone, isPurchasable } from '../../stock/rules/availability.ts';
import { carTitle, carVariant } from '../../stock/rules/car-title.ts';
import { reserveDeposit, siteDeposit } from '../../stock/rules/deposit.ts';
import { carImageUrl, favouriteOffered } from '../../stock/rules/favourite.ts';
import { nameWithVariant } from '../../stock/rules/name-with-variant.ts';
import { pictureAddress } from '../../stock/rules/picture-host.ts';
import { testDriveOffered } from '../../stock/rules/test-drive.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { reservePage } from '../card/button-targets.ts';
import { reserveButton } from '../card/card-buttons.ts';
import type { VehicleInputs } from './vehicle-context.ts';
import type { VehiclePage } from './vehicle-page.ts';

/** Path of the site's page for trade-ins, the preferred one first (ROU-04); null if it has none. */
const tradeInPage = (pages: PageLinks): string | null =>
  pages.linkToFirst(['trade-in-for-vehicle', 'trade-in', 'sell-your-car', 'sell-my-car']);

/**
 * Contact link for use without scripts: mail to the yard, or its phone, or "" if it has neither.
 *
 * @param subjectStart text before the vehicle's name in the subject of the mail, such as "Test drive: "
 */
function contactHref(
  car: Car,
  subjectStart: string,
  location: LocationView | null,
  phone: Phone | null,
): string {
  const email = location?.departments.find((department) => department.email)?.email;
  if (!email) return phone?.href ?? '';
  const stock = car.stocknum ? `, stock ${car.stocknum}` : '';
  return `mailto:${email}?subject=${encodeURIComponent(`${subjectStart}${carTitle(car)}${stock}`)}`;
}

function reserveButtonOf(
  { site, pagePaths }: VehicleInputs,
  car: Car,
  config: Config,
  { location, phone }: Pick<VehiclePage, 'location' | 'phone'>,
): VehiclePage['buttons']['reserve'] {
  const deposit = siteDeposit(site, config);
  if (
    !reserveButton(car, {
      config,
      autograb: site.autograb,
      deposit,
      pagePaths,
    })
  )
    return null;
  return {
    label: config.wording.reserve_vehicle,
    deposit: reserveDeposit(car, deposit).text,
    href: reservePage(car.slug, pagePaths) ?? contactHref(car, 'Reservation: ', location, phone),
  };
}

/** Buttons next to the price (VDP-33 to VDP-42). Vehicles that are towed, such as caravans, have no test drive. */
export function vehicleButtons(
  context: VehicleInputs,
  car: Car,
  config: Config,
  { location, phone }: Pick<VehiclePage, 'location' | 'phone'>,
): Pick<VehiclePage, 'buttons' | 'fave' | 'photosHref'> {
  const purchasable = isPurchasable(car);
  const tradeIn = tradeInPage(context.pages);
  const word = driveWord(config);
  return {
    buttons: {
      reserve: reserveButtonOf(context, car, config, { location, phone }),
      enquire: {
        label: config.buttons.chat ? 'Instant Message' : 'Enquire Now',
        href: contactHref(car, '', location, phone),
      },
      testDrive: testDriveOffered(car)
        ? { label: bookTestDrive(word), href: contactHref(car, `${capitalised(word)}: `, location, phone) }
        : null,
      tradeIn:
        car.allow_trade_in && purchasable
          ? {
              label: 'Value My Trade-In',
              href: tradeIn
                ? `${tradeIn}?car_id=${encodeURIComponent(car.id)}`
                : contactHref(car, 'Trade-in for ', location, phone),
              page: tradeIn,
            }
          : null,
      print: config.buttons.print,
      chat: config.buttons.chat,
    },
    photosHref: isGone(car) ? null : contactHref(car, 'Photos: ', location, phone),
    fave: {
      name: nameWithVariant({ title: carTitle(car), variant: carVariant(car) }),
      // The browser keeps this address and shows it on pages that allow only https.
      primary_image_url: pictureAddress(carImageUrl(car) ?? ''),
      offered: favouriteOffered(car, {
        compareMode: config.favourites.compare_mode,
        usedOnly: config.favourites.used_only,
      }),
    },
  };
}
