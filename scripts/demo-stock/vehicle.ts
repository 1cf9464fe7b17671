import type { Car, CarType } from '../../src/stock/car.ts';
import { blankCar } from '../../src/stock/car-defaults.ts';
import { stockSlug } from '../../src/stock/text/slug.ts';
import { type Age, chooseAge, odometer, type Today } from './age.ts';
import { ALL_COLOURS, chooseColour, interiorColour, marketingColour } from './colours.ts';
import { chooseYard, type Dealer, type Yard } from './dealer.ts';
import { lenderEntry } from './finance.ts';
import type { Grade } from './grade.ts';
import { nvic, plate, vin } from './identity.ts';
import { choosePictures, everyPicture, type PictureLibrary, type PictureSet } from './pictures.ts';
import type { Plan } from './plan.ts';
import { choosePrices } from './price.ts';
import { type Random, seeded } from './random.ts';
import { NOT_YET_ARRIVED, type Situation, SOLD } from './situation.ts';
import { fuelWords, simpleTransmission, variantOf } from './specs.ts';
import type { SpinLibrary } from './spins.ts';
import { listingOf, registrationOf } from './status-and-dates.ts';
import { type SaleState, writeComments } from './words/comments.ts';
import { chooseFeatures } from './words/features.ts';

/** Random choices made before a vehicle is written. */
export interface Draft {
  number: number;
  grade: Grade;
  carType: CarType;
  situation: Situation;
  /** Badge, price and year of a special vehicle, instead of random ones. */
  fixed: { badge: string; price: number; year: number } | null;
}

interface Setting {
  plan: Plan;
  dealer: Dealer;
  library: PictureLibrary;
  spins: SpinLibrary;
  today: Today;
}

function saleState(situation: Situation): SaleState {
  if (SOLD.has(situation)) return 'sold';
  if (NOT_YET_ARRIVED.has(situation)) return 'not_arrived';
  return situation === 'reserved' ? 'reserved' : 'in_yard';
}

function placeOf(yard: Yard): Partial<Car> {
  return {
    location: yard.location,
    dealership_slug: yard.dealership.slug,
    dealership_id: yard.dealership.id,
    dealership_name: yard.dealership.name,
    city: yard.location.address.city,
    state: yard.location.address.state,
  };
}

/** Fields of the spin, if the vehicle has one. Every second vehicle whose spin has a film shows the film, too. */
function spinFields(
  draft: Draft,
  set: PictureSet | null,
  pictures: number,
  spins: SpinLibrary,
): Partial<Car> {
  const spin = set && spins.find(set, pictures);
  if (!spin) return {};
  const { film, ...rest } = spin;
  return { ...rest, video_url: draft.number % 2 === 0 ? film : null };
}

function picturesOf({ number, situation }: Draft, set: PictureSet, plan: Plan, random: Random): string[] {
  if (situation === 'no_picture') return [];
  const chosen = choosePictures(set, random);
  return number === plan.mostPictured ? everyPicture(set) : chosen;
}

function appearance(draft: Draft, { plan, library, spins }: Setting, random: Random): Partial<Car> {
  const drawn = library.coloursOf(draft.grade.art);
  const colour = chooseColour(drawn.length > 0 ? drawn : ALL_COLOURS, draft.grade.itemType, random);
  const { art: body, model } = draft.grade;
  const set = library.find({ background: plan.background, body, colour, model });
  const urls = set ? picturesOf(draft, set, plan, random) : [];
  return {
    colour,
    seller_words: { colour: marketingColour(colour, random) },
    interior_colour: draft.grade.itemType === 'motorcycle' ? null : interiorColour(random),
    images: urls.map((url) => ({ image: { url, thumb: { url } } })),
    photos_count: urls.length,
    primary_image_url: urls[0] ?? null,
    thumbnails: urls,
    ...spinFields(draft, set, urls.length, spins),
  };
}

/** Weekly subscription price in AUD, in steps of $5; null for old or cheap vehicles. */
const weeklyPrice = (price: number, years: number): number | null =>
  years < 7 && price > 30_000 ? Math.round((price * 0.0043) / 5) * 5 : null;

/** A caravan without an engine of its own. */
const isTowed = ({ itemType, engine }: Grade): boolean => itemType === 'caravan' && !engine;

