import type { Config, Menu } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Yard } from './locations/yards.ts';
import type { Nav } from './nav.ts';
import type { LinkView, MenuView } from './page.ts';

type Item = MenuView['items'][number];

const item = (label: string, href: string, note: string | null = null): Item => ({ label, href, note });

function workshopItems(yards: readonly Yard[]): Item[] {
  return yards.flatMap((yard) => {
    const kinds = yard.departments.map(({ location_type }) => location_type);
    const service = kinds.includes('service');
    const parts = kinds.includes('parts');
    if (service && parts) return item(yard.name, yard.href, 'Service and parts');
    if (service) return item(yard.name, yard.href, 'Service');
    return parts ? item(yard.name, yard.href, 'Parts') : [];
  });
}

const items = (links: readonly LinkView[]): Item[] => links.map(({ label, href }) => item(label, href));

/** The menus of a site that configures none (NAV-02). */
function defaultMenus(nav: Nav, config: Config): MenuView[] {
  const { searchHref, conditions, yards, pages } = nav;
  return [
    { label: 'Home', href: pages.addressOf('home'), items: [] },
    { label: config.header.vehicles_menu, href: searchHref, items: [] },
    { label: 'Offers', href: pages.linkTo('special-offers'), items: [] },
    { label: 'Our Stock', href: searchHref, items: items(conditions) },
    {
      label: 'Service and Parts',
      // The booking is on the same page, so one link is enough.
      href: nav.booking ? null : pages.linkTo('service'),
      items: [
        ...(nav.booking ? [item('Book a service', `${pages.addressOf('service')}#service-booking`)] : []),
        ...items(pages.inMenu('service')),
        ...workshopItems(yards),
      ],
    },
    { label: 'Company', href: null, items: items(pages.inMenu('company')) },
    { label: 'Finance', href: pages.linkTo('finance'), items: items(pages.inMenu('finance')) },
  ];
}

/** The dealer's menus, without links that lead nowhere. */
const configuredMenus = (navigation: readonly Menu[], { answers }: Nav): MenuView[] =>
  navigation.map(({ label, link, accent, items: entries }) => ({
    label,
    ...(accent && { accent }),
    href: link !== undefined && answers(link) ? link : null,
    items: entries
      .filter((entry) => answers(entry.link))
      .map((entry) => item(entry.label, entry.link, entry.note ?? null)),
  }));

/** The header's menus. A menu without a link is left out. */
export const headerMenus = (site: Site, config: Config, nav: Nav): MenuView[] =>
  (site.navigation.length > 0 ? configuredMenus(site.navigation, nav) : defaultMenus(nav, config)).filter(
    (menu) => menu.href !== null || menu.items.length > 0,
  );
