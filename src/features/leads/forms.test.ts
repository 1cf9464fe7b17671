import { describe, expect, it, vi } from 'vitest';
import { ValidationError } from 'yup';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { testDriveTexts } from '../../frame/test-drive-texts.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { formFields, submitLabel } from './apply-settings.ts';
import type { FieldSpec } from './fields/kinds.ts';
import { emptyValues, type FormValues, schemaOf } from './form-fields.ts';
import { applyFlags } from './form-flags.ts';
import { leadEventId } from './form-spec.ts';
import { FORMS, type FormId, isFormId } from './forms.ts';

const VALID: FormValues = {
  name: 'Ana',
  last_name: '',
  email: 'ana@example.com',
  phone: '0400 000 000',
  message: 'Is it still there?',
  dateTime: '',
  terms_conditions: true,
};

const BY_DEFAULT = {
  messageRequired: true,
  termsRequired: false,
  optIn: 'News',
  optInTicked: true,
};
const formSchema = (id: FormId) =>
  schemaOf(FORMS[id].fields.flatMap((field) => applyFlags(field, BY_DEFAULT)));

/** Messages by field, in the order of the form. */
async function problemsOf(check: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await check;
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]));
  }
}

const problems = (id: FormId, values: FormValues) =>
  problemsOf(formSchema(id).validate(values, { abortEarly: false }));

describe('validation of a form', () => {
  it('accepts complete values', async () => {
    const { terms_conditions: _, dateTime: __, ...enquiry } = VALID;
    expect(await problems('enquiry', enquiry)).toEqual({});
    expect(await problems('test-drive', { ...VALID, message: '' })).toEqual({});
  });
  it('FRM-16 FRM-17 requires a message for an enquiry, but neither a message nor a date for a test drive', async () => {
    expect(await problems('test-drive', { ...VALID, message: '', dateTime: '' })).toEqual({});
    expect(await problems('enquiry', { ...VALID, message: '' })).toEqual({
      message: 'Please enter a message.',
    });
  });
  it('FRM-19 requires consent to the terms of a test drive', async () => {
    expect(await problems('test-drive', { ...VALID, terms_conditions: false })).toEqual({
      terms_conditions: '*You must agree to the terms of use before submitting.',
    });
  });
  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the email address %s', async (email) => {
    expect(await problems('enquiry', { ...VALID, email })).toEqual({ email: 'Please check your email.' });
  });
  it.each(['12', '+61 4', '041234', '0412 345'])('refuses the phone number %s', async (phone) => {
    expect(await problems('enquiry', { ...VALID, phone })).toEqual({
      phone: 'Please check your mobile number.',
    });
  });
  it('returns one message per field in the order of the form', async () => {
    const nothing = { ...VALID, name: ' ', email: '', phone: '', message: '' };
    expect(Object.entries(await problems('enquiry', nothing))).toEqual([
      ['name', 'Please enter your first name.'],
      ['email', 'Please enter your email.'],
      ['phone', 'Please enter your mobile number.'],
      ['message', 'Please enter a message.'],
    ]);
  });
  it('CON-07 accepts model years from 1900 to next year, and has separate messages for other years and for other texts', async () => {
    const problem = async (trade_year: string) =>
      (await problems('trade-in', { ...VALID, trade_year })).trade_year;
    const range = 'Please enter a year from 1900 to 2028.';
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-03T02:00:00Z') });
    try {
      for (const year of ['1900', '2019', '2028']) expect(await problem(year)).toBeUndefined();
      for (const year of ['1850', '2029', '2031']) expect(await problem(year)).toBe(range);
      for (const year of ['19', 'none'])
        expect(await problem(year)).toBe('Please enter the year with four digits.');
      vi.setSystemTime(new Date('2030-02-03T02:00:00Z'));
      expect(await problem('2031')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });
  it.each([
    ['trade-in', 'trade_odometer'],
    ['service-booking', 'odometer'],
  ] as const)('accepts kilometres with or without a unit in the form %s, not miles', async (form, name) => {
    const problem = async (text: string) => (await problems(form, { ...VALID, [name]: text }))[name];
    for (const text of ['45000', '45,000', '45 000', '45,000 km', '145000km', '45,000 KMs'])
      expect(await problem(text), text).toBeUndefined();
    for (const text of ['many', 'km', '45,000 miles'])
      expect(await problem(text), text).toBe('Please enter the kilometres as a number, such as 45,000.');
  });
  it('refuses a time that is malformed or past in all of Australia', async () => {
    expect(await problems('test-drive', { ...VALID, dateTime: 'tomorrow' })).toEqual({
      dateTime: 'Please choose a date and time.',
    });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-03T02:00:00Z') });
    try {
      for (const form of ['test-drive', 'book-test-drive'] as const) {
        const typed = { ...VALID, dealership_slug: 'birch-hill-motors' };
        // It is 10:00 in Western Australia, the last state to reach a time.
        expect(await problems(form, { ...typed, dateTime: '2027-02-03T10:15' })).toEqual({});
        for (const dateTime of ['2027-02-03T09:45', '2020-01-01T03:00'])
          expect(await problems(form, { ...typed, dateTime })).toEqual({
            dateTime: 'This time has passed. Please choose a later one.',
          });
      }
    } finally {
      vi.useRealTimers();
    }
  });
});

