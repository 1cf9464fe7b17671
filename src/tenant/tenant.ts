import type { Config } from './schema/config.ts';
import type { Site } from './schema/site.ts';

/** A Markdown page of the tenant's content folder, rendered to sanitised HTML. */
export interface ContentDocument {
  /** "about-us" for content/about-us.md; "pages/warranty" for content/pages/warranty.md */
  slug: string;
  title: string;
  description: string;
  /** Sanitised. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
}

/** Who a page or card is about, for choosing overrides (TEN-02, TEN-03). */
export interface Context {
  dealership?: string | null;
  manufacturer?: string | null;
  car_type?: 'new' | 'used' | 'demo' | null;
}

/** A validated, frozen dealer site. */
export interface Tenant {
  /** Absolute folder. */
  folder: string;
  site: Site;
  content: ContentDocument[];
  /** SVG of the logo mark, from the tenant's folder; sanitised. */
  logoMark: string | null;
  /** The configuration for a context: site settings with every matching override over them. Memoised: same overrides, same object. */
  configFor(context: Context): Config;
}
