import type { CardView, Phone, Picture } from '../rules/views.ts';
import type { SearchDocument } from '../search/documents/document.ts';
import type { ModelDocument } from '../search/documents/model-schema.ts';
import type { SearchSettings, SearchSource } from '../search/settings.ts';
import type { Claim, Config, Slot } from '../tenant/schema/config.ts';
import type { BudgetView } from './search/budget-view.ts';
import type { VehiclePage } from './vehicle-page.ts';

/** A link with its text; `count` where it leads to stock. */
export interface LinkView {
  label: string;
  href: string;
  count?: number;
  /** What the filter of a search calls it ("suv"); absent: the label. */
  value?: string;
}

/** A facet's value as a tile that leads to its search (SRC-48): its own page, or a search narrowed to it. */
export interface FacetTileView extends LinkView {
  count: number;
  image: string | null;
}

/** Tiles of one facet under a listing: "Browse by body type". */
export interface FacetTilesView {
  title: string;
  tiles: FacetTileView[];
}

/** Everything of the <head> that depends on the page. */
export interface Head {
  title: string;
  description: string;
  /** Full address. */
  canonical: string;
  index: boolean;
  image: { url: string; width: number; height: number; alt: string } | null;
  type: 'website' | 'product' | 'article';
  jsonLd: Record<string, unknown>[];
}

export interface MenuView {
  label: string;
  href: string | null;
  items: { label: string; href: string; note: string | null }[];
}

export interface LocationLine {
  name: string;
  href: string;
  phone: Phone | null;
}

/**
 * What frames every page of a context (tenant, dealership, manufacturer): header, footer, theme.
 * It holds no stock counts: they would change every page with each sale.
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
  logo: { mark: string | null; url: string | null };
  /** Declarations of the theme's custom properties for `:root`. */
  themeCss: string;
  /** Hosts pictures may come from besides the site's own, for the Content Security Policy. */
  imageHosts: string[];
  homeHref: string;
  searchHref: string;
  /** `/contact`, or the list of locations where the site has no such page. */
  contactHref: string;
  header: {
    phone: Phone | null;
    notice: string | null;
    menus: MenuView[];
    mega: {
      label: 'Vehicles' | 'Models';
      bodies: { label: string; href: string; image: string | null }[];
      makes: LinkView[];
      conditions: LinkView[];
      promo: { title: string; text: string; href: string; image: string | null } | null;
    };
    locations: LocationLine[];
  };
  footer: {
    blurb: string;
    acknowledgement: string;
    phone: Phone | null;
    groups: { title: string; links: LinkView[] }[];
    legal: LinkView[];
    note: string;
    copyright: string;
  };
  slots: Partial<Record<Slot, string>>;
  /** What shoppers may keep in the browser: favourites (WAT-01, DAT-35), vehicles to compare (WAT-08). */
  saved: { favourites: boolean; compare: boolean };
  config: Pick<Config, 'wording' | 'buttons' | 'legal' | 'location_widgets' | 'map'>;
  /** How islands outside the search page reach the search. */
  search: SearchSource;
}

export interface HoursRow {
  /** "Mon-Fri", "Saturday" */
  label: string;
  /** "8:30 am to 5:30 pm", "Closed" */
  text: string;
  open: boolean;
  /** Weekdays the row covers, 0 Sunday; the browser marks "Today" with them. */
  weekdays: number[];
}

export interface Department {
  type: 'sales' | 'service' | 'parts';
  label: string;
  phone: Phone | null;
  email: string | null;
  hours: HoursRow[];
  /** Coming special hours, soonest first. */
  holidays: { date: string; dateText: string; name: string; text: string }[];
  licence: string | null;
  repairer: string | null;
}

/** One yard with its departments (sales, service, parts, in this order). */
export interface LocationView {
  slug: string;
  href: string;
  name: string;
  primary: boolean;
  dealership: string;
  address: { street: string; city: string; state: string; postcode: string; text: string };
  lat: number | null;
  long: number | null;
  directionsHref: string;
  mapKey: string | null;
  photo: Picture | null;
  phone: Phone | null;
  timezone: string;
  departments: Department[];
  rating: { average: number; count: number } | null;
  description: string;
  makes: string[];
  services: { title: string; text: string; href: string; icon: string }[];
}

export interface OfferView {
  id: string;
  /** Sanitised HTML. */
  nameHtml: string;
  descriptionHtml: string;
  disclaimer: string;
  image: string | null;
  price: string | null;
  endsText: string;
  href: string;
}

export interface ReviewView {
  id: string;
  name: string;
  text: string;
  rating: number;
  when: string;
}

export interface FacetView {
  attribute: string;
  label: string;
  /** Values shown before the toggle "Show all …" (SRC-16, SRC-19); null: all of them. */
  shown: number | null;
  values: {
    label: string;
    value: string;
    count: number;
    href: string | null;
    selected: boolean;
    image: string | null;
  }[];
}

export interface PromoTileView {
  kind: Claim | 'call_to_action';
  title: string;
  text: string;
  href: string;
  action: string;
  image: string | null;
}

export interface PageBase {
  /** As in the address bar; with a final slash where the canonical address has one. */
  path: string;
  head: Head;
  chrome: Chrome;
  /** Without Home, which every trail starts with; the last is the page itself. */
  breadcrumbs: LinkView[];
}

