import type { Config } from '../../tenant/schema/config.ts';
import type { RepaymentView } from './repayment-view.ts';

/** The site's configured wording, or `plain` as in the calculator. */
export type RepaymentWording = Config['finance']['weekly_wording'] | 'plain';

const SHORT: Record<RepaymentView['per'], string> = { week: 'wk', fortnight: 'fn', month: 'mth' };

/**
 * "Only $163 /wk*" or "$163 per week" (VDP-29). Components that show it must also show the comparison rate.
 */
export function repaymentText({ amount, per }: RepaymentView, wording: RepaymentWording): string {
  return wording === 'only' ? `Only ${amount} /${SHORT[per]}*` : `${amount} per ${per}`;
}

/** "5 years", "2.5 years", "1 year" (FIN-36). */
export const yearsText = (years: number): string =>
  `${years.toLocaleString('en-AU', { maximumFractionDigits: 2 })} ${years === 1 ? 'year' : 'years'}`;
