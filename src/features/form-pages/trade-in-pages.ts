import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { VEHICLE_WORD } from '../../frame/vehicle-word.ts';
import { formatCount } from '../../lib/money.ts';
import { MAX_YEAR_DIFFERENCE, MIN_COMPARABLE } from '../../stock/rules/comparison-limits.ts';
import { MAX_KM, MAX_YEARS } from '../leads/valuation.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import type { FaqEntry, FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

/** Questions about trade-ins (CON-06 to CON-08). */
const faq = ({ site }: SiteContext): FaqEntry[] => [
  {
    question: 'How do you estimate the value online?',
    answer: `From the prices of similar ${site.kind} in our own stock: the same make and model, at most ${MAX_YEAR_DIFFERENCE} model years apart and driven about as far. The estimate says how many vehicles it is based on. With fewer than ${MIN_COMPARABLE} we give no estimate online and value yours in person.`,
  },
  {
    question: `Can every ${VEHICLE_WORD[site.kind]} be estimated online?`,
    answer: `No. Online estimates are generally not given for ${site.kind} over ${MAX_YEARS} years or ${formatCount(MAX_KM)} km. Send us the details all the same, and we will look at yours in person.`,
  },
  {
    question: 'Is the estimate an offer?',
    answer: `No. Estimates are subject to inspection: we make an offer when we have seen your ${VEHICLE_WORD[site.kind]}.`,
  },
  {
    question: 'Do I have to send photos?',
    answer:
      'No. Photos help us to value your vehicle. We delete location and camera details from each photo before we store it.',
  },
];

const TRADE_IN = { form: 'trade-in', anchor: 'trade-in-form', faq } as const;

const TO_SELL = {
  title: ({ site }: SiteContext) => `Sell your ${VEHICLE_WORD[site.kind]}`,
  lede: ({ site }: SiteContext) =>
    `Tell ${site.name} about your ${VEHICLE_WORD[site.kind]}, and we will tell you what we can pay for it.`,
};
const TO_TRADE_IN = {
  title: 'Value your trade-in',
  lede: ({ site }: SiteContext) =>
    `Tell ${site.name} about the ${VEHICLE_WORD[site.kind]} you drive now, and we will value it as a trade-in.`,
};

/**
 * The pages for trade-ins and for selling a vehicle (ROU-04, ROU-05). The address of the first page may name the
 * vehicle that the shopper would like to buy.
 */
export const tradeInPages: PlannedPage<FormPage>[] = [
  planFormPage({
    ...TRADE_IN,
    ...TO_TRADE_IN,
    path: FORM_ADDRESSES['trade-in-for-vehicle'].path,
    // Without a vehicle in its address, this page says the same as the general one.
    canonicalPath: FORM_ADDRESSES['trade-in'].path,
  }),
  planFormPage({ ...TRADE_IN, ...TO_TRADE_IN, path: FORM_ADDRESSES['trade-in'].path }),
  planFormPage({ ...TRADE_IN, ...TO_SELL, path: FORM_ADDRESSES['sell-your-car'].path }),
  planFormPage({
    ...TRADE_IN,
    ...TO_SELL,
    path: FORM_ADDRESSES['sell-my-car'].path,
    canonicalPath: FORM_ADDRESSES['sell-your-car'].path,
  }),
];
