import { dealerJsonLd } from '../../frame/dealer-json-ld.ts';
import { makeHead } from '../../frame/head.ts';
import { jsonLdBlock, websiteJsonLd } from '../../frame/lists-json-ld.ts';
import { primaryYard } from '../../frame/locations/yards.ts';
import { heroImage } from '../../frame/media/hero-image.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { shownCount } from '../../lib/shown-count.ts';
import type { HomePage } from './home-page.ts';

function homePage(context: SiteContext): HomePage {
  const { site, config, catalogue, yards } = context;
  const { title, lede, sections } = site.home;
  const hero = heroImage(site, config, context.findMedia);
  const primary = primaryYard(yards);
  const page = {
    kind: 'home' as const,
    path: ADDRESSES.home.path,
    head: makeHead(site, {
      canonicalPath: ADDRESSES.home.path,
      title: site.tagline ? `${site.name} | ${site.tagline}` : site.name,
      description: lede,
      image: hero && { url: hero.src, width: hero.width, height: hero.height, alt: site.name },
      jsonLd: [
        websiteJsonLd(site),
        ...(primary ? [dealerJsonLd(primary, site, context.locationOf(primary).rating)] : []),
      ].map(jsonLdBlock),
    }),
    chrome: context.chromeOf(config),
    breadcrumbs: [],
    title,
    lede,
    heroImage: hero,
    count: shownCount(catalogue.all.length, config.search.stock_count_cap),
    listed: sections.map(({ section }) => section),
  };
  return { ...page, sections: context.sectionsOf(sections, page) };
}

const ADDRESSES = { home: { path: '/', label: 'Home' } } as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}

/** The home page (ROU-01). */
export const homePages = definePages({
  addresses: ADDRESSES,
  plan: () => [{ path: ADDRESSES.home.path, build: homePage }],
});
