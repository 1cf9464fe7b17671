/**
 * The Car entity: one vehicle of any kind (car, truck, motorcycle, caravan), as the specification's
 * section 3 names it. Field names are the specification's; the index, feeds and API speak them.
 *
 * Absent text, numbers and dates are `null`; absent lists are empty. Money is whole AUD, distance km,
 * length mm, mass kg, consumption L/100km, dates ISO 8601.
 */

export const CAR_TYPES = ['new', 'used', 'demo'] as const;
export type CarType = (typeof CAR_TYPES)[number];

export const CAR_STATUSES = ['in_stock', 'coming_soon', 'sold', 'other'] as const;
export type CarStatus = (typeof CAR_STATUSES)[number];

export const ITEM_TYPES = ['car', 'truck', 'motorcycle', 'caravan'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** DAT-37, in the specification's spelling and order. */
export const BODY_TYPES = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
] as const;
/** Bodies of trucks, motorcycles and caravans, which the specification's list leaves unnamed. */
export const OTHER_BODY_TYPES = [
  'rigidTruck',
  'primeMover',
  'tipper',
  'naked',
  'sport',
  'cruiser',
  'adventure',
  'touring',
  'trail',
  'scooter',
  'caravan',
  'popTop',
  'hybridCaravan',
  'camperTrailer',
] as const;
export type BodyType = (typeof BODY_TYPES)[number] | (typeof OTHER_BODY_TYPES)[number];

export const SIMPLE_FUELS = [
  'Petrol',
  'Diesel',
  'Hybrid',
  'Plug-in Hybrid',
  'Electric',
  'LPG',
  'Hydrogen',
] as const;
export type SimpleFuel = (typeof SIMPLE_FUELS)[number];

export const SIMPLE_TRANSMISSIONS = ['Automatic', 'Manual'] as const;
export type SimpleTransmission = (typeof SIMPLE_TRANSMISSIONS)[number];

export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type AustralianState = (typeof STATES)[number];

export interface CarImage {
  image: { url: string; thumb: { url: string } };
}

export interface Hotspot {
  id: string;
  description: string;
}

export interface HotspotPosition {
  hotspotId: string;
  /** Spin angle in degrees at which the hotspot shows, 0 to 359. */
  activeAngle: number;
  /** Position in the frame in percent, 0 to 100. */
  posX: number;
  posY: number;
}

export interface Hotspots {
  exterior: Hotspot[];
  interior: Hotspot[];
  positions: HotspotPosition[];
}

/** Key of `finance_lenders`: the lender's name as the site configuration spells it. */
export interface FinanceLender {
  /** % p.a. */
  interestRate: number | null;
  /** % p.a. */
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  totalPayable: number | null;
  termYears: number | null;
  termMonths: number | null;
  termWeeks: number | null;
  /** Repayment by term, `term{n}` where n is years. */
  terms: Record<string, number>;
  deposit: number | null;
  balloon: number | null;
  establishmentFees: number | null;
  disclaimer: string | null;
  financeProvider: string | null;
}

export interface PaymentProcessor {
  name: string;
  /** Reserve deposit in AUD. */
  deposit: number | null;
}

export interface Variant {
  cylinders: number | null;
  enginesize: number | null;
  enginesize_litres: number | null;
  induction: string | null;
  geartype: string | null;
  fuelconsumptioncombined: number | null;
  fuelcapacity: number | null;
  grossvehiclemass: number | null;
  vehiclelength: number | null;
  vehicleheight: number | null;
  vehiclewidth: number | null;
  torque: number | null;
  ancaprating: number | null;
  bodyconfiguration: string | null;
}

export interface CaravanSpecifications {
  body_width: number | null;
  body_length: number | null;
  tare_weight: number | null;
  axle_type: string | null;
  sleeps: number | null;
  aggregate_trailer_mass: number | null;
}

export interface CarAddress {
  street: string | null;
  city: string | null;
  state: AustralianState | null;
  postcode: string | null;
  place_url: string | null;
}

export interface CarLocation {
  id: string;
  name: string;
  phone: string | null;
  slug: string;
  address: CarAddress;
  distribution_locations: string[];
}

export interface Car {
  /** Unique within the tenant and stable between imports. */
  id: string;
  /** Unique within the tenant; lower-case words joined by hyphens. */
  slug: string;
  /** `/cars/{slug}` */
  path: string;
  /** "2023 Ford Ranger Wildtrak" */
  name: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  colour: string | null;
  interior_colour: string | null;
  car_type: CarType;
  status: CarStatus;
  tag: string | null;
  reserved: boolean;
  sold: boolean;
  certified: boolean;
  created_at: string | null;
  /** Last change of the stock record; what the stale-stock window measures (SRC-42). */
  updated_at: string | null;
  /** 0 or null: no price to show. */
  price: number | null;
  before_price: number | null;
  /** Reduced price "with trade in"; counts only when below `price`. */
  offer_price: number | null;
  /** AUD per week. */
  subscription_price: number | null;
  /** As shown beside the price: "Drive away", "Excl. Govt Charges". */
  price_type: string | null;
  preorder: boolean;
  km: number | null;
  stocknum: string | null;
  vin: string | null;
  regplate: string | null;
  rego_expiry: string | null;
  compliance_date: string | null;
  build_date: string | null;
  /** The seller's words; `simple_fuel` is the canonical value. */
  fuel: string | null;
  simple_fuel: SimpleFuel | null;
  /** The seller's words; `simple_body` is the canonical value. */
  body: string | null;
  simple_body: BodyType | null;
  simple_transmission: SimpleTransmission | null;
  /** The seller's words; `simple_transmission` is the canonical value. */
  trans: string | null;
  drive: string | null;
  seats: number | null;
  doors: number | null;
  /** "2.0L turbo diesel", the seller's words. */
  engine_size: string | null;
  engine_size_litres: number | null;
  dealercomments: string | null;
  features: string[];
  dealership_slug: string | null;
  dealership_id: string | null;
  dealership_name: string | null;
  city: string | null;
  state: AustralianState | null;
  views: number | null;
  photos_count: number;
  show_on_dealer_website: boolean;
  has_nvic: boolean;
  nvic_code: string | null;
  redbook_code: string | null;
  /** History report link. */
  file: string | null;
  allow_trade_in: boolean;
  item_type: ItemType;
  video_url: string | null;
  external_video_url: string | null;
  primary_image_url: string | null;
  images: CarImage[];
  thumbnails: string[];
  spin_images: string[];
  spin_interior_image: string | null;
  spin_code: string | null;
  hotspots: Hotspots | null;
  /** Never leaves the server: neither index nor page shows it. */
  private_suburb: string | null;
  /** Never leaves the server: neither index nor page shows it. */
  private_postcode: string | null;
  /** Unix seconds. */
  sold_date_timestamp: number | null;
  state_average_market_price: number | null;
  average_market_price: number | null;
  payment_processors: PaymentProcessor[];
  finance_lenders: Record<string, FinanceLender>;
  location: CarLocation | null;
  variant: Variant | null;
  caravan: CaravanSpecifications | null;
  /** LAMS approved, licence class and the like, as label and value. */
  extra_specs: { label: string; value: string }[];
  /** What the seller wrote where normalising changed it, by field. */
  seller_words: Record<string, string>;
}
