import { expect, it } from 'vitest';
import { formLink } from './form-link.ts';

const phone = { text: '02 5550 0140', href: 'tel:+61255500140' };

it('the link of a form’s button is its address, or null if that is empty or the phone number of the call button', () => {
  const href = 'mailto:sales@dealer.example';
  expect(formLink(href, phone)).toBe(href);
  expect(formLink(phone.href, null)).toBe(phone.href);
  for (const useless of ['', phone.href]) expect(formLink(useless, phone)).toBeNull();
});
