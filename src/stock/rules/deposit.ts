import { formatAud } from '../../lib/money.ts';
import type { Car } from '../car.ts';

export interface Deposit {
  /** AUD */
  amount: number;
  /** "$200" */
  text: string;
}

/**
 * The reserve deposit: that of the vehicle's first payment processor with one, else the site's default
 * (`default_reserve_deposit_text`, `pricing.reserve_deposit`) (CAR-10, DAT-08).
 */
export function reserveDeposit(car: Pick<Car, 'payment_processors'>, byDefault: Deposit): Deposit {
  const amount = car.payment_processors.find((processor) => (processor.deposit ?? 0) > 0)?.deposit;
  return amount ? { amount, text: formatAud(amount) } : byDefault;
}
