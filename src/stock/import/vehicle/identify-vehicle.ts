import type { Car, CarType } from '../../car.ts';
import { firstNumber } from '../cells/number.ts';
import { wordKey } from '../cells/word-key.ts';
import type { Draft } from './draft.ts';
import { itemTypeOf } from './item-type.ts';
import { canonicalMake } from './normalise/makes.ts';
import { modelInBadge, repairMakeModel } from './normalise/models.ts';
import { trimInTitle, yearsIn } from './normalise/title-rest.ts';

export type VehicleBasics = Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'series' | 'item_type'>;

/** A "new" vehicle of this age in years, or older, has a wrong model year. */
const MIN_AGE_NOT_NEW = 8;
/** A vehicle without a condition counts as used from this odometer reading in km. */
const DRIVEN_KM = 1_000;
/** A "new" vehicle counts as used from this odometer reading in km. */
const NOT_NEW_KM = 5_000;
/** Model years in feeds may be this far ahead of the current year. */
const YEARS_AHEAD = 2;

function yearOf(draft: Draft): number | null {
  const written = draft.cleanLine('year');
  if (written === null) {
    const built = /\b(19|20)\d{2}\b/.exec(
      draft.cleanLine('build_date') ?? draft.cleanLine('compliance_date') ?? '',
    )?.[0];
    const found =
      built ?? /^(?:new |used |demo )?((?:19|20)\d{2})\b/i.exec(draft.cleanLine('title') ?? '')?.[1];
    if (found === undefined) draft.addProblem('year', null, 'is missing');
    else
      draft.noteRepaired(
        'year',
        null,
        `the year is taken from ${built ? 'the build date' : 'the title'}: ${found}`,
      );
    return found === undefined ? null : Number(found);
  }
  const year = /^\d{4}(\.0+)?$/.test(written)
    ? Number.parseInt(written, 10)
    : (firstNumber(/\b(19|20)\d{2}\b/.exec(written)?.[0] ?? '') ?? Number.NaN);
  if (!(year >= 1900 && year <= draft.settings.now.getUTCFullYear() + YEARS_AHEAD)) {
    draft.addProblem(
      'year',
      written,
      `is not a model year between 1900 and ${draft.settings.now.getUTCFullYear() + YEARS_AHEAD}`,
    );
    return null;
  }
  return year;
}

/**
 * Reads year, make, model, badge, series and kind. Null if one is missing, with a problem in the draft.
 */
export function identifyVehicle(draft: Draft): VehicleBasics | null {
  const year = yearOf(draft);
  const make = draft.cleanLine('make', 60);
  // "Ninja 650 [2018-2019]": the years in which the model was built.
  const model =
    draft.cleanLine('model', 80)?.replace(/\s*[[(]\d{4}(?:\s*[-–]\s*(?:\d{4})?)?[\])]?$/, '') || null;
  const item_type = itemTypeOf(draft, make);
  if (make === null) draft.addProblem('make', null, 'is missing');
  if (model === null && make !== null) draft.addProblem('model', null, 'is missing');
  if (make === null || model === null || year === null) return null;
  const title = draft.cleanLine('title');
  noteOtherYear(draft, title, year, model);
  const repaired = repairMakeModel(make, model, title, year);
  const canonical = canonicalMake(repaired.make);
  const badge = draft.cleanLine('badge', 100);
  const isRepaired = repaired.model !== model;
  const shifted = badge === null || isRepaired ? null : modelInBadge(make, model, badge);
  if (shifted !== null) {
    draft.noteRepaired(
      'model',
      model,
      `belongs to the make, so the model ${shifted.model} is taken from the badge`,
    );
    draft.keepSellerWords('badge', badge ?? '', shifted.rest);
  } else if (repaired.repair)
    draft.noteRepaired(repaired.make === make ? 'model' : 'make', `${make} ${model}`, repaired.repair);
  if (make !== canonical) draft.sellerWords.make = make;
  draft.keepSellerWords('model', model, shifted?.model ?? repaired.model);
  return {
    year,
    make: canonical,
    model: withoutAllCaps(shifted?.model ?? repaired.model),
    badge: shifted === null ? (badge ?? trimOf(repaired.rest)) : shifted.rest || null,
    series: draft.cleanLine('series', 80),
    item_type,
  };
}

