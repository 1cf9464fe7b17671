import type { FinanceBlock } from './finance-block.ts';

export interface FinanceSection extends FinanceBlock {
  /** Link to the site's finance form for the vehicle (FIN-09); null: the site has none. */
  formHref: string | null;
}
