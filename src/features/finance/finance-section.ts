import type { FinanceBlock } from './finance-block.ts';

export interface FinanceSection extends FinanceBlock {
  /** Link to the site's finance form for the vehicle (FIN-09); null: the site has none. */
  formHref: string | null;
  /** `finance_button_text` (DAT-35), "Request a Quote" by default (VDP-10). */
  buttonText: string;
}
