import type { LinkView, PageBase } from '../../frame/page.ts';
import type { ServiceBannerView } from '../service/service-banner.ts';

export interface ContentPage extends PageBase {
  kind: 'content';
  title: string;
  /** Sanitised HTML. */
  html: string;
  headings: { depth: number; text: string; id: string }[];
  /** On pages about looking after a vehicle (CON-05). */
  serviceBanner: ServiceBannerView | null;
}

export interface NotFoundPage extends PageBase {
  kind: 'not-found';
  searchHref: string;
  links: LinkView[];
}
