import type { CardView, Phone, Picture, PriceView, TagView } from '../rules/views.ts';
import type { Car } from '../stock/car.ts';
import type { Claim } from '../tenant/schema/config.ts';
import type { LocationView, PageBase } from './page.ts';

export interface SpecRow {
  label: string;
  value: string;
}

export interface VehiclePage extends PageBase {
  kind: 'vehicle';
  id: string;
  slug: string;
  /** "2023 Ford Ranger" */
  title: string;
  badge: string | null;
  series: string | null;
  sold: boolean;
  available: boolean;
  /** Status in_stock: only then the gallery has thumbnails (GAL-01). */
  inStock: boolean;
  carType: 'new' | 'used' | 'demo';
  make: string;
  model: string;
  price: PriceView;
  /** Reduced price "with trade in" (VDP-28). */
  tradeInPrice: string | null;
  priceNote: string;
  tag: TagView | null;
  band: { label: string; reason: string } | null;
  pictures: Picture[];
  /** km, transmission, body type (VDP-32). */
  icons: { icon: 'odometer' | 'transmission' | 'body'; label: string }[];
  keySpecs: SpecRow[];
  specs: { title: string; rows: SpecRow[] }[];
  features: string[];
  /** Sanitised; null: comments are pending (ERR-12). */
  commentsHtml: string | null;
  warrantyLine: string | null;
  claims: { kind: Claim; title: string; text: string }[];
  usedCheck: SpecRow[] | null;
  historyHref: string | null;
  location: LocationView | null;
  phone: Phone | null;
  buttons: {
    reserve: { label: string; deposit: string; href: string } | null;
    enquire: { label: string; href: string };
    tradeIn: boolean;
    print: boolean;
    chat: boolean;
  };
  searchHref: string;
  similar: CardView[];
  whyBuyHeading: string;
  /** What the browser keeps of a vehicle whose page was opened (DAT-19). */
  viewed: Pick<Car, 'id' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body'>;
}
