import { leadsSomewhere } from '../link-target.ts';
import type { HomePage } from '../page.ts';
import type { SiteContext } from '../site-context.ts';

type Feature = HomePage['features'][number];

interface Choice {
  title: string;
  text: string;
  href: string;
  action: string;
}

const ONE = { cars: 'car', trucks: 'truck', motorcycles: 'motorcycle', caravans: 'caravan' } as const;

/** Sets of pictures that lead each kind of site. */
const PICTURES = {
  cars: 'suv/blue-1',
  trucks: 'truck-box/white-1',
  motorcycles: 'motorcycle-naked/red-1',
  caravans: 'caravan/white-1',
} as const;

/** What each feature offers, the best first: where a page does not exist yet, the nearest that helps. */
function choices({ site, searchHref, yards }: SiteContext, offerHref: string | null): Choice[][] {
  const one = ONE[site.kind];
  const workshop = yards.find(({ departments }) =>
    departments.some(({ location_type }) => location_type === 'service'),
  );
  const offers = 'Current offers, with the end date on every one.';
  const visit = { href: '/dealerships', action: 'Find a location' };
  return [
    [
      { title: 'Latest offers', text: offers, href: '/special-offers', action: 'See the offers' },
      ...(offerHref
        ? [{ title: 'Latest offers', text: offers, href: offerHref, action: 'See the offers' }]
        : []),
      {
        title: 'Latest offers',
        text: 'Everything in stock, with its price.',
        href: searchHref,
        action: 'See what is in stock',
      },
    ],
    [
      {
        title: 'Book a service',
        text: 'Pick a time that suits you.',
        href: '/service#service-booking',
        action: 'Choose a time',
      },
      ...(workshop
        ? [
            {
              title: 'Book a service',
              text: 'Call the workshop for a time that suits you.',
              href: workshop.href,
              action: 'Phone and hours',
            },
          ]
        : []),
      { title: 'Book a service', text: 'Call us for a time that suits you.', ...visit },
    ],
    [
      {
        title: `Sell your ${one}`,
        text: 'Tell us what you have and get a price.',
        href: '/sell-your-car',
        action: 'Get a price',
      },
      {
        title: `Sell your ${one}`,
        text: 'Tell us what you have and get a price.',
        href: '/trade-in',
        action: 'Get a price',
      },
      { title: `Sell your ${one}`, text: `Bring your ${one} in and we will look it over.`, ...visit },
    ],
  ];
}

/**
 * The three-feature banner: latest offers, book a service, sell your car (CON-01).
 *
 * @param offerHref where the home page's offers stand, or null when there are none
 */
export function homeFeatures(context: SiteContext, offerHref: string | null): Feature[] {
  const folder = `/media/vehicles/${PICTURES[context.site.kind]}`;
  const pictures = ['nose', 'detail-wheel', 'rear'].map((name) => `${folder}/${name}-800.avif`);
  return choices(context, offerHref).flatMap((options, i): Feature[] => {
    const choice = options.find(({ href }) => leadsSomewhere(href, context.live));
    const picture = pictures[i] ?? '';
    return choice ? [{ ...choice, image: context.mediaExists(picture) ? picture : null }] : [];
  });
}
