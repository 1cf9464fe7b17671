import type { Config } from './schema/config.ts';
import type { SectionEntry } from './schema/section-settings.ts';
import type { Site } from './schema/site.ts';
import type { FileRedirect } from './source/redirects-file.ts';

/** A Markdown page of the content folder. */
export interface ContentDocument {
  /** "about-us" for content/about-us.md; "pages/warranty" for content/pages/warranty.md */
  slug: string;
  title: string;
  description: string;
  /** Sanitised HTML. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
  /** First and last day on which the page exists, "2027-06-30". */
  starts?: string | undefined;
  ends?: string | undefined;
  /** Sections of this page; absent: those of all such pages. */
  sections?: SectionEntry[] | undefined;
}

/** The vehicle or dealership of a page or card, which decides the overrides (TEN-02, TEN-03). */
export interface Context {
  dealership?: string | null;
  manufacturer?: string | null;
  car_type?: 'new' | 'used' | 'demo' | null;
}

/** A validated, frozen dealer site. */
export interface Tenant {
  /** Absolute path. */
  folder: string;
  site: Site;
  content: ContentDocument[];
  /** Redirects of redirects.csv, beside those of `site.redirects`. */
  redirects: readonly FileRedirect[];
  /** Sanitised SVG of the logo mark, the symbol beside the dealer's name; null if there is none. */
  logoMark: string | null;
  /** The settings for a context, with all matching overrides. Contexts with the same overrides get the same object. */
  configFor(context: Context): Config;
}
