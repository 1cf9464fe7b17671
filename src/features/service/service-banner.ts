import { workshopsOf } from '../../frame/locations/workshops.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';

/** The banner that leads to the service booking (CON-05). */
export interface ServiceBannerView {
  text: string;
  href: string;
}

/**
 * The banner for service bookings at the given yards (CON-05); null if none of them has a service department, or if the
 * site takes no bookings.
 */
export function serviceBanner(
  { booking, pages, placeOf }: Pick<SiteContext, 'booking' | 'pages' | 'placeOf'>,
  yards: readonly Yard[],
): ServiceBannerView | null {
  const [first, ...others] = yards.filter((yard) => workshopsOf([yard]).length > 0);
  if (!booking || !first) return null;
  const where =
    others.length === 0 ? `our workshop in ${placeOf(first)}` : `one of our ${others.length + 1} workshops`;
  return {
    text: `Ask for a day and time at ${where}.`,
    href: `${pages.addressOf('service')}#service-booking`,
  };
}