function money(draft: Draft, age: Age, km: number | null, plan: Plan, random: Random): Partial<Car> {
  const prices = choosePrices(draft.grade, draft.carType, age.years, km, random);
  const hidden =
    draft.situation === 'price_on_request' || (draft.situation === 'preorder' && random.chance(0.6));
  const price = draft.fixed?.price ?? prices.price;
  if (hidden) return { price: null, price_type: null };
  const runout = draft.situation === 'runout' ? price + 3_000 : null;
  const financed = plan.lender !== null && random.chance(0.85) && price > 5_000;
  return {
    price,
    price_type: (isTowed(draft.grade) && plan.towedPriceType) || plan.priceType,
    before_price: runout ?? (draft.fixed ? null : prices.before),
    offer_price: draft.fixed ? null : prices.offer,
    subscription_price: plan.subscriptions && random.chance(0.5) ? weeklyPrice(price, age.years) : null,
    state_average_market_price: draft.fixed ? null : prices.stateAverage,
    average_market_price: draft.fixed ? null : prices.average,
    finance_lenders:
      financed && plan.lender ? { [plan.lender]: lenderEntry(plan.lender, price, age.years) } : {},
    payment_processors: random.chance(0.06)
      ? [{ name: 'Kerbside Pay', deposit: random.pick(price < 20_000 ? [100, 150, 250] : [250, 500, 1_000]) }]
      : [],
  };
}

function papers(draft: Draft, age: Age, yard: Yard, random: Random): Partial<Car> {
  const { grade, carType } = draft;
  const state = yard.location.address.state ?? 'QLD';
  const known = grade.itemType === 'car' && random.chance(0.6);
  return {
    vin: draft.situation === 'preorder' ? null : vin(age.year, random),
    regplate: carType === 'new' ? null : plate(state, grade.itemType, random),
    has_nvic: known,
    nvic_code: known ? nvic(random) : null,
    file:
      carType === 'used' && random.chance(0.4)
        ? `https://history.example/report/${random.int(100_000, 999_999)}`
        : null,
    private_suburb: carType === 'used' && random.chance(0.3) ? 'Withheld' : null,
    views: random.int(3, 900),
    allow_trade_in: draft.situation !== 'preorder' && random.chance(0.85),
  };
}

function description(grade: Grade): Partial<Car> {
  return {
    item_type: grade.itemType,
    body: grade.bodyWords,
    simple_body: grade.body,
    fuel: fuelWords(grade),
    simple_fuel: grade.engine?.fuel ?? null,
    trans: grade.transmission,
    simple_transmission: simpleTransmission(grade),
    drive: grade.drive,
    seats: grade.seats,
    doors: grade.doors,
    engine_size: grade.engine?.words ?? null,
    engine_size_litres: grade.engine?.litres ?? null,
    variant: variantOf(grade),
    caravan: grade.caravan && {
      body_width: grade.caravan.width,
      body_length: grade.caravan.length,
      tare_weight: grade.caravan.tare,
      axle_type: grade.caravan.axle,
      sleeps: grade.caravan.sleeps,
      // A motorhome is not a trailer.
      aggregate_trailer_mass: grade.engine ? null : grade.caravan.atm,
    },
    extra_specs: grade.extra,
  };
}

/** Writes one vehicle. The same draft and seed give the same vehicle. */
export function writeVehicle(draft: Draft, setting: Setting, random: Random): Car {
  const { plan, dealer, today } = setting;
  const { grade, carType, situation, fixed } = draft;
  const aged = fixed
    ? { ...grade, series: grade.series.map((one) => ({ ...one, from: fixed.year, to: fixed.year })) }
    : grade;
  const age = chooseAge(aged, carType, situation === 'runout', today, random);
  const km = odometer(grade, carType, age, random);
  const yard = chooseYard(dealer, grade.make, carType === 'new', random);
  const badge = fixed?.badge ?? grade.badge;
  const name = [age.year, grade.make, grade.model, badge].filter(Boolean).join(' ');
  const stocknum = `${plan.prefix}${10_000 + draft.number}`;
  const features = chooseFeatures(grade, random);
  const looks = appearance(draft, setting, random);
  const facts = {
    name: `${grade.make} ${grade.model}`,
    dealer: dealer.name,
    place: yard.location.name,
    year: age.year,
    colour: looks.colour ?? '',
    km,
    features,
  };
  const slug = `${stockSlug(name)}-${stocknum.toLowerCase()}`;
  return {
    ...blankCar(),
    id: stocknum.toLowerCase(),
    slug,
    path: `/cars/${slug}`,
    name,
    year: age.year,
    make: grade.make,
    model: grade.model,
    badge,
    // Of an "N Series", the series says nothing more.
    series: age.series.name && grade.model.startsWith(age.series.name) ? null : age.series.name,
    car_type: carType,
    certified: carType === 'used' && grade.make === plan.certifiedMake && age.years < 6,
    km,
    stocknum,
    features,
    dealercomments: writeComments(
      grade,
      carType,
      saleState(situation),
      facts,
      draft.number,
      // The comments have their own random numbers, so that new sentences change no price or date.
      seeded(`${plan.tenant} comments ${draft.number}`),
    ),
    ...listingOf(situation, grade.itemType === 'caravan' && !grade.engine, today, random),
    ...registrationOf(grade, carType, age, today, random),
    ...description(grade),
    ...looks,
    ...money(draft, age, km, plan, random),
    ...papers(draft, age, yard, random),
    ...placeOf(yard),
  };
}
