import { escapeHtml } from '../../lib/escape-html.ts';
import { zonedIso } from '../../lib/zoned-iso.ts';
import { shopperName } from '../leads/lead-names.ts';
import { zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import { rowText } from '../mail-design/parts/facts.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { formRows, otherYardText } from './lead-rows.ts';

/** Characters that XML 1.0 does not allow, not even escaped. */
const INVALID_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const text = (value: unknown): string => escapeHtml(String(value ?? '').replace(INVALID_IN_XML, ' '));

function element(name: string, attributes: Record<string, string>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${text(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

const leaf = (name: string, value: unknown, attributes: Record<string, string> = {}): string =>
  element(name, attributes, text(value));

/** An element that is left out if it would be empty. */
const optional = (name: string, value: unknown, attributes: Record<string, string> = {}): string =>
  value === null || value === undefined || value === '' ? '' : leaf(name, value, attributes);

const INTEREST: Partial<Record<string, string>> = {
  'test-drive': 'test-drive',
  'book-test-drive': 'test-drive',
};

/**
 * The vehicle to buy. ADF requires a vehicle with year, make and model, so these elements are empty if the lead names
 * no vehicle. The vehicle then has neither an interest nor a status.
 */
function vehicle({ form, facts, carType }: Lead): string {
  const isNamed = [facts.car_id, facts.vehicle_make, facts.vehicle_model].some(Boolean);
  const status: Record<string, string> =
    carType === null ? {} : { status: carType === 'new' ? 'new' : 'used' };
  return element(
    'vehicle',
    isNamed ? { interest: INTEREST[form] ?? 'buy', ...status } : {},
    [
      optional('id', facts.car_id, { source: 'website' }),
      leaf('year', facts.vehicle_year),
      leaf('make', facts.vehicle_make),
      leaf('model', facts.vehicle_model),
      optional('stock', facts.stock_number),
      optional('comments', facts.vehicle_url ?? facts.url),
    ].join(''),
  );
}

/** The vehicle to buy, and for a trade-in the shopper's own vehicle, alone if the shopper only sells it. */
function vehicles(lead: Lead): string {
  const { trade_year, trade_make, trade_model, trade_odometer, trade_notes } = lead.values;
  if (lead.form !== 'trade-in') return vehicle(lead);
  const interest = lead.facts.car_id ? 'trade-in' : 'sell';
  const shoppersVehicle = element(
    'vehicle',
    { interest, status: 'used' },
    [
      leaf('year', trade_year),
      leaf('make', trade_make),
      leaf('model', trade_model),
      optional('odometer', String(trade_odometer ?? '').replaceAll(/[, ]/g, ''), { units: 'km' }),
      optional('comments', trade_notes),
    ].join(''),
  );
  return lead.facts.car_id ? `${vehicle(lead)}\n${shoppersVehicle}` : shoppersVehicle;
}

/** Values that have an element of their own in ADF, so that the comments do not repeat them. */
const VALUES_WITH_ELEMENT = new Set(['name', 'last_name', 'email', 'phone']);

function comments(lead: Lead, dealer: Dealer): string {
  const rest = Object.entries(lead.values).filter(([name]) => !VALUES_WITH_ELEMENT.has(name));
  const offer = lead.facts.offer_name ? [`Offer: ${lead.facts.offer_name}`] : [];
  const lines = formRows({ ...lead, values: Object.fromEntries(rest) }, dealer);
  const elsewhere = otherYardText(lead);
  return [...offer, ...(elsewhere === null ? [] : [elsewhere]), ...lines.map(rowText)].join('\n');
}

function customer(lead: Lead, dealer: Dealer): string {
  const { name, last_name, email, phone } = lead.values;
  const names = [
    optional('name', name, { part: 'first' }),
    optional('name', last_name, { part: 'last' }),
  ].join('');
  const contactDetails = [
    optional('email', email),
    // ADF requires an email or a phone.
    email && !phone ? '' : leaf('phone', phone, { type: 'voice' }),
  ].join('');
  return element(
    'customer',
    {},
    element('contact', {}, (names || leaf('name', shopperName(lead), { part: 'full' })) + contactDetails) +
      optional('comments', comments(lead, dealer)),
  );
}

/** The dealer, with its main phone number or else the email address that mails come from. */
function vendor({ name, origin, phone }: Dealer, email: string): string {
  const contact = leaf('name', name, { part: 'full', type: 'business' });
  const reachable = phone === null ? leaf('email', email) : leaf('phone', phone, { type: 'voice' });
  return element(
    'vendor',
    {},
    leaf('vendorname', name) + leaf('url', origin) + element('contact', {}, contact + reachable),
  );
}

/**
 * A lead as ADF 1.0 XML, the format that dealers' CRM systems read from mails.
 *
 * @param sender address that mails come from
 * @param isResent true if it was sent before: ops send it again, or its appointment was changed
 */
export function adfOf(lead: Lead, dealer: Dealer, sender: string, isResent: boolean): string {
  const provider =
    leaf('name', `${dealer.name} website`, { part: 'full', type: 'business' }) +
    optional('service', lead.facts.category) +
    leaf('url', dealer.origin);
  const prospect = [
    leaf('id', lead.id, { source: 'website' }),
    leaf('requestdate', zonedIso(lead.receivedAt, zoneOfLead(lead, dealer))),
    vehicles(lead),
    customer(lead, dealer),
    vendor(dealer, sender),
    element('provider', {}, provider),
  ].join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n${element('prospect', { status: isResent ? 'resend' : 'new' }, `\n${prospect}\n`)}\n</adf>\n`;
}
