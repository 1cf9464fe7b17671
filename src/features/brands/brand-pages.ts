import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { srcsetOf } from '../../frame/media/hero-image.ts';
import type { LinkView } from '../../frame/page.ts';
import { BRANDS_PATH, brandPath } from '../../frame/pages/brand-path.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { counted, plural } from '../../lib/plural.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { modelsOfBrand } from '../models/models-of-brand.ts';
import type { BrandPage, BrandsPage } from './brand-page.ts';
import { brandTiles, logoOf, stockOfBrand } from './brand-tiles.ts';

type Brand = Site['brands'][number];

const ADDRESSES = { brands: { path: BRANDS_PATH, label: 'Brands' } } as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}
const { label: BRANDS } = ADDRESSES.brands;

/** Two rows of three. */
const FEW_MODELS = 6;

const overviewPath = ({ slug }: Brand): string => `/${slug}/overview`;

function brandsPage(context: SiteContext): BrandsPage {
  const { site, config, yards } = context;
  const breadcrumbs = [{ label: BRANDS, href: BRANDS_PATH }];
  const page = {
    kind: 'brands' as const,
    path: BRANDS_PATH,
    title: BRANDS,
    brands: brandTiles(context),
    counted: [
      { value: String(yards.length), label: plural(yards.length, 'location') },
      { value: String(site.brands.length), label: plural(site.brands.length, 'brand') },
    ],
    head: makeHead(site, {
      canonicalPath: BRANDS_PATH,
      title: BRANDS,
      description: `${counted(site.brands.length, 'brand')} at ${site.name}: what each is, and what is in stock.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
  };
  return { ...page, sections: context.sectionsOf(site.pages.brands.sections, page) };
}

function brandPage(context: SiteContext, brand: Brand, isOverview: boolean): BrandPage {
  const { site } = context;
  const config = context.configOf({ manufacturer: brand.title });
  const { count, href } = stockOfBrand(brand, context);
  const path = isOverview ? overviewPath(brand) : brandPath(brand);
  const title = isOverview ? `${brand.title} models` : brand.title;
  const breadcrumbs: LinkView[] = [
    { label: BRANDS, href: BRANDS_PATH },
    ...(isOverview ? [{ label: brand.title, href: brandPath(brand) }] : []),
    { label: title, href: path },
  ];
  const models = modelsOfBrand(context, brand.title);
  const other = isOverview
    ? { label: `About ${brand.title}`, href: brandPath(brand) }
    : { label: `All ${brand.title} models`, href: overviewPath(brand) };
  const page = {
    kind: 'brand' as const,
    path,
    isOverview,
    name: brand.title,
    title,
    logo: logoOf(brand),
    banner:
      isOverview || !brand.banner
        ? null
        : { src: brand.banner, srcset: srcsetOf(brand.banner, config.images.widths, context.findMedia) },
    paragraphs: isOverview ? [] : brand.description,
    models: isOverview ? models : models.slice(0, FEW_MODELS),
    allModels: !isOverview && models.length > FEW_MODELS ? other : null,
    modelsTitle: 'The range',
    thumbnails: false,
    stock: href === null ? null : { label: `See ${count} in stock`, href },
    other,
    head: makeHead(site, {
      canonicalPath: path,
      title: `${title} at ${site.name}`,
      description: isOverview
        ? `${counted(models.length, `${brand.title} model`)} at ${site.name}, with prices and what is in stock.`
        : (brand.description[0] ?? `${brand.title} at ${site.name}, with what is in stock.`),
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
  };
  return { ...page, sections: context.sectionsOf(site.pages.brand.sections, page) };
}

/** The page of all brands (ROU-33), and two of each brand that has its own (ROU-34, ROU-35). */
export const brandPages = definePages({
  addresses: ADDRESSES,
  plan: ({ tenant: { site } }) => {
    if (site.brands.length === 0) return [];
    const own = site.brands.filter(({ skipPage }) => !skipPage);
    return [
      { path: BRANDS_PATH, build: brandsPage },
      ...own.flatMap((brand) => [
        { path: brandPath(brand), build: (context: SiteContext) => brandPage(context, brand, false) },
        { path: overviewPath(brand), build: (context: SiteContext) => brandPage(context, brand, true) },
      ]),
    ];
  },
});
