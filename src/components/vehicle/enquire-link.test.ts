import { expect, it } from 'vitest';
import { enquireLink } from './enquire-link.ts';

const phone = { text: '02 5550 0140', href: 'tel:+61255500140' };
const contact = (href: string) => ({
  phone,
  buttons: {
    reserve: null,
    enquire: { label: 'Enquire Now', href },
    tradeIn: false,
    print: false,
    chat: false,
  },
});

it('shows an enquiry that leads somewhere', () => {
  const href = 'mailto:sales@dealer.example';
  expect(enquireLink(contact(href))).toEqual({ label: 'Enquire Now', href });
});

it('shows none that leads nowhere, or only to the number of the call button', () => {
  for (const href of ['', '#enquire', phone.href]) expect(enquireLink(contact(href))).toBeNull();
});
