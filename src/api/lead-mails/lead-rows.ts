import { questionOf } from '../../features/leads/adjustment-answers.ts';
import { type FieldValue, plainWords, type ValueWriter } from '../../features/leads/fields/field-kind.ts';
import { type FieldSpec, hasValue, kindOf } from '../../features/leads/fields/kinds.ts';
import { withLabel } from '../../features/leads/form-flags.ts';
import { CAREERS_ENQUIRY, type FormSpec } from '../../features/leads/form-spec.ts';
import { FORMS, isFormId } from '../../features/leads/forms.ts';
import { timeText } from '../../features/leads/moment-text.ts';
import { addressText } from '../../frame/locations/location-view.ts';
import { testDriveTexts } from '../../frame/test-drive-texts.ts';
import { localTime, twelveHour } from '../../lib/clock.ts';
import { phoneView } from '../../lib/phone.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { zoneLabel } from '../../lib/zone-label.ts';
import { placeOfLead, zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import type { FactRow } from '../mail-design/parts/facts.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { isCareers } from './lead-kind.ts';

/** Facts of a dealer that the rows of a lead depend on. */
type RowDealer = Pick<Dealer, 'dealershipNames' | 'questions' | 'timezone' | 'locations' | 'testDrive'>;

/** Shoppers often write a dash into a field that they do not want to answer. */
const EMPTY_OR_DASH = /^[-–—]?$/;

export const row = (label: string, value: FieldValue | null | undefined): FactRow[] => {
  const text = plainWords(value ?? '').trim();
  return EMPTY_OR_DASH.test(text) ? [] : [{ label, value: text }];
};

type Booked = Pick<Lead, 'facts' | 'receivedAt'>;
type Clocks = Pick<Dealer, 'locations' | 'timezone'>;

/**
 * A time with ", Perth time" after it if the place has another time zone than the dealer: readers would otherwise take
 * it for their own time.
 */
function withZone(text: string, lead: Booked, dealer: Clocks): string {
  const zone = zoneOfLead(lead, dealer);
  return zone === dealer.timezone ? text : `${text}, ${zoneLabel(zone)}`;
}

/**
 * "Monday 23 November, 4:00 pm", with the zone if readers may take it for another.
 *
 * @param stamp "2026-11-23T16:00"
 */
export const bookedTime = (stamp: string, lead: Booked, dealer: Clocks): string =>
  withZone(timeText(stamp, localTime(lead.receivedAt, zoneOfLead(lead, dealer)).year), lead, dealer);

/** The time of day of the same, "4:00 pm". */
export const bookedClock = (stamp: string, lead: Booked, dealer: Clocks): string =>
  withZone(twelveHour(stamp.slice(11)), lead, dealer);

/** Writes phone numbers, times and names of dealerships for the readers of a mail. */
const writerOf = (lead: Booked, dealer: RowDealer): ValueWriter => ({
  phone: (text) => phoneView(text)?.text ?? text,
  time: (stamp) => bookedTime(stamp, lead, dealer),
  dealership: (slug) => dealer.dealershipNames.get(slug) ?? slug,
});

/** "Birch Hill Sales, 1 Long Street, Birch Hill WA 6000" if the lead books a time at a known place. */
function bookedPlace(lead: Pick<Lead, 'values' | 'facts'>, { locations }: RowDealer): string | null {
  const place = lead.values.dateTime ? placeOfLead(lead, locations) : null;
  return place && `${place.name.trim()}, ${addressText(place.address)}`;
}

const NO_FORM: Pick<FormSpec, 'fields'> = { fields: [] };

/** Agreements say least about what a shopper wants, so they come last. */
const isConsent = (name: string): boolean => name === 'opt_in' || name === 'terms_conditions';

/** The filled fields of a lead's form with their labels, in the form's order, and agreements after all others. */
export function formRows(
  lead: Pick<Lead, 'form' | 'values' | 'facts' | 'receivedAt'>,
  dealer: RowDealer,
): FactRow[] {
  const { fields } = isFormId(lead.form) ? FORMS[lead.form] : NO_FORM;
  const texts =
    lead.form === 'test-drive' || lead.form === 'book-test-drive'
      ? testDriveTexts(lead.form, dealer.testDrive)
      : {};
  const labelOf = (field: FieldSpec) => {
    if (field.name === 'opt_in') return stringOrNull(lead.facts.opt_in_wording) ?? field.label;
    return withLabel(field, texts).label;
  };
  const writer = writerOf(lead, dealer);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const rowsOf = ([name, value]: [string, FieldValue | null]): FactRow[] => {
    const field = byName.get(name);
    if (field === undefined) return row(dealer.questions.get(questionOf(name) ?? '') ?? name, value);
    // The stored category is that of the dealer's systems, which have none for careers (LEA-10).
    if (name === 'category' && isCareers(lead)) return row(labelOf(field), CAREERS_ENQUIRY);
    if (value === null || !hasValue(field)) return row(labelOf(field), value);
    const { inWords, labelInWords = labelOf(field) } = kindOf(field);
    return row(labelInWords, inWords(value, field, writer));
  };
  const entries = Object.entries(lead.values);
  const { booking, valuation, photos } = lead.facts;
  return [
    ...entries.filter(([name]) => !isConsent(name)).flatMap(rowsOf),
    ...row('Where', bookedPlace(lead, dealer)),
    ...row('Booking', booking),
    ...row('Online estimate', valuation),
    ...row('Photos', photos),
    ...entries.filter(([name]) => isConsent(name)).flatMap(rowsOf),
  ];
}

/**
 * "The vehicle is at our Toowoomba yard." Null if it is at the yard that the lead is sent to, or its yard is not known.
 */
export const otherYardText = ({ facts: { vehicle_yard } }: Pick<Lead, 'facts'>): string | null =>
  typeof vehicle_yard === 'string'
    ? `The vehicle is at our ${vehicle_yard.replace(/ yard$/i, '')} yard.`
    : null;

/** Notes on vehicles that nobody can buy, by their status when the lead was sent. */
const STATUS_NOTES = new Map([
  ['sold', 'The vehicle is sold.'],
  ['other', 'The vehicle is no longer for sale.'],
]);

/** Notes about the vehicle and the offer of a lead, for dealer and shopper. */
export const noteRows = (lead: Pick<Lead, 'facts'>): FactRow[] => [
  ...row('Offer', lead.facts.offer_name),
  ...row(
    'Please note',
    [STATUS_NOTES.get(String(lead.facts.vehicle_status)), otherYardText(lead)].filter(Boolean).join(' '),
  ),
];

/** A lead without some values of its form, which its mail shows elsewhere. */
export const withoutValues = <About extends Pick<Lead, 'values'>>(
  lead: About,
  names: readonly string[],
): About => ({
  ...lead,
  values: Object.fromEntries(Object.entries(lead.values).filter(([name]) => !names.includes(name))),
});

/** The shopper's own words; null if there are none. */
export function messageOf({ values: { message } }: Pick<Lead, 'values'>): string | null {
  const text = typeof message === 'string' ? message.trim() : '';
  return EMPTY_OR_DASH.test(text) ? null : text;
}
