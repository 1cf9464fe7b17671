import type { Config, Menu } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import { linkTargetExists } from './link-target.ts';
import type { Yard } from './locations/yards.ts';
import type { Nav } from './nav.ts';
import type { MenuView } from './page.ts';

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

/** The menus of a site that configures none (NAV-02). */
function defaultMenus(nav: Nav, config: Config): MenuView[] {
  const { searchHref, conditions, yards } = nav;
  return [
    { label: 'Home', href: '/', items: [] },
    { label: config.header.vehicles_menu, href: searchHref, items: [] },
    { label: 'Offers', href: '/special-offers', items: [] },
    { label: 'Our Stock', href: searchHref, items: conditions.map(({ label, href }) => item(label, href)) },
    {
      label: 'Service and Parts',
      // The booking is on the same page, so one link is enough.
      href: nav.booking ? null : '/service',
      items: [
        ...(nav.booking ? [item('Book a service', '/service#service-booking')] : []),
        item('Parts and accessories', '/vehicle-parts-and-accessories'),
        item('Roadside assist', '/roadside-assist'),
        item('Owner benefits', '/owner-benefits'),
        ...workshopItems(yards),
      ],
    },
    {
      label: 'Company',
      href: null,
      items: [
        item('About us', '/about-us'),
        item('Our locations', '/dealerships'),
        item('Careers', '/careers'),
        item('Fleet', '/fleet'),
        item('Contact us', '/contact'),
      ],
    },
    {
      label: 'Finance',
      href: '/finance',
      items: [
        item('Finance enquiry', '/finance-enquiry'),
        item('Finance pre-approval', '/finance-pre-approval'),
      ],
    },
  ];
}

const configuredMenus = (navigation: readonly Menu[]): MenuView[] =>
  navigation.map(({ label, link, items }) => ({
    label,
    href: link ?? null,
    items: items.map((entry) => item(entry.label, entry.link, entry.note ?? null)),
  }));

/**
 * The header's menus without links that lead nowhere; those of the default menus lead to pages. A menu without a link is
 * left out.
 */
export function headerMenus(site: Site, config: Config, nav: Nav): MenuView[] {
  const isConfigured = site.navigation.length > 0;
  const menus = isConfigured ? configuredMenus(site.navigation) : defaultMenus(nav, config);
  const exists = isConfigured ? nav.answers : (href: string) => linkTargetExists(href, nav.pagePaths);
  return menus
    .map(({ label, href, items }) => ({
      label,
      href: href !== null && exists(href) ? href : null,
      items: items.filter((entry) => exists(entry.href)),
    }))
    .filter(({ href, items }) => href !== null || items.length > 0);
}
