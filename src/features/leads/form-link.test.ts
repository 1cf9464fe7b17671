import { expect, it } from 'vitest';
import { formLink } from './form-link.ts';

const phone = { text: '02 5550 0140', href: 'tel:+61255500140' };

it('formLink returns the address for the button of a form, or null if it is empty or is that of the "Call Now" button', () => {
  const href = 'mailto:sales@dealer.example';
  expect(formLink(href, phone)).toBe(href);
  expect(formLink(phone.href, null)).toBe(phone.href);
  for (const useless of ['', phone.href]) expect(formLink(useless, phone)).toBeNull();
});
