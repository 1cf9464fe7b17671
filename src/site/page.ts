import type { BudgetView } from '../features/budget-finder/budget-view.ts';
import type { DealershipStockPage } from '../features/dealership-stock/dealership-stock-page.ts';
import type { DirectoryPage } from '../features/directory/directory-page.ts';
import type { VehiclePage } from '../features/vehicle/vehicle-page.ts';
import type { SearchSettings, SearchSource } from '../search/settings.ts';
import type { CardView, Phone, Picture } from '../stock/views.ts';
import type { Claim, Config, Slot } from '../tenant/schema/config.ts';

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
  /** Where "Enquire Now" of a closed day leads; null: a closed day says so in words (LOC-20). */
  closedHref: string | null;
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
  /** Addresses of makes that a browser cannot work out of the name: those in another script. */
  makePaths: Record<string, string>;
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
