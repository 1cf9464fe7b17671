import type { PageBase } from '../../frame/page.ts';
import type { SimilarTo } from '../../search/similar-filters.ts';
import type { CardView } from '../../stock/views.ts';

/** The similar vehicles of a vehicle page. */
export interface SimilarView extends Pick<PageBase, 'path' | 'chrome'> {
  slug: string;
  searchHref: string;
  similar: CardView[];
  /** Parameters of the search for more similar vehicles. */
  similarTo: SimilarTo;
}
