import type { Excerpt } from '../../lib/truncate.ts';

export interface OfferView {
  id: string;
  /** Sanitised HTML. */
  nameHtml: string;
  descriptionHtml: string;
  /** Beginning of a description of more than 200 characters; null if a shorter one is shown in full (OFF-04). */
  shortHtml: string | null;
  /** The conditions; null if there are none. */
  disclaimer: Excerpt | null;
  image: string | null;
  price: string | null;
  endsText: string;
  /** ISO date of its last day. */
  ends: string;
  href: string;
}
