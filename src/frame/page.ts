import type { Phone } from '../lib/phone.ts';
import type { SearchSource } from '../search/settings.ts';
import type { BodyType } from '../stock/car.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { SectionedKind } from '../tenant/schema/defaults/page-sections.ts';
import type { Slot } from '../tenant/schema/slots.ts';
import type { Department, OpeningOfYard } from './locations/location-types.ts';
import type { Look } from './look.ts';
import type { PopupView } from './popup.ts';
import type { SectionView } from './sections/section-views.ts';

/** A link. `count` is the number of vehicles behind it, if it leads to stock. */
export interface LinkView {
  label: string;
  href: string;
  count?: number;
  /** Value in the search's filter ("suv"), if that differs from the label. */
  value?: string;
}

/** The parts of `<head>` that differ between pages. */
export interface Head {
  title: string;
  description: string;
  /** Absolute URL. */
  canonical: string;
  index: boolean;
  /** `source` is the site's own picture that the image is made from; null for a picture on another host. */
  image: { url: string; width: number; height: number; alt: string; source: string | null };
  type: 'website' | 'product' | 'article';
  jsonLd: Record<string, unknown>[];
}

export interface MenuView {
  label: string;
  /** The dealer marks it. */
  accent?: true;
  href: string | null;
  items: { label: string; href: string; note: string | null }[];
}

/** Models of the dealer's only brand in the header's second row. */
export interface StripGroup {
  title: string;
  picture: { src: string; width: number; height: number };
  models: LinkView[];
}

export interface LocationLine {
  name: string;
  href: string;
  phone: Phone | null;
}

/** The yard whose opening the header shows. */
export interface HeaderYard extends OpeningOfYard {
  name: string;
  href: string;
}

/** A yard in a footer that lists them all. */
export interface FooterYard {
  name: string;
  href: string;
  address: string;
  /** Sales, service and parts, as far as the yard has them. */
  departments: { type: Department['type']; phone: Phone | null; hours: string[] }[];
}

/**
 * Data for the frame around a page: header, footer, theme. Pages with the same configuration (of the tenant, a
 * dealership or a manufacturer) share it. It holds no stock counts: with them, each sale would render every page again.
 */
export interface Chrome {
  tenant: string;
  dealer: {
    name: string;
    tagline: string;
    legalName: string;
    abn: string | null;
    url: string;
    licences: { state: string; label: string; number: string }[];
    facebook: string | null;
    instagram: string | null;
    kind: 'cars' | 'trucks' | 'motorcycles' | 'caravans';
  };
  /** The mark is an SVG element for HTML. */
  logo: { mark: string | null; url: string | null };
  /** CSS declarations of the theme's custom properties, for `:root`. */
  themeCss: string;
  look: Look;
  /** Width of headings in percent: pages preload the file with this width of the heading font, if it has widths. */
  displayWidth: number;
  /** Hosts other than the site itself that pictures may come from, for the Content Security Policy. */
  imageHosts: string[];
  homeHref: string;
  searchHref: string;
  /** Page with the contact form, or the list of locations if the site has no such page. */
  contactHref: string;
  locationsHref: string;
  /** The dealer's terms of use; null if the site has none. */
  termsHref: string | null;
  header: {
    phone: Phone | null;
    notice: string | null;
    menus: MenuView[];
    mega: {
      label: 'Vehicles' | 'Models';
      bodies: { label: string; href: string; body: BodyType; image: string | null }[];
      /** The dealer's only brand, whose models `makes` lists; null if it lists makes. */
      brand: string | null;
      makes: LinkView[];
      conditions: LinkView[];
      promo: { title: string; text: string; href: string; image: string | null } | null;
    };
    /** Groups of models in a second row; empty without one. */
    strip: StripGroup[];
    locations: LocationLine[];
    /** Only in forms that show it. */
    yard: HeaderYard | null;
  };
  footer: {
    blurb: string;
    acknowledgement: string;
    phone: Phone | null;
    groups: { title: string; links: LinkView[] }[];
    legal: LinkView[];
    note: string;
    copyright: string;
    /** Only in the form `directory`. */
    yards: FooterYard[];
    /** Heading, sentence and picture of the form `story`; null in other forms. */
    story: Config['footer']['story'] | null;
  };
  /** Null without one, and after its last day. */
  popup: PopupView | null;
  slots: Partial<Record<Slot, string>>;
  /**
   * Names of the tenant's own components that draw any card or tile on the site. Every page needs them,
   * because lists made by scripts show any card.
   */
  listParts: { cards: string[]; tiles: string[] };
  /** Lists that the shopper's browser saves: favourites (WAT-01, DAT-35), vehicles to compare (WAT-08). */
  saved: { favourites: boolean; compare: boolean };
  config: Pick<Config, 'wording' | 'buttons' | 'chat' | 'legal' | 'location_widgets' | 'map'>;
  /** The search server or index, for islands outside the search page. */
  search: SearchSource;
}

export interface PageBase {
  kind: string;
  /** As in the address bar: with a trailing slash if the canonical address has one. */
  path: string;
  head: Head;
  chrome: Chrome;
  /** Without Home, with which every breadcrumb trail starts. The last entry is the page itself. */
  breadcrumbs: LinkView[];
}

/** A page that is a list of sections. */
export interface SectionedPage extends PageBase {
  kind: SectionedKind;
  /** Those with something to show, from the top. */
  sections: SectionView[];
}
