import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';
import type { Car } from '../../stock/car.ts';
import type { FactView } from '../../stock/rules/named-facts.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import type { CheckRow, SpecGroup, SpecIcon } from '../../stock/rules/specs.ts';
import type { PriceView } from '../../stock/views.ts';
import type { Claim } from '../../tenant/schema/config.ts';
import type { GalleryView } from '../gallery/gallery-view.ts';
import type { SimilarView } from '../similar/similar-view.ts';
import type { Measures } from './scale/measures.ts';
import type { VehicleParts } from './vehicle-parts.ts';

export interface VehiclePage extends PageBase, GalleryView, SimilarView, VehicleParts {
  kind: 'vehicle';
  id: string;
  badge: string | null;
  /** No longer in the feed, but not known as sold. */
  left: boolean;
  /** For sale, but a shopper has paid a deposit. */
  reserved: boolean;
  series: string | null;
  carType: 'new' | 'used' | 'demo';
  status: Car['status'];
  make: string;
  model: string;
  price: PriceView;
  /** "$44,990": the reduced price with trade-in; null if the vehicle has none (VDP-28). */
  tradeInPrice: string | null;
  /** "$1,200": amount below the state's average price; null if it is less than 500 AUD or unknown (MKT-08). */
  belowMarket: string | null;
  priceNote: string;
  /** Odometer, transmission and body type (VDP-32), and what buyers of caravans ask for. */
  icons: SpecIcon[];
  /** The table of figures in the column with price and buttons; empty in most forms of the column. */
  figures: FactView[];
  keySpecs: SpecRow[];
  specs: SpecGroup[];
  /** Null if the dealer draws nothing to scale, or nothing is known. */
  measures: Measures | null;
  features: string[];
  /** Sanitised HTML; null if comments are pending (ERR-12). */
  commentsHtml: string | null;
  warrantyLine: string | null;
  /** The dealer's marketing claims, one sentence each (TEN-18). */
  claims: { kind: Claim; text: string }[];
  /** Null if the vehicle is not used (VDP-05). */
  usedCheck: CheckRow[] | null;
  historyHref: string | null;
  location: LocationView | null;
  buttons: {
    reserve: { label: string; deposit: string; href: string } | null;
    /** `href` is used without scripts: mail or phone of the yard, or '' if it has neither. */
    enquire: { label: string; href: string };
    testDrive: { label: string; href: string } | null;
    /** `page` is the path of the site's page for trade-ins; null if it has none. */
    tradeIn: { label: string; href: string; page: string | null } | null;
    print: boolean;
    chat: boolean;
  };
  /** Data saved with a favourite. If `offered` is false, a saved vehicle can only be removed (WAT-09). */
  fave: { name: string; primary_image_url: string | null; offered: boolean };
  whyBuyHeading: string;
  /** px of scrolling before the bottom bar appears; with 0 it is always there (VDP-23). */
  bottomBarAfter: number;
  /** IANA time zone of the yards. */
  timezone: string;
  /** See `VehicleData`. */
  clockSuffix?: string | undefined;
  /** Stored in the browser when the page is opened (DAT-19). */
  viewed: Pick<Car, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>;
}
