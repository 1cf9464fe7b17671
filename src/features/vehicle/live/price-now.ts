import { formatAud } from '../../../lib/money.ts';
import { announce } from '../../../ui/announce.ts';
import { hideWithoutShift } from '../../../ui/hide-without-shift.ts';

/**
 * The price changed since the page was built: every `[data-price]` says the new one, and what was worked
 * out from the old one, `[data-for-price]`, no longer stands beside it.
 *
 * @param price AUD
 */
export function showPrice(price: number): void {
  const text = formatAud(price);
  for (const place of document.querySelectorAll('[data-price]')) place.textContent = text;
  for (const part of document.querySelectorAll<HTMLElement>('[data-for-price]')) hideWithoutShift(part);
  announce(`The price is now ${text}.`);
}
