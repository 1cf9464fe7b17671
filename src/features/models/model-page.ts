import type { LinkView, SectionedPage } from '../../frame/page.ts';
import type { PageStock } from '../../frame/stock/page-stock.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import type { Picture } from '../../ui/picture.ts';
import type { ModelVersion } from './model-versions.ts';
import type { PageModels } from './models-of-brand.ts';

/** The page of a model (ROU-31), whether or not it is in stock. */
export interface ModelPage extends SectionedPage, PageStock, PageModels {
  kind: 'model';
  /** "Kia Sportage" */
  title: string;
  /** "SUV", which leads to all models of that body if any is in stock. */
  bodies: { label: string; href: string | null }[];
  /** A cut-out stands without a frame, as the picture of a range has no background. */
  picture: { picture: Picture; isCutOut: boolean } | null;
  /** "From $38,990" and "Drive away" of the vehicle that has it; null without prices. */
  price: { from: string; type: string | null; of: LinkView } | null;
  /** "12 in stock", "Coming soon", "Not in stock now" */
  state: string;
  paragraphs: string[];
  facts: SpecRow[];
  /** Its search; null without stock. */
  inStock: LinkView | null;
  /** The form for shoppers who want to know more; null if the site has none. */
  enquiry: LinkView | null;
  versions: ModelVersion[];
  /** Ids of the offers that are about it. */
  offers: string[];
}
