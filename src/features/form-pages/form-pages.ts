import type { Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/planned-page.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { contactPages } from './contact-pages.ts';
import { financePages } from './finance-pages.ts';
import type { FormPage, SuccessPage } from './form-page.ts';
import { servicePages } from './service-page.ts';
import { plannedSuccessPage } from './success-page.ts';
import { testDrivePage } from './test-drive-page.ts';
import { tradeInPages } from './trade-in-pages.ts';

/** All pages whose main content is a form, and the thank-you page. */
export const formPages = (
  yards: readonly Yard[],
  { finance, trade_in }: Config,
): PlannedPage<FormPage | SuccessPage>[] => [
  ...contactPages(yards),
  testDrivePage,
  ...servicePages(yards),
  ...(finance.suppressed ? [] : financePages),
  ...(trade_in.suppressed ? [] : tradeInPages),
  plannedSuccessPage,
];
