import { definePages } from '../../frame/pages/define-pages.ts';
import { contactPages } from './contact-pages.ts';
import { financePages } from './finance-pages.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import { servicePages } from './service-page.ts';
import { plannedSuccessPage } from './success-page.ts';
import { testDrivePage } from './test-drive-page.ts';
import { tradeInPages } from './trade-in-pages.ts';

declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof FORM_ADDRESSES, true> {}
}

/** All pages whose main content is a form, and the thank-you page. */
export const formPages = definePages({
  addresses: FORM_ADDRESSES,
  plan: ({ yards, tenant }) => {
    const { finance, trade_in } = tenant.configFor({});
    return [
      ...contactPages(yards),
      testDrivePage,
      ...servicePages(yards),
      ...(finance.suppressed ? [] : financePages),
      ...(trade_in.suppressed ? [] : tradeInPages),
      plannedSuccessPage,
    ];
  },
});
