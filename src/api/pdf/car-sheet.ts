import anyAscii from 'any-ascii';
import { vehiclePhone } from '../../frame/locations/location-view.ts';
import { formatDate } from '../../lib/date-text.ts';
import { clip } from '../../lib/truncate.ts';
import type { Car } from '../../stock/car.ts';
import { carTitle, carVariant } from '../../stock/rules/car-title.ts';
import { vehiclePrices } from '../../stock/rules/price.ts';
import { type SpecRow, specRows } from '../../stock/rules/spec-row.ts';
import { tagView } from '../../stock/rules/tag.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';

/** Everything on a vehicle's printed sheet. */
export interface CarSheet {
  dealer: string;
  /** "COMING SOON"; empty if the vehicle has no tag. */
  tag: string;
  title: string;
  subtitle: string;
  /** "$46,990", or the words shown without a price. */
  price: string;
  /** "Drive away" */
  priceType: string;
  /** Lines below the price: "Was $48,990", "$44,990 with trade in". */
  otherPrices: string[];
  priceNote: string;
  facts: SpecRow[];
  features: string[];
  /** "and 12 more on our website"; empty if all features are listed. */
  moreFeatures: string;
  yard: { name: string; address: string; phone: string } | null;
  /** Licences of the dealer, which the law requires wherever vehicles are advertised. */
  licences: string;
  /** Address of the vehicle's page. */
  url: string;
  /** "Printed on 22 November 2026" */
  printed: string;
}

/** More features, or longer ones, would not fit on the page. */
const MAX_FEATURES = 14;
const MAX_FEATURE_LENGTH = 44;

const FACTS = [
  ...(['odometer', 'year', 'body', 'transmission', 'fuel', 'drive', 'engine', 'seats', 'doors'] as const),
  ...(['colour', 'sleeps', 'atm', 'gvm', 'ancap', 'consumption', 'rego', 'vin', 'stock'] as const),
];

/** Replaces characters that the sheet's font does not have, "Š" by "S": it has those of Western Europe only. */
export const printable = (text: string): string =>
  text.replace(/[^\n\x20-\x7e\xa0-\xff–—‘’“”•…€™]+/g, (run) => anyAscii(run));

/** All texts of a sheet, made printable. */
function printableSheet<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map(printableSheet) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, printableSheet(inner)]),
  ) as Value;
}

/**
 * The sheet of a vehicle (PRN-01).
 *
 * @param date ISO date on the dealer's clock
 */
export function carSheet(
  car: Car,
  { tenant: { site }, configOf, yardOf }: TenantStock,
  date: string,
): CarSheet {
  const config = configOf(car);
  const { price, tradeIn } = vehiclePrices(car, config);
  const yard = yardOf(car);
  const more = car.features.length - MAX_FEATURES;
  const { street, city, state, postcode } = yard?.departments[0].address ?? site.address;
  return printableSheet({
    dealer: site.name,
    tag: clip(tagView(car, config, new Date(date))?.text ?? '', 40),
    title: clip(carTitle(car), 70),
    subtitle: clip(carVariant(car), 90),
    price: price.kind === 'subscription' ? `${price.text} per ${price.per}` : price.text,
    priceType: price.kind === 'price' ? price.type : '',
    otherPrices: [
      price.kind === 'price' && price.was && `Was ${price.was}`,
      price.kind === 'subscription' && price.purchase && `${price.purchase.text} to buy`,
      tradeIn && `${tradeIn} with trade in`,
    ].filter((text) => typeof text === 'string'),
    priceNote: price.kind === 'price' ? clip(config.legal.price_note, 240) : '',
    facts: specRows(car, FACTS, new Date(date)).map(({ label, value }) => ({
      label,
      value: clip(value, 40),
    })),
    features: car.features.slice(0, MAX_FEATURES).map((feature) => clip(feature, MAX_FEATURE_LENGTH)),
    moreFeatures: more > 0 ? `and ${more} more on our website` : '',
    yard: {
      name: yard?.name ?? site.name,
      address: `${street}, ${city} ${state} ${postcode}`,
      phone: vehiclePhone(site, car, yard)?.text ?? '',
    },
    licences: site.licences.map(({ label, number, state: by }) => `${label} (${by}) ${number}`).join(' · '),
    url: new URL(car.path, site.url).href,
    printed: `Printed on ${formatDate(date)}`,
  });
}
