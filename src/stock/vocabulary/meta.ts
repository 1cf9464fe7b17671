import type { Names } from './vocabulary.ts';

/**
 * Column names of Meta automotive inventory: the `<listings>` form, the RSS form with `g:` and `vehicle:`
 * names mixed, CSV and TSV with flattened paths. `state_of_vehicle` is new or used; `condition` is the
 * quality, and is read only if `state_of_vehicle` is missing.
 */
export const META_NAMES: Names = {
  id: 'vehicle_id id',
  stocknum: 'stock_number stocknum dealer_stock_number',
  vin: 'vin',
  title: 'title',
  dealercomments: 'description',
  year: 'year',
  make: 'make brand',
  model: 'model',
  badge: 'trim',
  body: 'body_style product_type',
  car_type: 'state_of_vehicle condition',
  status: 'availability',
  price: 'price price.amount price.value',
  price_currency: 'price.currency price.unit price_currency currency',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_price_effective_date',
  price_type: 'vehicle_price_type',
  km: 'mileage.value mileage',
  km_unit: 'mileage.unit mileage.units',
  colour: 'exterior_color color',
  interior_colour: 'interior_color',
  fuel: 'fuel_type',
  trans: 'transmission',
  drive: 'drivetrain',
  doors: 'doors',
  seats: 'seats',
  engine: 'engine',
  item_type: 'vehicle_type',
  images: 'image.url image image_link images additional_image_link images.url',
  features: 'features vehicle_option features.value',
  created_at: 'date_first_on_lot',
  regplate: 'vehicle_registration_plate',
  location_id: 'store_code',
  dealership_id: 'dealer_id',
  dealership_name: 'dealer_name',
  phone: 'dealer_phone',
  street: 'address.addr1 address.street_address address.street',
  city: 'address.city',
  state: 'address.region address.state',
  postcode: 'address.postal_code address.postcode',
  country: 'address.country',
  address: 'address vehicle_dealer_address',
  video_url: 'video.url',
};

/** Columns that no page shows, so the report does not list them as unused. */
export const META_IGNORED =
  'url link address.format image.tag fb_page_id latitude longitude custom_label custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 address.addr2 address.addr3 days_on_lot identifier_exists google_product_category vehicle_fulfillment guid link_template address.unit_number pub_date applink';
