import { linkTargetExists } from '../../frame/link-target.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';
import type { HomePage } from './home-page.ts';

type Feature = HomePage['features'][number];

interface FeatureOption {
  title: string;
  text: string;
  href: string;
  action: string;
}

/** Demo vehicle on the pictures of the banner, by the kind of vehicle that the dealer sells. */
const PICTURES = {
  cars: 'suv/blue-1',
  trucks: 'truck-box/white-1',
  motorcycles: 'motorcycle-naked/red-1',
  caravans: 'caravan/white-1',
} as const;

/** The last resort: every site has this page. */
const VISIT = { href: '/dealerships', action: 'Find a location' };

// Each function returns its options in order of preference: the first whose page exists is used.

function offers(searchHref: string, offerHref: string | null): FeatureOption[] {
  const title = 'Latest offers';
  const text = 'Current offers, with the end date on every one.';
  const action = 'See the offers';
  return [
    { title, text, href: '/special-offers', action },
    ...(offerHref ? [{ title, text, href: offerHref, action }] : []),
    {
      title: 'In stock now',
      text: 'Everything that we have for sale.',
      href: searchHref,
      action: 'See what is in stock',
    },
  ];
}

function service({ booking }: SiteContext): FeatureOption[] {
  const title = 'Book a service';
  return [
    ...(booking
      ? [
          {
            title,
            text: 'Pick a time that suits you.',
            href: '/service#service-booking',
            action: 'Choose a time',
          },
        ]
      : []),
    {
      title,
      text: 'Call the workshop for a time that suits you.',
      href: '/service',
      action: 'About our service',
    },
    // Without a workshop there is no service to book.
    { title: 'Visit us', text: 'Opening hours, directions and phone numbers.', ...VISIT },
  ];
}

function sell({ site }: SiteContext): FeatureOption[] {
  const vehicle = VEHICLE_WORD[site.kind];
  const title = `Sell your ${vehicle}`;
  const valuation = { title, text: 'Tell us what you have, and we will value it.', action: 'Have it valued' };
  return [
    { ...valuation, href: '/sell-your-car' },
    { ...valuation, href: '/trade-in' },
    { title, text: `Bring your ${vehicle} in and we will look it over.`, ...VISIT },
  ];
}

/**
 * The banner with three features: latest offers, book a service, sell your car (CON-01). A feature whose page does
 * not exist links to the next best page.
 *
 * @param offerHref link to the offers on the home page; null if it shows none
 */
export function homeFeatures(context: SiteContext, offerHref: string | null): Feature[] {
  const folder = `/media/vehicles/${PICTURES[context.site.kind]}`;
  const pictures = ['nose', 'detail-wheel', 'rear'].map((name) => `${folder}/${name}-800.avif`);
  const choices = [offers(context.searchHref, offerHref), service(context), sell(context)];
  return choices.flatMap((options, i): Feature[] => {
    const choice = options.find(({ href }) => linkTargetExists(href, context.pagePaths));
    const picture = pictures[i] ?? '';
    return choice ? [{ ...choice, image: context.findMedia(picture) }] : [];
  });
}
