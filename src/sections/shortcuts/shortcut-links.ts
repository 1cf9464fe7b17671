import type { PageLinks } from '../../frame/pages/page-links.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';

export interface ShortcutView {
  title: string;
  text: string;
  href: string;
  action: string;
  image: string | null;
}

interface Option extends Omit<ShortcutView, 'href' | 'image'> {
  /** Null if the site does not have the page. */
  href: string | null;
}

/** Demo vehicle on the pictures of the banner, by the kind of vehicle that the dealer sells. */
const PICTURES = {
  cars: 'floor/suv/blue-1',
  trucks: 'hardstand/truck-box/white-1',
  motorcycles: 'workshop/motorcycle-naked/red-1',
  caravans: 'beach/caravan/white-1',
} as const;

/** The last resort: every site has this page. */
const visit = (pages: PageLinks) => ({ href: pages.addressOf('locations'), action: 'Find a location' });

// Each function returns its options in order of preference: the first whose page exists is used.

function offers({ searchHref, pages }: SiteContext): Option[] {
  return [
    {
      title: 'Latest offers',
      text: 'Current offers, with the end date on every one.',
      href: pages.linkTo('special-offers'),
      action: 'See the offers',
    },
    {
      title: 'In stock now',
      text: 'Everything that we have for sale.',
      href: searchHref,
      action: 'See what is in stock',
    },
  ];
}

function service({ booking, pages }: SiteContext): Option[] {
  const title = 'Book a service';
  return [
    ...(booking
      ? [
          {
            title,
            text: 'Pick a time that suits you.',
            href: `${pages.addressOf('service')}#service-booking`,
            action: 'Choose a time',
          },
        ]
      : []),
    {
      title,
      text: 'Call the workshop for a time that suits you.',
      href: pages.linkTo('service'),
      action: 'About our service',
    },
    // Without a workshop there is no service to book.
    { title: 'Visit us', text: 'Opening hours, directions and phone numbers.', ...visit(pages) },
  ];
}

function sell({ site, pages }: SiteContext): Option[] {
  const vehicle = VEHICLE_WORD[site.kind];
  const title = `Sell your ${vehicle}`;
  const valuation = { title, text: 'Tell us what you have, and we will value it.', action: 'Have it valued' };
  return [
    { ...valuation, href: pages.linkTo('sell-your-car') },
    { ...valuation, href: pages.linkTo('trade-in') },
    { title, text: `Bring your ${vehicle} in and we will look it over.`, ...visit(pages) },
  ];
}

/**
 * Three shortcuts: latest offers, book a service, sell your car (CON-01). One whose page does not exist links to the
 * next best page.
 */
export function shortcutLinks(context: SiteContext): ShortcutView[] {
  const folder = `/media/vehicles/${PICTURES[context.site.kind]}`;
  const pictures = ['other-front', 'detail-wheel', 'rear'].map((name) => `${folder}/${name}-800.avif`);
  const choices = [offers(context), service(context), sell(context)];
  return choices.flatMap((options, i): ShortcutView[] => {
    const picture = pictures[i] ?? '';
    for (const { href, ...choice } of options)
      if (href !== null) return [{ ...choice, href, image: context.findMedia(picture) }];
    return [];
  });
}
