import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { ContentDocument } from '../tenant/tenant.ts';
import { PRIVACY_PATH, TERMS_PATH } from './legal-paths.ts';
import { linkTargetExists, withoutTrailingSlash } from './link-target.ts';
import { mainPhone } from './locations/location-view.ts';
import { existingLinks, type MenuTarget } from './menu-target.ts';
import type { Nav } from './nav.ts';
import type { Chrome, LinkView } from './page.ts';
import { aTestDrive, testDriveWord } from './test-drive-word.ts';

/** @param hrefs addresses by preference: the footer links to the first one that exists on the site */
const target = (label: string, ...hrefs: string[]): MenuTarget => ({ label, hrefs });

const buyerTools = (site: Pick<Site, 'kind' | 'config'>) => [
  target('Special offers', '/special-offers'),
  target('Finance', '/finance'),
  target('Budget finder', '/budget-finder'),
  target('Value my trade-in', '/trade-in', '/sell-your-car'),
  target(`Book ${aTestDrive(testDriveWord(site, site.config))}`, '/book-test-drive/'),
  target('Electric vehicles', '/pages/electric-vehicles'),
  target('Find a location', '/dealerships'),
];
const SERVICING = [
  target('Service', '/service'),
  target('Parts and accessories', '/vehicle-parts-and-accessories'),
  target('Warranty', '/warranty', '/pages/warranty'),
  target('Roadside assist', '/roadside-assist'),
  target('Owner benefits', '/owner-benefits'),
];
const COMPANY = [
  target('About us', '/about-us'),
  target('Careers', '/careers'),
  target('Fleet', '/fleet'),
  target('Contact us', '/contact'),
];
const LEGAL = [
  target('Privacy', PRIVACY_PATH),
  target('Terms', TERMS_PATH),
  target('Credit guide', '/credit-guide'),
  target('Accessibility', '/accessibility'),
];

function yardsWithService({ yards }: Nav): MenuTarget[] {
  return yards
    .filter(({ departments }) => departments.some(({ location_type }) => location_type === 'service'))
    .map(({ name, href }) => target(`Service at ${name}`, href));
}

/** Links to content pages that no other footer group lists. */
function otherContentPages(
  site: Site,
  content: readonly ContentDocument[],
  listed: readonly LinkView[],
): MenuTarget[] {
  const grouped = [...buyerTools(site), ...SERVICING, ...COMPANY, ...LEGAL].flatMap(({ hrefs }) => hrefs);
  const paths = new Set([...listed.map(({ href }) => href), ...grouped].map(withoutTrailingSlash));
  return content
    .filter(({ slug }) => !paths.has(`/${slug}`))
    .map(({ slug, title }) => target(title, `/${slug}`));
}

/**
 * The footer: vehicles, buyer tools, servicing and parts, the dealership's own pages (NAV-09), the legal
 * pages and notes (TEN-09, TEN-15). Links that lead nowhere are left out, and so are empty groups.
 */
export function footerView(
  site: Site,
  config: Config,
  nav: Nav,
  content: readonly ContentDocument[],
  year: number,
): Chrome['footer'] {
  const { pagePaths } = nav;
  const isPage = (href: string) => linkTargetExists(href, pagePaths);
  const vehicles = [
    target(`All ${config.wording.vehicles}`, nav.searchHref),
    target('Makes and models', '/models'),
    ...nav.conditions.map(({ label, href }) => target(label, href)),
  ];
  const workshops = pagePaths.has('/service') ? [] : yardsWithService(nav);
  const groups = [
    { title: 'Vehicles', links: existingLinks(vehicles, isPage) },
    { title: 'Buyer tools', links: existingLinks(buyerTools(site), isPage) },
    { title: 'Servicing and parts', links: existingLinks([...SERVICING, ...workshops], isPage) },
  ];
  const own = config.footer.pages.map(({ label, link }) => target(label, link));
  const ownLinks = new Set(config.footer.pages.map(({ link }) => link));
  const elsewhere = groups.flatMap(({ links }) => links);
  const dealershipLinks = existingLinks([...own, ...COMPANY], (href) =>
    ownLinks.has(href) ? nav.answers(href) : isPage(href),
  ).filter(({ href }) => !elsewhere.some((link) => link.href === href));
  const rest = existingLinks(otherContentPages(site, content, [...elsewhere, ...dealershipLinks]), isPage);
  return {
    blurb: config.footer.blurb,
    acknowledgement: config.footer.acknowledgement,
    phone: mainPhone(config.header.phone, nav.yards),
    groups: [...groups, { title: site.name, links: [...dealershipLinks, ...rest] }].filter(
      ({ links }) => links.length > 0,
    ),
    legal: existingLinks(LEGAL, isPage),
    note: config.legal.footer_note,
    copyright: config.legal.copyright
      .replaceAll('{dealer}', site.legal_name ?? site.name)
      .replaceAll('{year}', String(year)),
  };
}

/** Address of the dealer's terms of use; null if the site has none. */
export const termsHref = ({ legal }: Pick<Chrome['footer'], 'legal'>): string | null =>
  legal.find(({ href }) => href === TERMS_PATH)?.href ?? null;
