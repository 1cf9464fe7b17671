import { RAW_FIELDS, type RawField } from '../import/feed/feed-record.ts';
import type { Names } from './vocabulary.ts';

/** Column names of Australian dealer systems, with common variants separated by spaces. */
const SPELLINGS: Names = {
  id: 'id vehicle_id external_id',
  stocknum: 'stocknum stock_num stock_number stockno stock_no stock stock_id dealer_stock_number',
  vin: 'vin vin_number identification_number chassis_number chassis',
  regplate: 'rego regplate rego_num rego_number rego_no registration registration_number plate number_plate',
  rego_expiry: 'rego_expiry registration_expiry rego_exp regoexpiry rego_expires',
  title: 'title heading name',
  year: 'year year_group model_year manu_year manufacture_year yr',
  make: 'make brand manufacturer',
  model: 'model family model_name',
  badge: 'badge trim variant grade specification',
  series: 'series',
  body: 'body body_type body_style bodystyle',
  colour: 'colour color exterior_colour exterior_color body_colour ext_colour',
  interior_colour: 'interior_colour interior_color trim_colour int_colour',
  car_type: 'car_type stock_type listing_type condition new_used type_of_stock state_of_vehicle used_or_new',
  certified: 'certified',
  status: 'status sale_status availability',
  tag: 'tag stock_tag',
  reserved: 'reserved',
  sold: 'sold is_sold',
  preorder: 'preorder',
  created_at: 'created_at date_added created created_utc date_in_stock',
  updated_at: 'updated_at date_updated last_updated last_modified last_modified_utc modified',
  sold_date: 'sold_date sold_at date_sold sold_date_timestamp',
  dap_price: 'dapprice dap_price drive_away_price driveaway_price drive_away driveaway',
  egc_price: 'egcprice egc_price excl_govt_charges',
  price:
    'price advertised_price sale_price asking_price list_price retail_price selling_price internet_price internet_special',
  price_currency:
    'currency price_currency price.currency price.currency_code price.unit dap_price.currency dapprice.currency drive_away_price.currency egc_price.currency egcprice.currency',
  before_price: 'before_price was_price rrp',
  offer_price: 'offer_price special_price',
  subscription_price: 'subscription_price',
  price_type: 'price_type price_qualifier',
  km: 'odometer km kms kilometres kilometers mileage mileage.value odometer.value odometer_reading odometer_km odo',
  km_unit:
    'odometer_unit odometer_type odometer.unit odometer.units odometer.type mileage.unit mileage.units km.unit km.units km_unit unit_of_measure',
  compliance_date: 'compliance_date complianced_date compliance',
  build_date: 'build_date built_date build',
  fuel: 'fuel_type fuel fueltype',
  trans: 'transmission trans gear_type transmission_type gearbox',
  drive: 'drive drive_type drive_train drivetrain drive_wheel_configuration wheel_drive',
  seats: 'seats seat_capacity seating_capacity number_of_seats',
  doors: 'doors door_num number_of_doors',
  engine: 'engine_size engine engine_description engine_type',
  engine_litres: 'engine_size_litres enginesize_litres engine_litres litres',
  engine_cc: 'engine_capacity engine_cc cc',
  cylinders: 'cylinders cyl',
  induction: 'induction',
  gears: 'gears number_of_gears',
  fuel_consumption: 'fuel_consumption fuelconsumptioncombined',
  fuel_capacity: 'fuelcapacity fuel_capacity',
  gvm: 'gvm grossvehiclemass gross_vehicle_mass',
  length: 'length vehiclelength',
  width: 'width vehiclewidth',
  height: 'height vehicleheight',
  torque: 'torque',
  ancap: 'ancaprating ancap',
  dealercomments:
    'dealercomments dealer_comments comments description adv_description advertisement_description description_long advert_description',
  features: 'features options feature_list equipment standard_features',
  dealership_slug: 'dealership_slug',
  dealership_id: 'dealership_id external_dealership_identifier dealer_id',
  dealership_name: 'dealership_name dealer_name dealership dealer branch',
  location_id: 'location_code yard_code location_id',
  location_name: 'location_name yard location',
  phone: 'phone dealer_phone',
  street: 'street address.street address.addr1',
  city: 'city suburb address.city',
  state: 'state address.state address.region',
  postcode: 'postcode address.postcode',
  country: 'country',
  address: 'address',
  images:
    'images image_list image_urls image_url photo_urls photo_url photos image images.image images.url images.image.url image.url photos.photo photos.url photos.photo.url photo.url image_link additional_image_link photo pictures picture picture_url picture_urls pictures.picture pictures.url pics pic image_links photo_links photo_link',
  primary_image:
    'primary_image_url primary_image main_image main_image_url main_photo main_photo_url primary_photo cover_image',
  video_url: 'video_url video',
  external_video_url: 'external_video_url',
  spin_code: 'spin_code',
  spin_images: 'spin_images',
  show_on_dealer_website: 'show_on_dealer_website publish show_on_website',
  has_nvic: 'has_nvic',
  nvic_code: 'nvic_code nvic',
  redbook_code: 'redbook_code redbook rbc',
  file: 'file history_report_url',
  item_type: 'item_type vehicle_type category vehicle_class',
  views: 'views',
  allow_trade_in: 'allow_trade_in',
  sleeps: 'sleeps sleeping_capacity berths',
  tare_weight: 'tare tare_weight',
  atm: 'atm aggregate_trailer_mass',
  axle_type: 'axle_type axles',
  body_length: 'body_length',
  body_width: 'body_width',
  warranty: 'warranty',
  lams: 'lams lams_approved',
  state_average_market_price: 'state_average_market_price',
  average_market_price: 'average_market_price',
};

// Columns that are not read by their own name: two belong to other formats, and a private seller's address is read only
// by mapping files that name it.
const NOT_AUSTRALIAN: readonly RawField[] = ['sale_price', 'place_url', 'private_suburb', 'private_postcode'];

/**
 * Column names by field. Also used for CSV files without a mapping. A field that is not in `SPELLINGS` is read from the
 * column of the same name.
 */
export const AUSTRALIAN_NAMES: Names = {
  ...SPELLINGS,
  ...Object.fromEntries(
    RAW_FIELDS.filter((field) => !Object.hasOwn(SPELLINGS, field) && !NOT_AUSTRALIAN.includes(field)).map(
      (field) => [field, field],
    ),
  ),
};

/** Columns that no page shows, so the report does not list them as unused. */
export const AUSTRALIAN_IGNORED = 'listing_url url link provider_name engine_number cost engine_num';
