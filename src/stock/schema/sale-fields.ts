import { CAR_STATUSES } from '../car-values.ts';
import { columns, derived, field, text } from './field.ts';
import {
  flag,
  oneOf,
  optionalAmount,
  optionalDate,
  optionalMoney,
  optionalPattern,
  optionalText,
  optionalWhole,
} from './value-schemas.ts';

/** Status, price, and the numbers that identify the vehicle. */
export const saleFields = {
  status: field(
    oneOf(CAR_STATUSES).default('in_stock'),
    'in_stock, coming_soon, sold or other, which is not for sale (DAT-03).',
    columns('status'),
  ),
  tag: field(optionalText, 'Short text on the card, such as "Runout Sale" (DAT-04).', text('tag', 60)),
  reserved: field(flag, 'Held for a shopper.', columns('reserved')),
  sold: field(
    flag,
    'Sold. For feeds of other formats, an import then sets `status` to `sold` too.',
    columns('sold'),
  ),
  gone_at: field(
    optionalDate,
    'When an import first lacked the vehicle. It is no longer for sale, and unless it was sold its page says that it is no longer available.',
    derived('set by the import'),
  ),
  certified: field(flag, 'Certified by the manufacturer.', columns('certified')),
  created_at: field(optionalDate, 'Date on which the vehicle came into stock.', columns('created_at')),
  updated_at: field(
    optionalDate,
    'Last change of the stock record; decides when stock counts as stale (SRC-42).',
    columns('updated_at'),
  ),
  price: field(
    optionalMoney,
    'Whole AUD; 0 or null if the vehicle has no price.',
    columns('price', 'price_currency', 'sale_price', 'sale_price_effective_date', 'dap_price', 'egc_price'),
  ),
  before_price: field(optionalMoney, 'Whole AUD, the price before a reduction.', columns('before_price')),
  offer_price: field(
    optionalMoney,
    'Whole AUD, reduced price "with trade in"; used only if it is below `price`.',
    columns('offer_price'),
  ),
  subscription_price: field(optionalAmount, 'AUD per week.', columns('subscription_price')),
  price_type: field(
    optionalText,
    'Words shown beside the price: "Drive away", "Excl. Govt Charges".',
    columns('price_type'),
  ),
  preorder: field(flag, 'Can be ordered, but is not in a yard yet.', columns('preorder')),
  km: field(optionalWhole(0, 5_000_000), 'Odometer in whole km.', columns('km', 'km_unit')),
  stocknum: field(optionalText, 'The dealer’s stock number.', columns('stocknum')),
  vin: field(
    optionalPattern(/^[A-Z0-9]{5,17}$/, 'must be 5 to 17 capitals and digits'),
    'VIN, or a chassis number before 1989.',
    columns('vin'),
  ),
  regplate: field(
    optionalPattern(/^[A-Z0-9]{1,9}$/, 'must be up to 9 capitals and digits'),
    'Registration plate.',
    columns('regplate'),
  ),
  rego_expiry: field(optionalDate, 'Day or month in which the registration ends.', columns('rego_expiry')),
  compliance_date: field(optionalDate, 'Day or month on the compliance plate.', columns('compliance_date')),
  build_date: field(optionalDate, 'Day or month of manufacture.', columns('build_date')),
};
