import type { FinanceBlock } from './finance-block.ts';

export interface FinanceSection extends FinanceBlock {
  /** The site's finance form with the vehicle (FIN-09); null: it has none. */
  formHref: string | null;
  /** `finance_button_text` (DAT-35), "Request a Quote" by default (VDP-10). */
  buttonText: string;
}
