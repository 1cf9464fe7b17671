import type { SectionedPage } from '../../frame/page.ts';
import type { CardView } from '../../stock/views.ts';
import type { BudgetView } from './budget-view.ts';

/** Page of the budget finder (CAL-08). */
export interface BudgetPage extends SectionedPage {
  kind: 'budget';
  finder: BudgetView;
  /** Vehicles within the default budget, the dearest first. */
  cards: CardView[];
}
