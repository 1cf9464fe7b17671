const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** "1,284": a count or amount rounded to a whole number, with Australian thousands separators. */
export function formatCount(value: number): string {
  const text = whole.format(value);
  return text === '-0' ? '0' : text;
}

/** "$46,990": an amount in AUD rounded to whole dollars; "-$500" below zero (LIM-01). */
export function formatAud(amount: number): string {
  const text = formatCount(Math.abs(amount));
  return amount < 0 && text !== '0' ? `-$${text}` : `$${text}`;
}
