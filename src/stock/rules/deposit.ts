import { formatAud } from '../../lib/money.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { Car } from '../car.ts';

export interface Deposit {
  /** AUD */
  amount: number;
  /** "$200" */
  text: string;
}

/** The site's default deposit: `pricing.reserve_deposit`, worded by `default_reserve_deposit_text` if that is set. */
export function siteDeposit(
  { default_reserve_deposit_text: text }: Pick<Site, 'default_reserve_deposit_text'>,
  { pricing }: Pick<Config, 'pricing'>,
): Deposit {
  const amount = pricing.reserve_deposit;
  return { amount, text: text ?? formatAud(amount) };
}

/**
 * The reserve deposit: that of the vehicle's first payment processor with one, else the site's default (CAR-10,
 * DAT-08).
 */
export function reserveDeposit(car: Pick<Car, 'payment_processors'>, byDefault: Deposit): Deposit {
  const amount = car.payment_processors.find((processor) => (processor.deposit ?? 0) > 0)?.deposit;
  return amount ? { amount, text: formatAud(amount) } : byDefault;
}
