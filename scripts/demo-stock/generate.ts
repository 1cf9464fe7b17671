import type { Car, CarType } from '../../src/stock/car.ts';
import { CAR_TYPES } from '../../src/stock/car-values.ts';
import { parseCar } from '../../src/stock/parse-car.ts';
import { serializeCar } from '../../src/stock/stock-file.ts';
import type { Today } from './age.ts';
import type { Dealer } from './dealer.ts';
import { varyFirstPictures } from './first-pictures.ts';
import type { Grade } from './grade.ts';
import type { PictureLibrary } from './pictures.ts';
import type { Plan } from './plan.ts';
import { type Random, seeded } from './random.ts';
import { assignSituations } from './situation.ts';
import type { Special } from './special.ts';
import type { SpinLibrary } from './spins.ts';
import { type Draft, writeVehicle } from './vehicle.ts';

function carTypes(plan: Plan, count: number, random: Random): CarType[] {
  const shares: Record<CarType, number> = { ...plan.share, used: 1 - plan.share.new - plan.share.demo };
  const exact = CAR_TYPES.flatMap((type) => Array<CarType>(Math.round(shares[type] * count)).fill(type));
  while (exact.length < count) exact.push('used');
  return random.shuffle(exact.slice(0, count));
}

/** Badges that are still in production, of makes that the dealer sells new. */
function newGrades(grades: Grade[], makes: readonly string[], today: Today): Grade[] {
  return grades.filter(
    (grade) => makes.includes(grade.make) && grade.series.some((series) => series.to >= today.year),
  );
}

function specialDraft(special: Special, number: number, grades: Grade[]): Draft {
  const grade = grades.find(
    (one) => one.make === special.make && one.model === special.model && one.badge === special.like,
  );
  if (!grade) throw new Error(`The tables have no ${special.make} ${special.model} ${special.like}.`);
  const { badge, price, year } = special;
  return { number, grade, carType: special.carType, situation: 'for_sale', fixed: { badge, price, year } };
}

function checked(car: Car): Car {
  const parsed = parseCar(car);
  if (parsed.ok) return parsed.car;
  throw new Error(
    `${car.name}: ${parsed.problems.map((problem) => `${problem.field} ${problem.reason}`).join('; ')}`,
  );
}

/** Generates a dealer's stock, sorted by stock number. Each vehicle has its own random seed. */
export function generateStock(
  plan: Plan,
  dealer: Dealer,
  library: PictureLibrary,
  spins: SpinLibrary,
  today: Today,
): Car[] {
  const random = seeded(plan.tenant);
  const grades = plan.grades();
  const fresh = newGrades(grades, dealer.makes, today);
  const types = carTypes(plan, plan.count - plan.specials.length, random);
  const states = assignSituations(types, random);
  const drafts = types.map((carType, index): Draft => {
    const dice = seeded(`${plan.tenant} grade ${index}`);
    const grade =
      carType === 'used' ? dice.weighted(grades, plan.used) : dice.weighted(fresh, (one) => one.demand);
    return { number: index + 1, grade, carType, situation: states[index] ?? 'for_sale', fixed: null };
  });
  const specials = plan.specials.map((special, index) =>
    specialDraft(special, types.length + index + 1, grades),
  );
  const setting = { plan, dealer, library, spins, today };
  const cars = [...drafts, ...specials].map((draft) =>
    writeVehicle(draft, setting, seeded(`${plan.tenant} vehicle ${draft.number}`)),
  );
  return varyFirstPictures(cars, plan.firstPictures).map(checked);
}

/** The content of stock.jsonl: one vehicle per line. */
export const stockFile = (cars: readonly Car[]): string =>
  cars.map((car) => `${serializeCar(car)}\n`).join('');