it('the schema of a form trims texts and turns an empty time into null', () => {
  expect(formSchema('test-drive').cast({ ...VALID, name: ' Ana ' })).toEqual({
    ...VALID,
    name: 'Ana',
    dateTime: null,
    opt_in: false,
  });
});

it('the dealer’s choices decide on the message, the terms and the checkbox for news of a dialog', () => {
  const shown = (flags: Parameters<typeof applyFlags>[1]) =>
    FORMS.enquiry.fields.flatMap((field) => applyFlags(field, flags));
  const byName = (name: string, flags: Parameters<typeof applyFlags>[1]) =>
    shown(flags).find((field) => field.name === name);
  expect(byName('message', BY_DEFAULT)?.required).toBe('Please enter a message.');
  expect(byName('message', { ...BY_DEFAULT, messageRequired: false })?.required).toBeUndefined();
  expect(byName('terms_conditions', BY_DEFAULT)).toBeUndefined();
  expect(byName('terms_conditions', { ...BY_DEFAULT, termsRequired: true })?.required).toMatch(/must agree/);
  expect(byName('opt_in', BY_DEFAULT)).toMatchObject({ label: 'News', ticked: true });
  expect(byName('opt_in', { ...BY_DEFAULT, optInTicked: false })).toMatchObject({ ticked: false });
  // The text is what the shopper consents to, so without the text there is no checkbox.
  expect(byName('opt_in', null)).toBeUndefined();
});

describe('fields of a form', () => {
  const FIELDS: FieldSpec[] = [
    {
      kind: 'select',
      name: 'category',
      label: 'Category',
      placeholder: 'Choose',
      options: ['General Enquiry'],
    },
    {
      kind: 'text',
      name: 'postcode',
      label: 'Postcode',
      required: 'Please enter your postcode.',
      maxLength: 4,
      format: { pattern: /^\d{4}$/, message: 'Invalid postcode. Please enter a 4-digit number.' },
    },
    { kind: 'check', name: 'opt_in', label: 'Subscribe', ticked: true },
  ];
  const check = (values: FormValues) =>
    problemsOf(schemaOf(FIELDS).validate({ ...emptyValues(FIELDS), ...values }, { abortEarly: false }));

  it('start empty, except for checkboxes that are ticked by default', () => {
    expect(emptyValues(FIELDS)).toEqual({ category: '', postcode: '', opt_in: true });
  });
  it('refuse missing, malformed and unlisted values, each with its own message', async () => {
    expect(await check({ category: 'General Enquiry', postcode: '4000', opt_in: false })).toEqual({});
    expect(await check({})).toEqual({ postcode: 'Please enter your postcode.' });
    expect(await check({ category: 'Other', postcode: '40' })).toEqual({
      category: 'Please choose from the list.',
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
    });
  });
});

it('the form for viewings asks for no test drive, and neither does its button', () => {
  const spec = FORMS['book-test-drive'];
  const settingsFor = (word: string) => ({
    ...FORM_SETTINGS,
    texts: testDriveTexts('book-test-drive', word),
  });
  const labels = (word: string) => formFields(spec, settingsFor(word)).map(({ label }) => label);
  expect(labels('test drive').filter((label) => /drive/i.test(label))).toHaveLength(2);
  expect(labels('viewing').filter((label) => /drive/i.test(label))).toEqual([]);
  expect(labels('viewing')).toEqual(
    expect.arrayContaining(['Viewing date', 'Vehicles you would like to see, and anything we should know']),
  );
  expect(labels('test ride')).toContain('Test ride date');
  const words = ['test drive', 'viewing', 'test ride'];
  expect(words.map((word) => submitLabel(spec, settingsFor(word)))).toEqual([
    'Book Test Drive',
    'Book Viewing',
    'Book Test Ride',
  ]);
});

it('no form has two fields of the same name, or a field named like a fact that the page adds to the lead', () => {
  for (const { fields } of Object.values(FORMS)) {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const fact of ['car_id', 'car_dealership_id', 'stock_number', 'website_id', 'url'])
      expect(names).not.toContain(fact);
  }
});

it('the event id of a lead depends on the form and the type of vehicle, and is 22 for an enquiry without a vehicle', () => {
  expect(CAR_TYPES.map((type) => leadEventId(FORMS.enquiry, type))).toEqual([14, 15, 14]);
  expect(CAR_TYPES.map((type) => leadEventId(FORMS['request-photos'], type))).toEqual([14, 15, 14]);
  expect(leadEventId(FORMS['test-drive'], 'new')).toBe(17);
  expect(leadEventId(FORMS['test-drive'], 'used')).toBe(48);
  expect(leadEventId(FORMS.enquiry, null)).toBe(22);
});

it('isFormId is true for the names of forms, and not for inherited properties', () => {
  expect(['enquiry', 'test-drive', 'chat', 'constructor', undefined].map(isFormId)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
