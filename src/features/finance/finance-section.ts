import type { FinanceBlock } from './finance-block.ts';

export interface FinanceSection extends FinanceBlock {
  /** The site's finance form with the vehicle (FIN-09); null: it has none. */
  formHref: string | null;
}
