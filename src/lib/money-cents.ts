import { formatAud } from './money.ts';

const withCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** "$42.50": an amount in AUD to the cent. */
export function formatAudCents(amount: number): string {
  return withCents.format(amount);
}

/** "$395", "$912.25": an amount in AUD, with cents only if it has any. */
export const formatExactAud = (amount: number): string =>
  Number.isInteger(amount) ? formatAud(amount) : formatAudCents(amount);
