import type { Phone } from '../../lib/phone.ts';

/**
 * Where a form's button leads without scripts, or null where that is nowhere new: no address, or the number
 * that "Call Now" calls already. The button then needs scripts.
 */
export function formLink(href: string, phone: Phone | null): string | null {
  return href === '' || href === phone?.href ? null : href;
}
