import { definePages } from '../../frame/pages/define-pages.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { contactPages } from './contact-pages.ts';
import { financePages } from './finance-pages.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import { partsPages } from './parts-page.ts';
import { planFormPage } from './plan-form-page.ts';
import { servicePages } from './service-page.ts';
import { plannedSuccessPage } from './success-page.ts';
import { tradeInPages } from './trade-in-pages.ts';

declare module '../../frame/pages/page-names.ts' {
  interface PageNames extends Record<keyof typeof FORM_ADDRESSES, true> {}
}

/** The pages that have their form in the table of addresses. */
const plainFormPages = Object.values(FORM_ADDRESSES).flatMap((address) => {
  if (!('page' in address)) return [];
  const { path, label, page } = address;
  const title =
    typeof label === 'string' ? label : ({ site, config }: SiteContext) => label({ kind: site.kind, config });
  return [planFormPage({ ...page, path, title })];
});

/** All pages whose main content is a form, and the thank-you page. */
export const formPages = definePages({
  addresses: FORM_ADDRESSES,
  plan: ({ yards, tenant }) => {
    const { finance, trade_in } = tenant.configFor({});
    return [
      ...contactPages(yards),
      ...plainFormPages,
      ...servicePages(yards),
      ...partsPages(yards),
      ...(finance.suppressed ? [] : financePages),
      ...(trade_in.suppressed ? [] : tradeInPages),
      plannedSuccessPage,
    ];
  },
});
