import type { Car, CarAddress, CaravanSpecifications, CarLocation, FinanceLender, Variant } from './car.ts';

/** Fields that have no default: a stock line always says them. */
export type RequiredField = 'id' | 'slug' | 'path' | 'name' | 'year' | 'make' | 'model' | 'car_type';

/** A vehicle with nothing but its defaults, keys in the order the stock file writes them; lists are fresh. */
export function blankCar(): Omit<Car, RequiredField> {
  return {
    badge: null,
    series: null,
    colour: null,
    interior_colour: null,
    status: 'in_stock',
    tag: null,
    reserved: false,
    sold: false,
    certified: false,
    created_at: null,
    updated_at: null,
    price: null,
    before_price: null,
    offer_price: null,
    subscription_price: null,
    price_type: null,
    preorder: false,
    km: null,
    stocknum: null,
    vin: null,
    regplate: null,
    rego_expiry: null,
    compliance_date: null,
    build_date: null,
    fuel: null,
    simple_fuel: null,
    body: null,
    simple_body: null,
    simple_transmission: null,
    trans: null,
    drive: null,
    seats: null,
    doors: null,
    engine_size: null,
    engine_size_litres: null,
    dealercomments: null,
    features: [],
    dealership_slug: null,
    dealership_id: null,
    dealership_name: null,
    city: null,
    state: null,
    views: null,
    photos_count: 0,
    show_on_dealer_website: true,
    has_nvic: false,
    nvic_code: null,
    redbook_code: null,
    file: null,
    allow_trade_in: false,
    item_type: 'car',
    video_url: null,
    external_video_url: null,
    primary_image_url: null,
    images: [],
    thumbnails: [],
    spin_images: [],
    spin_interior_image: null,
    spin_code: null,
    hotspots: null,
    private_suburb: null,
    private_postcode: null,
    sold_date_timestamp: null,
    state_average_market_price: null,
    average_market_price: null,
    payment_processors: [],
    finance_lenders: {},
    location: null,
    variant: null,
    caravan: null,
    extra_specs: [],
    seller_words: {},
  };
}

export function blankVariant(): Variant {
  return {
    cylinders: null,
    enginesize: null,
    enginesize_litres: null,
    induction: null,
    geartype: null,
    fuelconsumptioncombined: null,
    fuelcapacity: null,
    grossvehiclemass: null,
    vehiclelength: null,
    vehicleheight: null,
    vehiclewidth: null,
    torque: null,
    ancaprating: null,
    bodyconfiguration: null,
  };
}

export function blankCaravan(): CaravanSpecifications {
  return {
    body_width: null,
    body_length: null,
    tare_weight: null,
    axle_type: null,
    sleeps: null,
    aggregate_trailer_mass: null,
  };
}

export function blankAddress(): CarAddress {
  return { street: null, city: null, state: null, postcode: null, place_url: null };
}

export function blankLocation(): CarLocation {
  return { id: '', name: '', phone: null, slug: '', address: blankAddress(), distribution_locations: [] };
}

export function blankLender(): FinanceLender {
  return {
    interestRate: null,
    comparisonRate: null,
    paymentWeek: null,
    paymentMonth: null,
    totalPayable: null,
    termYears: null,
    termMonths: null,
    termWeeks: null,
    terms: {},
    deposit: null,
    balloon: null,
    establishmentFees: null,
    disclaimer: null,
    financeProvider: null,
  };
}
