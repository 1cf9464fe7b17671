import type { PlannedPage } from '../../frame/planned-page.ts';
import { financeExample } from './finance-example.ts';
import type { FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

/** Paths of the finance pages with their titles and first sentences (ROU-06). */
const PAGES = [
  {
    path: '/finance',
    title: 'Finance',
    lede: (dealer: string) =>
      `Tell ${dealer} what you would like to buy, and we will talk you through finance for it.`,
  },
  {
    path: '/finance-enquiry',
    title: 'Finance enquiry',
    lede: (dealer: string) => `Ask ${dealer} a question about finance.`,
  },
  {
    path: '/apply-for-finance',
    title: 'Apply for finance',
    lede: (dealer: string) =>
      `Start here: send ${dealer} your details, and we will take you through the application.`,
  },
  {
    path: '/finance-pre-approval',
    title: 'Finance pre-approval',
    lede: (dealer: string) => `Ask ${dealer} for pre-approval, so that you know what you can spend.`,
  },
  {
    path: '/finance-and-insurance',
    title: 'Finance and insurance',
    lede: (dealer: string) => `Ask ${dealer} about finance and insurance for your next vehicle.`,
  },
];

const FINANCE = { form: 'finance', anchor: 'finance-form', example: financeExample } as const;

/**
 * The general finance pages (ROU-06) and the one about a vehicle (ROU-12). Their address may name a vehicle, a
 * preferred dealership and a budget (ROU-07 to ROU-10), which the form's script reads.
 */
export const financePages: PlannedPage<FormPage>[] = [
  ...PAGES.map(({ path, title, lede }) =>
    planFormPage({ ...FINANCE, path, title, lede: ({ site }) => lede(site.name) }),
  ),
  planFormPage({
    ...FINANCE,
    path: '/personalised/finance',
    title: 'Finance for your vehicle',
    // Without a vehicle in its address, this page duplicates `/finance`.
    canonicalPath: '/finance',
    lede: ({ site }) =>
      `Send ${site.name} your details, and we will work out finance for the vehicle you have in mind.`,
  }),
];
