import { expect, it } from 'vitest';
import { leadBrowser } from '../../../tests/support/lead-browser.ts';
import { readSuccess, type SuccessMarker, writeSuccess } from './success-marker.ts';

const { tab } = leadBrowser('https://www.north.example/success');

const SENT: SuccessMarker = {
  name: 'Ana',
  thanks: 'We have your request and will be in touch.',
  appointment: '/api/appointments/abc',
  booking: [['Vehicle', '2023 Mazda CX-5']],
  phone: { text: '07 7010 0193', href: 'tel:+61770100193' },
  yardPath: '/dealerships/alder-bay',
  estimate: null,
};
const stored = (changes: object) => {
  tab.set('w.sent', JSON.stringify({ ...SENT, ...changes }));
  return readSuccess();
};

it('LEA-03 the thank-you page gets what was stored about the form, with or without a phone number', () => {
  writeSuccess(SENT);
  expect(readSuccess()).toEqual(SENT);
  expect(stored({ phone: null })?.phone).toBeNull();
});

it.each([
  { phone: undefined },
  { phone: '07 7010 0193' },
  { phone: { text: '07 7010 0193' } },
  { phone: { text: 'Call', href: 'javascript:alert(1)' } },
  { phone: { text: 'Call', href: 'https://elsewhere.example' } },
  { appointment: 'https://elsewhere.example' },
  { booking: [['Vehicle']] },
  { booking: 'Vehicle' },
  { name: 1 },
])('ignores stored details with %j, so that the page shows no damaged text and no other link', (changes) => {
  expect(stored(changes)).toBeNull();
});
