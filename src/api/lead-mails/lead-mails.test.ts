import { expect, it } from 'vitest';
import { makeLocation } from '../../../tests/support/make-tenant.ts';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { siteYards } from '../../frame/locations/yards.ts';
import { config } from '../../tenant/schema/config.ts';
import { location } from '../../tenant/schema/location.ts';
import type { Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { photosText } from './attach-photos.ts';
import { changeConfirmation } from './change-mails.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { leadMail } from './lead-mails.ts';

const NO_VEHICLE = { vehicle_make: null, vehicle_model: null, stock_number: null };

/** The mails of a lead, to the dealer and to the shopper. */
function mailsOf(changes: Partial<Lead>, dealer = aDealer()) {
  const lead = storedLead(changes);
  const about = { lead, dealer, from: 'leads@platform.example', isResent: false, key: 'k' };
  return [
    leadMail({ ...about, target: 'sales@north.example' }),
    confirmationMail({ ...about, target: 'ana@example.com' }),
  ];
}

it('LEA-10 the mails to dealer and shopper name the kind of lead, also for careers enquiries', () => {
  const values = { category: 'General Enquiry', name: 'Ana' };
  for (const form of ['contact', 'careers'])
    for (const { subject, text } of mailsOf({
      form,
      values: form === 'contact' ? values : { name: 'Ana' },
      facts: { ...NO_VEHICLE, subcategory: 'Career Enquiry' },
    })) {
      expect(subject).toMatch(/careers enquiry$/);
      expect(text).not.toContain('General Enquiry');
    }
  const [finance] = mailsOf({
    form: 'finance',
    facts: { vehicle_title: '2026 Ford Everest', stock_number: '48213' },
  });
  expect(finance?.subject).toBe('Ana Bell asks about finance for the 2026 Ford Everest (48213)');
  expect(finance?.text).toContain('Finance Enquiry');
  const [parts] = mailsOf({ form: 'contact', values: { ...values, category: 'Parts Enquiry' }, facts: {} });
  expect(parts?.subject).toBe('Ana sends a parts enquiry');
});

it('the mail that confirms an enquiry to the shopper has the dealer’s promise, if it makes one', () => {
  const promise = 'We answer within two hours while we are open.';
  for (const [dealer, count] of [
    [aDealer({ promise }), 2],
    [aDealer(), 1],
  ] as const) {
    const [toDealer, toShopper] = mailsOf({ form: 'contact' }, dealer);
    expect(toShopper?.text.replaceAll('\n', ' ').split(promise)).toHaveLength(count);
    expect(toDealer?.text).not.toContain(promise);
  }
});

it.each(['test-drive', 'book-test-drive'])(
  'mails about the form %s are about a viewing if that is the dealer’s word',
  (form) => {
    const values = { name: 'Ana', dateTime: '2026-11-23T16:00', message: 'With two berths' };
    const facts = { vehicle_title: '2024 Jayco Silverline', subcategory: 'Test Drive' };
    const mails = mailsOf({ form, values, facts }, aDealer({ testDrive: 'viewing' }));
    for (const { subject, text, html } of mails) {
      expect(subject).toMatch(/viewing.* 2024 Jayco Silverline$/);
      expect(text).toContain('Viewing date: Monday 23 November, 4:00 pm');
      expect(`${subject} ${text} ${html}`).not.toMatch(/test drive|to drive/i);
    }
  },
);

it('the mails to dealer and shopper show names, times and phone numbers as the site does', () => {
  const values = {
    phone: '+61 7 7010 0110',
    dealership_slug: 'north-yard',
    dateTime: '2026-11-23T16:00',
    terms_conditions: true,
  };
  for (const { text } of mailsOf({ form: 'book-test-drive', values })) {
    expect(text).toContain('Preferred Dealership: North Yard');
    expect(text).toContain('Test Drive Booking Date: Monday 23 November, 4:00 pm');
    expect(text).toMatch(/(Call|Mobile Number): 07 7010 0110\n/);
    expect(text).toContain('Agreed to the terms: Yes');
  }
  const [strange] = mailsOf({ values: { phone: '12345678' }, form: 'enquiry' });
  expect(strange?.text).toContain('Call: 12345678');
});

it('the mails to dealer and shopper put no colon after a label that is a sentence or a question, and leave out fields without a value', () => {
  const values = {
    name: 'Ana',
    adjustment_accident: 'No',
    opt_in: false,
    dealership_slug: '-',
    trade_variant: ' ',
    trade_notes: '',
  };
  for (const { text, html, adf } of mailsOf({
    form: 'trade-in',
    values,
    facts: { opt_in_wording: 'Send me your news.' },
  })) {
    for (const shown of [text, adf ?? text]) {
      expect(shown).toContain('Has it been in an accident? No\n');
      expect(shown).toMatch(/Send me your news\. No(<|$)/m);
      expect(shown).not.toMatch(/[.?]:/);
    }
    for (const label of ['Preferred Dealership', 'Variant', 'Anything else', 'Last Name'])
      expect(`${text}${html}${adf}`).not.toContain(label);
  }
});

it('the mails to dealer and shopper name the vehicle with year, stock number and the address of its page', () => {
  const vehicle_url = 'https://www.north.example/cars/everest';
  for (const { text } of mailsOf({
    facts: { vehicle_title: '2026 Ford Everest', stock_number: 'S77', vehicle_url },
  }))
    expect(text).toMatch(
      /^2026 FORD EVEREST\nStock number: S77\n(On the website|View this vehicle): (\S+)$/m,
    );
});

it('DAT-39 the mails to dealer and shopper and the ADF say where the vehicle is if it is not at the yard that the lead is for', () => {
  const vehicle = { vehicle_title: '2022 Toyota HiLux', vehicle_yard: 'Toowoomba' };
  for (const { text, adf = text } of mailsOf({ form: 'finance', facts: vehicle }))
    expect([text, adf].filter((part) => part.includes('The vehicle is at our Toowoomba yard.'))).toHaveLength(
      2,
    );
  for (const { text } of mailsOf({ form: 'finance', facts: { ...vehicle, vehicle_yard: 'South Yard' } }))
    expect(text).toContain('The vehicle is at our South yard.');
  for (const { text } of mailsOf({ form: 'finance', facts: { vehicle_title: 'x' } }))
    expect(text).not.toContain('The vehicle is at');
});

it('the mails to dealer and shopper and the ADF say nothing about terms if the form does not ask to agree to them', () => {
  for (const form of ['contact', 'careers', 'finance'])
    for (const { text, adf } of mailsOf({ form, values: { name: 'Ana', terms_conditions: false } }))
      expect(`${text} ${adf}`).not.toContain('Agreed to the terms');
});

it('the text of the checkbox for news has the whole width of the mails, because it is too long for the column of labels', () => {
  const opt_in_wording = 'Yes, I would like to subscribe to receive latest offers & product updates.';
  for (const { html } of mailsOf({ values: { name: 'Ana', opt_in: false }, facts: { opt_in_wording } }))
    expect(html).toMatch(
      /<td class="mu ln" colspan="2"[^>]*>Yes, I would like [^<]* offers &amp; product updates\. <b[^>]*>No<\/b><\/td>/,
    );
});

it('the mail to the dealer keeps the capitals in the row of the yard, those of its name and of the day on which it opens', () => {
  const place = location.parse(
    makeLocation({
      address: { street: '1 Main Road', city: 'McLaren Vale', state: 'QLD', postcode: '4000' },
      contact_detail: { opening_hours: [{ weekday: 1, status: 'Open', open: '08:00', close: '17:00' }] },
    }),
  );
  const yards = siteYards({
    locations: [place],
    config: config.parse({}),
    location_page_key: 'location',
  });
  // A Saturday.
  const lead = { facts: { location_id: 'l1' }, receivedAt: new Date('2026-11-21T10:00:00Z') };
  const [mail] = mailsOf(lead, aDealer({ locations: [place], yards }));
  expect(mail?.text).toMatch(/^Yard: McLaren Vale, opens Monday 8 am$/m);
  expect(mail?.html).toContain('>McLaren Vale, opens Monday 8 am<');
});

it('the mail to the dealer says where the shopper wants to see or collect the vehicle', () => {
  const values = { name: 'Ana', distribution_location: 'Albany' };
  const [mail] = mailsOf({ form: 'enquiry', values });
  expect(mail?.text).toMatch(/^Where to see or collect it: Albany$/m);
  expect(mail?.html).toContain('>Albany<');
});

it.each(['test-drive', 'book-test-drive'])(
  'the subject of the mail to the dealer about the form %s says “books” only if the shopper chose a time',
  (form) => {
    const facts = { vehicle_title: '2026 Ford Everest' };
    const subjectOf = (dateTime: string | null) =>
      mailsOf({ form, values: { name: 'Ana', dateTime }, facts })[0]?.subject;
    expect(subjectOf(null)).toBe('Ana asks for a test drive of the 2026 Ford Everest');
    expect(subjectOf('2026-11-23T16:00')).toBe('Ana books a test drive of the 2026 Ford Everest');
  },
);

it('the button of the mail to the dealer starts an email about the vehicle', () => {
  const values = { name: 'Ana', email: 'ana@example.com' };
  const emailOf = (facts: Lead['facts']) => {
    const [mail] = mailsOf({ values, facts });
    return /<a href="([^"]*)"[^>]*>Email Ana</.exec(mail?.html ?? '')?.[1];
  };
  expect(emailOf({ vehicle_title: '2026 Ford Everest' })).toBe(
    'mailto:ana@example.com?subject=2026%20Ford%20Everest',
  );
  expect(emailOf(NO_VEHICLE)).toBe('mailto:ana@example.com');
});

