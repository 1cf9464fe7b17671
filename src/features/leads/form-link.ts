import type { Phone } from '../../lib/phone.ts';

/**
 * Link of a form's button without scripts. null if there is no address, or only the phone number that the button
 * "Call Now" has already; then the button needs scripts.
 */
export function formLink(href: string, phone: Phone | null): string | null {
  return href === '' || href === phone?.href ? null : href;
}
