import type { SectionedPage } from '../../frame/page.ts';
import type { PageModels } from '../models/models-of-brand.ts';

/** The dealer's own picture of a brand's logo, or the path of one in a square of 24 by 24. */
export type BrandLogo = { src: string } | { path: string };

/** A brand in a list. */
export interface BrandTile {
  name: string;
  /** The brand's page, or the search of its stock if it has none. */
  href: string;
  logo: BrandLogo | null;
  /** Vehicles in stock. */
  count: number;
}

/** The page of all brands (ROU-33). */
export interface BrandsPage extends SectionedPage {
  kind: 'brands';
  title: string;
  brands: BrandTile[];
  /** "6 locations": counted, for dealers that write no figures of their own. */
  counted: { value: string; label: string }[];
}

/** A brand's page (ROU-34), or the overview of its models (ROU-35). */
export interface BrandPage extends SectionedPage, PageModels {
  kind: 'brand';
  isOverview: boolean;
  name: string;
  title: string;
  logo: BrandLogo | null;
  /** Only on the page of the brand. */
  banner: { src: string; srcset: string } | null;
  paragraphs: string[];
  /** "24 in stock", with the search of the brand; null without stock. */
  stock: { label: string; href: string } | null;
  /** The other of the two pages. */
  other: { label: string; href: string };
}
