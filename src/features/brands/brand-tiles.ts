import { tradeMark } from '../../frame/media/trade-mark.ts';
import { brandPath } from '../../frame/pages/brand-path.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { BrandLogo, BrandTile } from './brand-page.ts';

type Brand = Site['brands'][number];

export function logoOf({ title, logo }: Pick<Brand, 'title' | 'logo'>): BrandLogo | null {
  if (logo) return { src: logo.source };
  const path = tradeMark(title);
  return path === null ? null : { path };
}

/** Vehicles of a brand in stock, with the path of their search; null without any. */
export function stockOfBrand({ title }: Pick<Brand, 'title'>, { catalogue }: SiteContext) {
  const { cars = [], path = null } = catalogue.byMake(title) ?? {};
  return { count: cars.length, href: cars.length > 0 ? path : null };
}

/** The dealer's brands; one without a page leads to its stock. */
export function brandTiles(context: SiteContext): BrandTile[] {
  const { site, searchHref } = context;
  return site.brands.map((brand) => {
    const { count, href } = stockOfBrand(brand, context);
    return {
      name: brand.title,
      href: brand.skipPage ? (href ?? searchHref) : brandPath(brand),
      logo: logoOf(brand),
      count,
    };
  });
}
