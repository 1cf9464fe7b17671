import type { LocationView } from '../../frame/locations/location-types.ts';
import type { LinkView, PageBase } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { ServiceBannerView } from '../service/service-banner.ts';

export interface ContentPage extends PageBase {
  kind: 'content';
  title: string;
  /** Introduction below the title. */
  lede: string;
  /** Sanitised HTML of the picture with which the text begins, shown as wide as the page; null if it begins otherwise. */
  picture: string | null;
  /** Sanitised HTML of the text below it. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
  /** Only on pages for owners of a vehicle, such as the warranty page; null on others (CON-05). */
  serviceBanner: ServiceBannerView | null;
  /** The main yard, whose card stands below the text; null for a dealer without one. */
  yard: LocationView | null;
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  searchHref: string;
  /** The newest vehicles in stock. */
  cards: CardView[];
  /** Searches by make and by body that find the most vehicles. */
  links: LinkView[];
}
