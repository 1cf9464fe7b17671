import type { LinkView, PageBase } from '../../frame/page.ts';
import type { Phone } from '../../lib/phone.ts';
import type { CardView } from '../../stock/views.ts';
import type { PageForm } from '../leads/page-form.ts';

/** One offer with its full terms, and the vehicles that it is about (OFF-02). */
export interface OfferPage extends PageBase {
  kind: 'offer';
  /** Sanitised HTML. */
  nameHtml: string;
  descriptionHtml: string;
  /** The conditions in full; null: there are none. */
  disclaimer: string | null;
  image: { src: string; srcset: string } | null;
  /** "$61,990"; null: none, or the offer has ended. */
  price: string | null;
  /** "Ends 31 December" or "Ended 31 December". */
  endsText: string;
  ended: boolean;
  phone: Phone | null;
  /** The form for shoppers who want the offer; null: it has ended. */
  form: PageForm | null;
  /** The page of the model, if the site has one (ROU-32). */
  model: LinkView | null;
  /** Vehicles on sale that the offer is about; empty: it is about no make, or none is in stock. */
  cards: CardView[];
  /** "Mazda CX-5 in stock"; empty without cards. */
  cardsTitle: string;
  /** All vehicles that the offer is about if the page has not all of them, else all stock. */
  stock: LinkView;
}
