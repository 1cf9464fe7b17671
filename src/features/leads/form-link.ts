import type { Phone } from '../../lib/phone.ts';

/**
 * Link of a form's button for browsers without scripts; null if there is no address, or if it is the phone number that
 * the button "Call Now" already has. Without a link, the form's button works only with scripts.
 */
export function formLink(href: string, phone: Phone | null): string | null {
  return href === '' || href === phone?.href ? null : href;
}
