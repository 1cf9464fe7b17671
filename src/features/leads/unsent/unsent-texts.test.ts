import { afterEach, expect, it, vi } from 'vitest';
import { NO_VEHICLE, VEHICLE } from '../../../../tests/support/lead-subject.ts';
import type { UnsentLead } from './unsent-leads.ts';
import { unsentTitle, unsentValues } from './unsent-texts.ts';

const lead = (form: UnsentLead['form'], values: UnsentLead['values']): UnsentLead => ({
  key: 'k',
  form,
  subject: { ...NO_VEHICLE, vehicle: VEHICLE },
  noticeVersion: null,
  leadId: null,
  secondsToSubmit: 12,
  url: 'https://dealer.example/service',
  values,
  keptAt: 0,
});

afterEach(() => vi.useRealTimers());

it('the title of an unsent form is its subcategory, or else its category, and its vehicle', () => {
  expect(unsentTitle(lead('test-drive', {}))).toBe('Test Drive, 2023 Mazda CX-5');
  expect(unsentTitle(lead('contact', { category: 'Parts Enquiry' }))).toBe('Parts Enquiry, 2023 Mazda CX-5');
  // A form of an earlier release.
  expect(unsentTitle(lead('gone', {}))).toBe('2023 Mazda CX-5');
});

it('unsentValues lists the filled-in fields of a form with their labels, also ticked choices, but no single checkboxes', () => {
  // Dates of another year are shown with it.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T03:00:00Z') });
  const values = {
    name: 'Ana',
    last_name: '',
    dateTime: '2026-11-24T09:30',
    additional_services: ['Brake check', 'Battery check'],
    opt_in: true,
  };
  expect(unsentValues(lead('service-booking', values))).toEqual([
    ['Preferred date and time', 'Tuesday 24 November, 9:30 am'],
    ['First Name', 'Ana'],
    ['Additional services', 'Brake check, Battery check'],
  ]);
  expect(unsentValues(lead('service-booking', { ...values, additional_services: [] }))).toHaveLength(2);
  expect(unsentValues(lead('trade-in', { regoState: 'nsw' }))).toEqual([['State of registration', 'NSW']]);
});
