import type { LocationView } from '../../frame/locations/location-types.ts';
import type { PageBase } from '../../frame/page.ts';
import type { LiveNames } from '../../frame/vehicle-data.ts';
import type { Car } from '../../stock/car.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import type { SpecGroup, SpecIcon } from '../../stock/rules/specs.ts';
import type { PriceView } from '../../stock/views.ts';
import type { Claim } from '../../tenant/schema/config.ts';
import type { FinanceSection } from '../finance/finance-section.ts';
import type { GalleryView } from '../gallery/gallery-view.ts';
import type { VideoView } from '../gallery/video.ts';
import type { SimilarView } from '../similar/similar-view.ts';
import type { ShareLink } from './share-links.ts';

export type SalesCounter =
  | { kind: 'clock'; perDay: number }
  /** The dealer's own average; the page says that it is an estimate. */
  | { kind: 'average'; perDay: number };

export interface VehiclePage extends PageBase, GalleryView, SimilarView {
  kind: 'vehicle';
  id: string;
  badge: string | null;
  series: string | null;
  carType: 'new' | 'used' | 'demo';
  make: string;
  model: string;
  price: PriceView;
  /** "$44,990": the reduced price with trade-in (VDP-28). */
  tradeInPrice: string | null;
  /** "$1,200" below the state's average, if at least 500 AUD (MKT-08). */
  belowMarket: string | null;
  priceNote: string;
  /** Odometer, transmission and body type (VDP-32). */
  icons: SpecIcon[];
  keySpecs: SpecRow[];
  specs: SpecGroup[];
  features: string[];
  /** Sanitised HTML; null if comments are pending (ERR-12). */
  commentsHtml: string | null;
  warrantyLine: string | null;
  claims: { kind: Claim; title: string; text: string }[];
  usedCheck: SpecRow[] | null;
  historyHref: string | null;
  location: LocationView | null;
  buttons: {
    reserve: { label: string; deposit: string; href: string } | null;
    /** `href` is used without scripts: mail, phone, or '' if the yard has neither. */
    enquire: { label: string; href: string };
    testDrive: { label: string; href: string } | null;
    tradeIn: { label: string; href: string } | null;
    print: boolean;
    chat: boolean;
  };
  /** Data saved with a favourite. If not offered, a saved vehicle can only be removed (WAT-09). */
  fave: { name: string; primary_image_url: string | null; offered: boolean };
  whyBuyHeading: string;
  /** A film on another site, in its own section (VDP-06). */
  externalFilm: VideoView | null;
  /** Null if no finance is available (FIN-10). */
  finance: FinanceSection | null;
  /** Consumption in L/100 km, price in AUD per litre; null if it burns no fuel (CAL-05). */
  fuel: { consumption: number; price: number } | null;
  /** Show the delivery calculator: the vehicle can be bought. */
  delivery: boolean;
  /** Number of views in the feed; `view.json` has a newer one (VDP-31). */
  views: number | null;
  /** Set if the vehicle is in another city than the primary yard (CON-09). */
  announcement: { city: string; primaryCity: string } | null;
  /** "Sales this Month" (CON-15); null if not shown. */
  salesCounter: SalesCounter | null;
  share: {
    url: string;
    links: ShareLink[];
    /** Shown after copying; null if only the button confirms it (SHA-07). */
    toast: string | null;
  };
  /** Ids of the vehicle and its site in requests for live facts. */
  live: LiveNames;
  /** Stored in the browser when the page is opened (DAT-19). */
  viewed: Pick<Car, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>;
}
