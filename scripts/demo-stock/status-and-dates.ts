import { DAY_MS } from '../../src/lib/days.ts';
import type { Car, CarType } from '../../src/stock/car.ts';
import { type Age, day, moment, month, type Today } from './age.ts';
import type { Grade } from './grade.ts';
import type { Random } from './random.ts';
import { NOT_YET_ARRIVED, type Situation, SOLD } from './situation.ts';

type Listing = Pick<
  Car,
  'status' | 'reserved' | 'sold' | 'preorder' | 'tag' | 'sold_date_timestamp' | 'created_at' | 'updated_at'
>;

function listedDaysAgo(situation: Situation, random: Random): number {
  if (situation === 'new_arrival') return random.int(1, 7);
  if (NOT_YET_ARRIVED.has(situation)) return random.int(9, 20);
  return random.int(SOLD.has(situation) ? 40 : 9, 130);
}

const TAGS: Partial<Record<Situation, string>> = {
  test_drive_only: 'Test Drive Only',
  runout: 'Runout Sale',
};

function statusOf(situation: Situation): Listing['status'] {
  if (SOLD.has(situation)) return 'sold';
  return NOT_YET_ARRIVED.has(situation) ? 'coming_soon' : 'in_stock';
}

/** Status, tag and dates of a vehicle's listing. Nobody test drives a caravan, so none has that tag. */
export function listingOf(situation: Situation, towed: boolean, today: Today, random: Random): Listing {
  const sold = SOLD.has(situation);
  const soldDaysAgo = situation === 'just_sold' ? random.int(1, 2) : random.int(5, 28);
  return {
    status: statusOf(situation),
    reserved: situation === 'reserved',
    sold,
    preorder: situation === 'preorder',
    tag: towed && situation === 'test_drive_only' ? null : (TAGS[situation] ?? null),
    sold_date_timestamp: sold ? Math.floor(today.before(soldDaysAgo, random) / 1_000) : null,
    created_at: moment(today.before(listedDaysAgo(situation, random), random)),
    updated_at: moment(today.before(sold ? 1 : random.int(0, 2), random)),
  };
}

type Registration = Pick<Car, 'build_date' | 'compliance_date' | 'rego_expiry'>;

/** Dates of build, compliance and end of registration. New vehicles are not registered, most others are. */
export function registrationOf(
  grade: Grade,
  carType: CarType,
  age: Age,
  today: Today,
  random: Random,
): Registration {
  const registered = carType !== 'new' && random.chance(0.9);
  return {
    build_date: month(age.built),
    compliance_date: grade.itemType === 'caravan' && !grade.engine ? null : month(age.complied),
    rego_expiry: registered ? day(today.time + random.int(20, 360) * DAY_MS) : null,
  };
}
