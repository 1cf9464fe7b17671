import type { Names } from './vocabulary.ts';

/** Column names of Google vehicle ads and vehicle listings (RSS, Atom or TSV), without the prefix `g:`. */
export const GOOGLE_NAMES: Names = {
  id: 'id',
  vin: 'vin',
  title: 'title',
  dealercomments: 'description',
  year: 'year',
  make: 'make brand',
  model: 'model',
  badge: 'trim',
  car_type: 'condition',
  certified: 'certified_pre_owned',
  status: 'availability',
  price: 'price',
  price_currency: 'price.currency price.unit price_currency currency',
  sale_price: 'sale_price',
  sale_price_effective_date: 'sale_price_effective_date',
  price_type: 'vehicle_price_type',
  km: 'mileage mileage.value',
  km_unit: 'mileage.unit mileage.units mileage_unit',
  colour: 'exterior_color color colour',
  interior_colour: 'interior_color',
  body: 'body_style vehicle_body_style body_type product_type',
  fuel: 'fuel_type engine_type vehicle_fuel',
  trans: 'transmission vehicle_transmission',
  drive: 'drivetrain drive_type',
  doors: 'doors number_of_doors',
  seats: 'seats seating_capacity',
  engine: 'engine vehicle_engine',
  item_type: 'google_product_category',
  images: 'image_link additional_image_link',
  features: 'vehicle_option features',
  created_at: 'date_in_stock date_first_on_lot',
  location_id: 'store_code vehicle_fulfillment.store_code',
  dealership_name: 'dealership_name dealer_name',
  address: 'dealership_address vehicle_dealer_address',
  phone: 'tracking_phone_number',
  place_url: 'maps_url',
  stocknum: 'stock_number',
  regplate: 'vehicle_registration_plate',
  video_url: 'video_link',
};

/** Columns that no page shows, so the report does not list them as unused. */
export const GOOGLE_IGNORED =
  'link link_template ads_redirect mobile_link identifier_exists vehicle_fulfillment.option vehicle_msrp place_id updated published author.name custom_label custom_label_0 custom_label_1 custom_label_2 custom_label_3 custom_label_4 gtin mpn guid pub_date';
