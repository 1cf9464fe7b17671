import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { DEFAULT_BUDGET, MAX_BUDGET_CARDS } from './budget.ts';
import type { BudgetPage } from './budget-page.ts';
import { budgetView, carsWithin } from './budget-view.ts';

/** Chosen for this project: the specification names no path for the budget finder. */
const BUDGET_PATH = '/budget-finder';

function budgetPage(context: SiteContext): BudgetPage {
  const { site, config, stock } = context;
  const finder = budgetView(context);
  const breadcrumbs = [{ label: 'Budget finder', href: BUDGET_PATH }];
  return {
    kind: 'budget',
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
}

/** Page of the budget finder (CAL-08). */
export const budgetPages: PlannedPage<BudgetPage>[] = [{ path: BUDGET_PATH, build: budgetPage }];
