import type { FinanceBlock } from './finance-block.ts';

export interface FinanceSection extends FinanceBlock {
  /** Link to the site's finance form for the vehicle; null if the site has none (FIN-09). */
  formHref: string | null;
  /** `finance_button_text` (DAT-35), "Request a Quote" by default (VDP-10). */
  buttonText: string;
}
