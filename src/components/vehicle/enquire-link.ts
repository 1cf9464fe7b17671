import type { VehiclePage } from '../../site/vehicle-page.ts';

type Contact = Pick<VehiclePage, 'buttons' | 'phone'>;

/**
 * The enquiry button, or null where it would lead nowhere: without an address, to a form that is not on
 * the page, or to the number that "Call Now" calls already.
 */
export function enquireLink({ buttons, phone }: Contact): { label: string; href: string } | null {
  const { label, href } = buttons.enquire;
  if (href === '' || href.startsWith('#') || href === phone?.href) return null;
  return { label, href };
}
