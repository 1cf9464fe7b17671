import type { BudgetPage } from '../page.ts';
import type { PlannedPage } from '../page-plan.ts';
import { budgetView } from '../search/budget-view.ts';
import { makeHead } from '../seo/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../seo/lists-json-ld.ts';
import type { SiteContext } from '../site-context.ts';

/** The specification names no address: this one says what is there. */
const BUDGET_PATH = '/budget-finder';

function budgetPage(context: SiteContext): BudgetPage {
  const { site, config } = context;
  const finder = budgetView(context);
  const breadcrumbs = [{ label: 'Budget finder', href: BUDGET_PATH }];
  return {
    kind: 'budget',
    path: BUDGET_PATH,
    head: makeHead(site, {
      canonicalPath: BUDGET_PATH,
      title: finder.title,
      description: `What a month or a week buys at ${site.name}: from your repayment and deposit to the ${config.wording.vehicles} in stock.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    finder,
  };
}

/** The budget finder on its own page (CAL-08). */
export const budgetPages: PlannedPage[] = [{ path: BUDGET_PATH, build: budgetPage }];