export interface HomePage extends PageBase {
  kind: 'home';
  title: string;
  lede: string;
  heroImage: { src: string; srcset: string; width: number; height: number } | null;
  count: number;
  finder: { conditions: LinkView[]; makes: LinkView[]; bodies: LinkView[]; prices: number[]; action: string };
  /** The three features: latest offers, book a service, sell your car (CON-01). */
  features: { title: string; text: string; href: string; action: string; image: string | null }[];
  /** The budget finder as a block (CAL-08); null: nothing in stock has a price. */
  budget: BudgetView | null;
  arrivals: CardView[];
  bodies: FacetTileView[];
  makes: LinkView[];
  offers: OfferView[];
  /** Where all offers stand; null where the site has no such page. */
  offersHref: string | null;
  claims: { kind: Claim; title: string; text: string; href: string | null }[];
  locations: LocationView[];
  reviews: { average: number; count: number; items: ReviewView[] } | null;
}

export interface SearchPage extends PageBase {
  kind: 'search';
  title: string;
  intro: string;
  total: number;
  /** First page of results, 21 at most, in the default order. */
  cards: CardView[];
  /** Tiles among the cards, by position from 1. */
  tiles: { position: number; tile: PromoTileView }[];
  facets: FacetView[];
  price: { min: number; max: number } | null;
  km: { min: number; max: number } | null;
  /** What the page is narrowed to; the search starts from it. */
  scope: { car_type: string[]; make: string | null; model: string | null; body: string | null };
  vehicles: string;
  /** Where the empty result's "Clear Filters" leads (SRC-12). */
  defaultSearchHref: string;
  /** Where clearing the sidebar's filters leads (ROU-27). */
  clearFiltersHref: string;
  /** Ways on to narrower searches; null where there is but one. */
  browse: FacetTilesView | null;
  /** What the live search starts with. */
  live: SearchSettings;
}

export interface LocationsPage extends PageBase {
  kind: 'locations';
  title: string;
  intro: string;
  locations: LocationView[];
}

export interface LocationPage extends PageBase {
  kind: 'location';
  location: LocationView;
  others: LocationView[];
  reviews: { average: number; count: number; items: ReviewView[] } | null;
  /** The dealership's own stock search (SRC-46). */
  stockHref: string;
  stockCount: number;
}

/** A dealership's own stock (SRC-46): the first page stands in the HTML, the search refines it. */
export interface DealershipStockPage extends PageBase {
  kind: 'dealership-stock';
  title: string;
  place: string;
  locationHref: string;
  dealership: { id: string; slug: string };
  total: number;
  /** First page, 21 at most, in the default order. */
  cards: CardView[];
  /** Conditions in stock here, with their counts. */
  categories: { label: string; value: string; count: number }[];
  /** "Price up to", AUD, those that leave something to see. */
  prices: number[];
  /** The search of all stock, narrowed to the dealership: every filter there is. */
  searchHref: string;
  /** The search of all stock: where the form leads without scripts. */
  action: string;
  tiles: FacetTilesView | null;
}

/** A model with stock, as the directory lists it. */
export interface DirectoryModel {
  /** Its search; also its id in the index. */
  href: string;
  name: string;
  count: number;
  bodies: string[];
}

export interface DirectoryMake {
  name: string;
  href: string;
  /** 0: sold new here, none in stock. */
  count: number;
  models: DirectoryModel[];
}

/** Every make and model (SRC-47, ROU-29). */
export interface DirectoryPage extends PageBase {
  kind: 'directory';
  title: string;
  intro: string;
  makes: DirectoryMake[];
  bodies: { label: string; value: string; slug: string }[];
  tiles: FacetTilesView | null;
}

/** The budget finder (CAL-08). */
export interface BudgetPage extends PageBase {
  kind: 'budget';
  finder: BudgetView;
}

export interface ContentPage extends PageBase {
  kind: 'content';
  title: string;
  /** Sanitised. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  searchHref: string;
  links: LinkView[];
}

export type Page =
  | HomePage
  | SearchPage
  | VehiclePage
  | LocationsPage
  | LocationPage
  | DealershipStockPage
  | DirectoryPage
  | BudgetPage
  | ContentPage
  | NotFoundPage;
export type PageKind = Page['kind'];

export type FileBody = string | Uint8Array;

/** A body that need not be made where a file with this digest is published already. */
export interface LazyBody {
  digest: string;
  make: () => FileBody;
}

/** A file of the site that is not a page: sitemap, robots, headers, redirects, the search's index. */
export interface SiteFile {
  /** Relative to the site's root: "robots.txt". */
  path: string;
  body: FileBody | LazyBody;
}

export interface TextFile extends SiteFile {
  body: string;
}

/** A page that is made when it is asked for, then kept. */
export interface PageSource {
  path: string;
  /**
   * Two builds by the same code whose fingerprints are equal have equal pages, so an unchanged page need
   * not be made at all. Null where only the page itself tells.
   */
  fingerprint: string | null;
  page: () => Page;
}

/** Every address of a tenant's site and what it needs. */
export interface Inventory {
  tenant: string;
  /** Every page, one for each path. */
  sources: PageSource[];
  /** The pages of all sources: asking for them makes them all. */
  readonly pages: Page[];
  files: SiteFile[];
  /** What the site's search finds, in the order to import it. */
  readonly documents: SearchDocument[];
  /** What the directory’s search finds. */
  readonly models: ModelDocument[];
  /** `from` is a path; status 301 unless said. */
  redirects: { from: string; to: string; status: 301 | 302 }[];
  /** Site-relative pictures the pages show, "/media/…": linked into the published folder. */
  media: string[];
  /** Vehicles with a page, for the drop guard. */
  vehicleCount: number;
  /** What was left out and why, for whoever builds the site. */
  warnings: string[];
}