it('the mail to the dealer says how many photos are attached, where the others are and how many are missing', () => {
  const attached = [{ filename: 'photo-1.jpg', content: Buffer.from('x') }];
  expect(photosText({ attached, notAttached: [], missing: 0 })).toBe('The shopper sent 1 photo; 1 attached.');
  expect(photosText({ attached, notAttached: ['photos/a/b.jpg'], missing: 1 })).toBe(
    'The shopper sent 3 photos; 1 attached. The operator of your website can send you the others from the data folder of the service: photos/a/b.jpg. 1 could not be found: please ask the shopper to send them again.',
  );
});

const yard = (id: string, name: string, phone?: string) =>
  location.parse(
    makeLocation({
      id,
      name,
      slug: id,
      dealership_id: id.slice(0, 2),
      dealership_slug: id.slice(0, 2),
      location_type: name.endsWith('Service') ? 'service' : 'sales',
      contact_detail: phone === undefined ? {} : { phone },
    }),
  );

/** The phone numbers in the confirmation to the shopper, and in the mail about a changed appointment. */
function numbersOf(lead: Partial<Lead>, dealer: Partial<Dealer>) {
  const locations = [
    yard('d1-sales', 'Main Yard', '02 5550 0100'),
    yard('d2-sales', 'South Yard', '+61 7 5550 0222'),
    yard('d2-service', 'South Yard Service', '02 5550 0333'),
    yard('d3-sales', 'West Yard'),
    yard('d3-service', 'West Yard Service', '02 5550 0444'),
  ];
  const about = {
    lead: storedLead(lead),
    dealer: aDealer({ phone: '02 5550 0100', locations, ...dealer }),
    from: 'leads@platform.example',
    target: 'ana@example.com',
    isResent: false,
    key: 'k',
  };
  return [confirmationMail(about), changeConfirmation(about)].map(
    ({ text }) => /^Call ([\d ]+\d)$/m.exec(text)?.[1] ?? null,
  );
}

