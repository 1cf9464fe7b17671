import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import { financeExample } from './finance-example.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import type { FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

/** The first sentences of the finance pages (ROU-06). */
const LEDES = {
  finance: (dealer: string) =>
    `Tell ${dealer} what you would like to buy, and we will talk you through finance for it.`,
  'finance-enquiry': (dealer: string) => `Ask ${dealer} a question about finance.`,
  'apply-for-finance': (dealer: string) =>
    `Start here: send ${dealer} your details, and we will take you through the application.`,
  'finance-pre-approval': (dealer: string) =>
    `Ask ${dealer} for pre-approval, so that you know what you can spend.`,
  'finance-and-insurance': (dealer: string) =>
    `Ask ${dealer} about finance and insurance for your next vehicle.`,
};

const FINANCE = { form: 'finance', anchor: 'finance-form', example: financeExample } as const;

/**
 * The general finance pages (ROU-06) and the one about a vehicle (ROU-12). Their address may name a vehicle, a
 * preferred dealership and a budget (ROU-07 to ROU-10), which the form's script reads.
 */
export const financePages: PlannedPage<FormPage>[] = [
  ...Object.entries(LEDES).map(([name, lede]) => {
    const { path, label } = FORM_ADDRESSES[name as keyof typeof LEDES];
    return planFormPage({ ...FINANCE, path, title: label, lede: ({ site }) => lede(site.name) });
  }),
  planFormPage({
    ...FINANCE,
    path: FORM_ADDRESSES['finance-for-vehicle'].path,
    title: FORM_ADDRESSES['finance-for-vehicle'].label,
    // Without a vehicle in its address, this page says the same as the general one.
    canonicalPath: FORM_ADDRESSES.finance.path,
    lede: ({ site }) =>
      `Send ${site.name} your details, and we will work out finance for the vehicle you have in mind.`,
  }),
];
