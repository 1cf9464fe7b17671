import type { LinkView, PageBase, SectionedPage } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';

export interface ContentPage extends SectionedPage {
  kind: 'content';
  title: string;
  /** Introduction below the title. */
  lede: string;
  /** "Until 30 June 2027"; null for a page without an end. */
  until: string | null;
  /** Sanitised HTML of the picture with which the text begins, shown as wide as the page; null if it begins otherwise. */
  picture: string | null;
  /** Sanitised HTML of the text below it. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  /** The site's `id`, with which the page reports the address to the service. */
  websiteId: string;
  searchHref: string;
  /** The newest vehicles in stock. */
  cards: CardView[];
  /** Searches by make and by body that find the most vehicles. */
  links: LinkView[];
}
