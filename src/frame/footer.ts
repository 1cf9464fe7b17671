import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { ContentDocument } from '../tenant/tenant.ts';
import { footerYards } from './footer-yards.ts';
import { withoutTrailingSlash } from './link-target.ts';
import { mainPhone } from './locations/location-view.ts';
import type { Nav } from './nav.ts';
import type { Chrome, LinkView } from './page.ts';

function yardsWithService({ yards }: Nav): LinkView[] {
  return yards
    .filter(({ departments }) => departments.some(({ location_type }) => location_type === 'service'))
    .map(({ name, href }) => ({ label: `Service at ${name}`, href }));
}

/** The links, each address once. */
const eachOnce = (links: readonly LinkView[]): LinkView[] =>
  links.filter(({ href }, at) => links.findIndex((link) => link.href === href) === at);

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
  const { pages, searchHref, conditions } = nav;
  const workshops = pages.linkTo('service') === null ? yardsWithService(nav) : [];
  const groups = [
    {
      title: 'Vehicles',
      links: eachOnce([
        { label: `All ${config.wording.vehicles}`, href: searchHref },
        { label: 'Makes and models', href: pages.addressOf('models') },
        ...conditions,
      ]),
    },
    { title: 'Buyer tools', links: pages.inFooter('buyer tools') },
    { title: 'Servicing and parts', links: [...pages.inFooter('servicing'), ...workshops] },
  ];
  const own = config.footer.pages
    .filter(({ link }) => nav.answers(link))
    .map(({ label, link }) => ({ label, href: link }));
  const listed = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const company = eachOnce([...own, ...pages.inFooter('company')]).filter(({ href }) => !listed.has(href));
  const paths = new Set(
    [...listed, ...company.map(({ href }) => href), ...pages.footerPaths].map(withoutTrailingSlash),
  );
  const rest = content
    .filter(({ slug }) => !paths.has(`/${slug}`))
    .map(({ slug, title }) => ({ label: title, href: `/${slug}` }));
  return {
    blurb: config.footer.blurb,
    acknowledgement: config.footer.acknowledgement,
    phone: mainPhone(config.header.phone, nav.yards),
    groups: [...groups, { title: site.name, links: [...company, ...rest] }].filter(
      ({ links }) => links.length > 0,
    ),
    legal: pages.inFooter('legal'),
    note: config.legal.footer_note,
    copyright: config.legal.copyright
      .replaceAll('{dealer}', site.legal_name ?? site.name)
      .replaceAll('{year}', String(year)),
    yards: site.look.footer === 'directory' ? footerYards(nav.yards, config) : [],
    story: site.look.footer === 'story' ? config.footer.story : null,
  };
}
