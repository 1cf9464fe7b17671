import type { BrandTile } from '../../features/brands/brand-page.ts';
import { brandTiles } from '../../features/brands/brand-tiles.ts';
import { BRANDS_PATH } from '../../frame/pages/brand-path.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

interface BrandLogosView {
  title: string;
  brands: BrandTile[];
  href: string;
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    'brand-logos': BrandLogosView;
  }
}

export const section = defineSection('brand-logos', (context, { title }) => {
  const brands = brandTiles(context);
  return brands.length > 0 ? { title, brands, href: BRANDS_PATH } : null;
});
