import { aTestDrive } from '../../frame/test-drive-word.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { vehicleName } from '../leads/lead-names.ts';
import type { Lead } from '../leads/schema.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { leadKind } from './lead-kind.ts';

type About = Pick<Lead, 'form' | 'values' | 'facts'>;

const joined = (...parts: unknown[]): string => parts.filter(Boolean).join(' ');

const theVehicle = (lead: About): string => joined('the', vehicleName(lead));

/** Sentences about what a shopper wants, without the shopper's name, by form. */
const ASKS = new Map<string, (lead: About, dealer: Pick<Dealer, 'testDrive'>) => string>([
  ['enquiry', (lead) => `asks about ${theVehicle(lead)}`],
  ['request-photos', (lead) => `asks for photos of ${theVehicle(lead)}`],
  ['reserve', (lead) => `wants to reserve ${theVehicle(lead)}`],
  ['finance', (lead) => `asks about finance${vehicleName(lead) === '' ? '' : ` for ${theVehicle(lead)}`}`],
  [
    'offer',
    ({ facts }) =>
      facts.offer_name ? `is interested in “${facts.offer_name}”` : 'is interested in an offer',
  ],
  [
    'service-booking',
    ({ values: { make, model } }) =>
      `asks for a service${make || model ? ` of a ${joined(make, model)}` : ''}`,
  ],
  [
    'trade-in',
    (lead) => {
      const { trade_year, trade_make, trade_model } = lead.values;
      const own = joined(trade_year, trade_make, trade_model) || 'vehicle';
      return vehicleName(lead) === ''
        ? `wants to sell a ${own}`
        : `wants to trade in a ${own} towards ${theVehicle(lead)}`;
    },
  ],
]);

function asksForTestDrive(lead: About, dealer: Pick<Dealer, 'testDrive'>): string {
  const verb = stringOrNull(lead.values.dateTime) === null ? 'asks for' : 'books';
  return `${verb} ${aTestDrive(dealer.testDrive)}${vehicleName(lead) === '' ? '' : ` of ${theVehicle(lead)}`}`;
}

/** "asks about the 2024 Kia Sorento" */
export function asksFor(lead: About, dealer: Pick<Dealer, 'testDrive'>): string {
  if (lead.form === 'test-drive' || lead.form === 'book-test-drive') return asksForTestDrive(lead, dealer);
  const words = ASKS.get(lead.form);
  const isNamed = !['enquiry', 'request-photos', 'reserve'].includes(lead.form) || vehicleName(lead) !== '';
  return words && isNamed ? words(lead, dealer) : `sends a ${leadKind(lead, dealer).toLowerCase()}`;
}

/** "enquiry", "finance enquiry", "test drive request": what the dealer has, as shoppers would call it. */
export function kindForShopper(lead: About, dealer: Pick<Dealer, 'testDrive'>): string {
  const kind = leadKind(lead, dealer).toLowerCase();
  return kind === 'vehicle enquiry' || kind === 'general enquiry' ? 'enquiry' : kind;
}