/** Abbreviations with a vowel. Those without one ("GT", "GXL") are recognised by that. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['AMG', 'AWD', 'EV', 'PHEV', 'SE', 'SUV']);

const isAbbreviation = (word: string): boolean => ABBREVIATIONS.has(word) || !/[AEIOUY]/.test(word);

/** Models in capitals become title case, except short ones such as "BT50" or "GTI", and abbreviations in them. */
function withoutAllCaps(model: string): string {
  return model.length > 4 && /^[A-Z\s]+$/.test(model)
    ? model.replace(/[A-Z]+/g, (word) =>
        isAbbreviation(word) ? word : `${word.charAt(0)}${word.slice(1).toLowerCase()}`,
      )
    : model;
}

/** The trim in what a title has after make and model; null if it has nothing there. */
const trimOf = (rest: string | null): string | null => (rest === null ? null : trimInTitle(rest));

/** Notes a title with another year than the column for it. A model may have the name of a year, such as Peugeot 2008. */
function noteOtherYear(draft: Draft, title: string | null, year: number, model: string): void {
  const years = yearsIn((title ?? '').replace(model, ' '));
  const [other] = years;
  if (title !== null && other !== undefined && !years.includes(year))
    draft.noteDoubtful(
      'year',
      title,
      `the title has the year ${other}, but the column for the year has ${year}, which is used`,
    );
}

const CAR_TYPE_WORDS = new Map<string, CarType>(
  Object.entries({
    new: 'new',
    n: 'new',
    'brand new': 'new',
    nuevo: 'new',
    ny: 'new',
    'new in stock': 'new',
    'new vehicle': 'new',
    'new car': 'new',
    used: 'used',
    u: 'used',
    'pre owned': 'used',
    preowned: 'used',
    'second hand': 'used',
    secondhand: 'used',
    cpo: 'used',
    'certified pre owned': 'used',
    certified: 'used',
    refurbished: 'used',
    begagnad: 'used',
    'used vehicle': 'used',
    'used car': 'used',
    'dealer used': 'used',
    'near new': 'used',
    demo: 'demo',
    d: 'demo',
    demonstrator: 'demo',
    'dealer demo': 'demo',
    'ex demo': 'demo',
    'new demo': 'demo',
  } as const),
);

/**
 * Reads the condition: new, used or demo (DAT-02). A vehicle without one is used if it has been driven, else its record
 * goes to quarantine. A "new" vehicle with thousands of km is used; one with a model year long ago goes to
 * quarantine.
 */
export function buildCarType(draft: Draft, year: number, km: number | null): CarType | null {
  const written = draft.cleanLine('car_type');
  const fromTitle = /^(new|used|demo)\b/i.exec(draft.cleanLine('title') ?? '')?.[1] ?? null;
  let type = written === null ? null : (CAR_TYPE_WORDS.get(wordKey(written)) ?? null);
  if (type === null && written !== null) draft.addProblem('car_type', written, 'is not new, used or demo');
  if (written === null && fromTitle !== null) type = CAR_TYPE_WORDS.get(fromTitle.toLowerCase()) ?? null;
  if (written === null && type === null && km !== null && km >= DRIVEN_KM) {
    type = 'used';
    draft.noteRepaired('car_type', null, `is missing; a vehicle with ${km} km is read as used`);
  }
  if (type === null) {
    if (written === null) draft.addProblem('car_type', null, 'is missing: must be new, used or demo');
    return null;
  }
  if (type === 'new' && km !== null && km >= NOT_NEW_KM) {
    draft.noteRepaired(
      'car_type',
      written,
      `cannot be right for a vehicle with ${km} km, which is read as used`,
    );
    draft.keepSellerWords('car_type', written ?? 'new', 'used');
    return 'used';
  }
  if (type === 'new' && year <= draft.settings.now.getUTCFullYear() - MIN_AGE_NOT_NEW) {
    draft.addProblem('year', String(year), 'cannot be the year of a new vehicle');
    return null;
  }
  if (written !== null) draft.keepSellerWords('car_type', written, type);
  return type;
}
