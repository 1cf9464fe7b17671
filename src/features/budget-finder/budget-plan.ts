import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { BudgetPage } from './budget-page.ts';
import { budgetView } from './budget-view.ts';

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
export const budgetPages: PlannedPage<BudgetPage>[] = [{ path: BUDGET_PATH, build: budgetPage }];
