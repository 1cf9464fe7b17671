import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { DEFAULT_BUDGET, MAX_BUDGET_CARDS } from './budget.ts';
import type { BudgetPage } from './budget-page.ts';
import { budgetView, carsWithin } from './budget-view.ts';

const ADDRESSES = {
  // Chosen for this project: the specification names no path for the budget finder.
  'budget-finder': { path: '/budget-finder', label: 'Budget finder', footer: { in: 'buyer tools', at: 3 } },
} as const;
declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof ADDRESSES, true> {}
}
const { path: BUDGET_PATH, label: BUDGET_LABEL } = ADDRESSES['budget-finder'];

function budgetPage(context: SiteContext): BudgetPage {
  const { site, config, stock } = context;
  const finder = budgetView(context);
  const breadcrumbs = [{ label: BUDGET_LABEL, href: BUDGET_PATH }];
  const page = {
    kind: 'budget' as const,
    path: BUDGET_PATH,
    head: makeHead(site, {
      canonicalPath: BUDGET_PATH,
      title: finder.title,
      description: `Enter a repayment and a deposit to find the ${config.wording.vehicles} in your budget at ${site.name}.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    finder,
    cards: carsWithin(stock.onSale, DEFAULT_BUDGET).slice(0, MAX_BUDGET_CARDS).map(context.cardOf),
  };
  return { ...page, sections: context.sectionsOf(site.pages.budget.sections, page) };
}

/** Page of the budget finder (CAL-08). */
export const budgetPages = definePages({
  addresses: ADDRESSES,
  plan: () => [{ path: BUDGET_PATH, build: budgetPage }],
});
