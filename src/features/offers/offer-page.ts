import type { LinkView, SectionedPage } from '../../frame/page.ts';
import type { PageStock } from '../../frame/stock/page-stock.ts';
import type { Phone } from '../../lib/phone.ts';
import type { PageForm } from '../leads/page-form.ts';

/** One offer with its full terms, and the vehicles that it is about (OFF-02). */
export interface OfferPage extends SectionedPage, PageStock {
  kind: 'offer';
  /** Sanitised HTML. */
  nameHtml: string;
  descriptionHtml: string;
  /** The conditions in full; null if there are none. */
  disclaimer: string | null;
  image: { src: string; srcset: string } | null;
  /** "$61,990"; null if the offer has no price or has ended. */
  price: string | null;
  /** "Ends 31 December" or "Ended 31 December". */
  endsText: string;
  ended: boolean;
  phone: Phone | null;
  /** The form for shoppers who want the offer; null if the offer has ended. */
  form: PageForm | null;
  /** Link to the page of the model; null if the site has none (ROU-32). */
  model: LinkView | null;
}
