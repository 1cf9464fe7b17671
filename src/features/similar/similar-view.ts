import type { PageBase } from '../../frame/page.ts';
import type { SimilarTo } from '../../search/similar-filters.ts';
import type { CardView } from '../../stock/views.ts';

/** Vehicles like the page's own, and what more are found by. */
export interface SimilarView extends Pick<PageBase, 'path' | 'chrome'> {
  slug: string;
  searchHref: string;
  similar: CardView[];
  /** The search for more vehicles like it. */
  similarTo: SimilarTo;
}