it('DAT-35 mails to the shopper have the dealer’s phone number for the type of vehicle, or else that of the yard or workshop that the form is for', () => {
  const numbers = (facts: Lead['facts'], changes: Partial<Lead> = {}, dealer: Partial<Dealer> = {}) =>
    numbersOf({ facts, carType: 'used', ...changes }, dealer);
  expect(numbers({ location_id: 'd2-sales' })).toEqual(['07 5550 0222', '07 5550 0222']);
  expect(numbers({ location_id: 'd2-service' }, { carType: null })).toEqual(['02 5550 0333', '02 5550 0333']);
  // The yard's sales department has no number, so the number of its service department is used.
  expect(numbers({ location_id: 'd3-sales' })).toEqual(['02 5550 0444', '02 5550 0444']);
  expect(numbers({ car_dealership_id: 'd2' })).toEqual(['07 5550 0222', '07 5550 0222']);
  expect(numbers({})).toEqual(['02 5550 0100', '02 5550 0100']);
  expect(numbers({}, {}, { phone: null })).toEqual([null, null]);
  const phoneOverrides = { used: '1300555001' };
  expect(numbers({ location_id: 'd2-sales' }, {}, { phoneOverrides })).toEqual([
    '1300 555 001',
    '1300 555 001',
  ]);
  expect(numbers({ location_id: 'd2-sales' }, { carType: 'new' }, { phoneOverrides })).toEqual([
    '07 5550 0222',
    '07 5550 0222',
  ]);
});

it.each([
  ['sold', 'Please note: The vehicle is sold.'],
  ['other', 'Please note: The vehicle is no longer for sale.'],
  ['in_stock', null],
])('the mails to dealer and shopper about a vehicle of the status %s say %j', (vehicle_status, said) => {
  const facts = { vehicle_title: '2023 Mazda CX-5', vehicle_status };
  for (const { text } of mailsOf({ form: 'enquiry', facts })) {
    if (said === null) expect(text).not.toContain('Please note');
    else expect(text).toContain(said);
  }
});
