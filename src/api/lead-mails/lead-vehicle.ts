import { stringOrNull } from '../../lib/string-or-null.ts';
import { clip } from '../../lib/truncate.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { carTitle, carVariant } from '../../stock/rules/car-title.ts';
import { purchasePrice, vehiclePrices } from '../../stock/rules/price.ts';
import { type SpecName, specRows } from '../../stock/rules/spec-row.ts';
import { vehicleName } from '../leads/lead-names.ts';
import type { Lead } from '../leads/schema.ts';
import type { MailVehicle } from '../mail-design/parts/vehicle.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';

const MAX_NOTE = 300;

/** The specifications that matter most of each kind of vehicle. Those that are not known are left out. */
const CAR_FACTS: readonly SpecName[] = ['odometer', 'fuel', 'drive', 'seats', 'transmission'];
const FACTS = new Map<Car['item_type'], readonly SpecName[]>([
  ['motorcycle', ['odometer', 'engine', 'transmission', 'body', 'colour']],
  ['truck', ['odometer', 'gvm', 'body', 'transmission', 'fuel']],
  ['caravan', ['sleeps', 'tare', 'atm', 'bodyLength', 'condition']],
]);

/** The vehicle in stock that a lead is about; null if there is none, or the stock cannot be read. */
export const carOfLead = ({ facts }: Pick<Lead, 'facts'>, stock: TenantStock | null): Car | null =>
  stock?.byId.get(stringOrNull(facts.car_id) ?? '') ?? null;

/** The address of a vehicle's page if it is on the dealer's own site: facts may come from a browser. */
function ownHref(value: unknown, origin: string): string | null {
  const url = stringOrNull(value);
  return url?.startsWith(`${origin}/`) ? url : null;
}

const UNKNOWN = {
  variant: '',
  colour: '',
  price: '',
  priceType: '',
  toBuy: '',
  priceNote: '',
  place: '',
  rego: '',
};

function priceOf(
  car: Car,
  { configOf }: TenantStock,
): Pick<MailVehicle, 'price' | 'priceType' | 'toBuy' | 'priceNote'> {
  const config = configOf(car);
  const { price } = vehiclePrices(car, config);
  if (isGone(car)) return UNKNOWN;
  if (price.kind !== 'price' && price.kind !== 'subscription') return UNKNOWN;
  const purchase = purchasePrice(price);
  const priceNote = purchase ? clip(config.legal.price_note, MAX_NOTE) : '';
  if (price.kind === 'price') return { price: price.text, priceType: price.type, toBuy: '', priceNote };
  return {
    price: price.text,
    priceType: [`per ${price.per}`, price.note].filter(Boolean).join(', '),
    toBuy: purchase ? ['or to buy', purchase.text, purchase.type].filter(Boolean).join(' ') : '',
    priceNote,
  };
}

/**
 * The vehicle that a lead is about, without its picture. What the stock does not know any more comes from the lead.
 * Null if the lead is about no vehicle.
 *
 * @param date ISO date on the dealer's clock
 */
export function leadVehicle(
  lead: Pick<Lead, 'facts'>,
  dealer: Pick<Dealer, 'origin'>,
  stock: TenantStock | null,
  date: string,
): MailVehicle | null {
  const { stock_number, vehicle_url } = lead.facts;
  const car = carOfLead(lead, stock);
  const title = car === null ? vehicleName(lead) : carTitle(car);
  if (title === '') return null;
  const known = {
    title,
    stockNumber: stringOrNull(stock_number) ?? '',
    href: ownHref(vehicle_url, dealer.origin),
    picture: null,
  };
  if (car === null || stock === null) return { ...UNKNOWN, facts: [], ...known };
  const yard = stock.yardOf(car);
  return {
    ...known,
    variant: carVariant(car),
    colour: car.colour ?? '',
    ...priceOf(car, stock),
    facts: specRows(car, FACTS.get(car.item_type) ?? CAR_FACTS, new Date(date)),
    place: yard ? stock.placeOfYard(yard) : '',
    stockNumber: car.stocknum ?? known.stockNumber,
    rego: car.regplate ?? '',
  };
}
