import { type BudgetView, budgetView } from '../../features/budget-finder/budget-view.ts';
import { defineSection } from '../../frame/sections/define-section.ts';

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    budget: BudgetView;
  }
}

export const section = defineSection('budget', (context) => {
  const budget = budgetView(context);
  return budget.prices && budget;
});
