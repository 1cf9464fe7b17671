import type { Excerpt } from '../../lib/truncate.ts';

export interface OfferView {
  id: string;
  /** Sanitised HTML. */
  nameHtml: string;
  descriptionHtml: string;
  /** The beginning of a description over 200 characters; null: it is shown whole (OFF-04). */
  shortHtml: string | null;
  /** The conditions; null: there are none. */
  disclaimer: Excerpt | null;
  image: string | null;
  price: string | null;
  endsText: string;
  href: string;
}
