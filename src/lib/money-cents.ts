const withCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** "$42.50": an amount in AUD to the cent. */
export function formatAudCents(amount: number): string {
  return withCents.format(amount);
}
