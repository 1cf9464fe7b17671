import type { Car } from '../car.ts';
import { cleanText, LONG_TEXT, showHiddenCharacters } from '../text/clean.ts';
import { decodeEntities } from '../text/entities.ts';
import { firstNumber } from './cells/number.ts';
import { parseExactPrice, parsePrice } from './cells/price.ts';
import { cleaningReasons } from './cleaning-losses.ts';
import type { RawField, RawVehicle } from './feed/feed-record.ts';
import type { Note } from './feed/notes.ts';
import { FIELD_TARGETS, type FieldTarget } from './field-targets.ts';
import { type BuildSettings, Draft, NO_COUNTS } from './vehicle/draft.ts';

/** A value in the feed that the vehicle does not have, or has in another form. */
export interface ValueLoss {
  field: RawField;
  kind: 'dropped' | 'rounded' | 'cut' | 'cleaned';
  /** The feed's value, at most 100 characters, hidden characters made visible. */
  value: string;
  /** The vehicle's value; null if the vehicle has none. */
  became: string | null;
  reason: string;
}

/** The loss or change of a value; null if the vehicle has the value as it was. */
type Verdict = Pick<ValueLoss, 'kind' | 'reason'> | null;

const dropped = (reason: string): Verdict => ({ kind: 'dropped', reason });

function missingVerdict(target: FieldTarget, car: Car, value: string): Verdict {
  if (target.kind === 'number' && firstNumber(value) === 0) return dropped('0 means not known');
  if (target.part === 'caravan' && car.caravan === null)
    return dropped(`is kept only for caravans, but the vehicle is a ${car.item_type}`);
  if (target.part === 'location' && car.location === null)
    return dropped(
      'is stored only for vehicles with a yard, but the record has neither its code nor its name',
    );
  return dropped(target.whyMissing ?? 'cannot be read');
}

function judgeNumber(value: string, became: unknown): Verdict {
  const written = firstNumber(value);
  if (written === null || Number.isInteger(written) || became !== Math.round(written)) return null;
  return { kind: 'rounded', reason: 'is kept as a whole number' };
}

/** A sale price may have become `car.price`, and the ordinary price `car.before_price`. */
function judgeMoney(value: string, became: unknown, car: Car): Verdict {
  const parsed = parseExactPrice(value);
  if (parsed.kind !== 'amount') return null;
  const whole = Math.round(parsed.amount);
  const isShown = [became, car.price, car.before_price].includes(whole);
  if (!isShown) return became === null ? null : dropped('another price of the same vehicle is shown');
  return whole !== parsed.amount ? { kind: 'rounded', reason: 'is kept in whole dollars' } : null;
}

function judgeText(value: string, became: string): Verdict {
  if (value === became) return null;
  const whole = cleanText(decodeEntities(value), LONG_TEXT);
  return whole.length > became.length && whole.startsWith(became)
    ? { kind: 'cut', reason: `is longer than the ${became.length} characters that are kept` }
    : null;
}

function isMissing(became: unknown): boolean {
  return became === null || became === undefined || became === '';
}

function judgeList(target: FieldTarget, values: readonly string[], became: unknown): Verdict {
  const { limit = 0, maxLength = LONG_TEXT } = target;
  const entries = new Set(values.flatMap((cell) => cell.split(target.separator ?? /\|/)));
  if (Array.isArray(became) && became.length >= limit && entries.size > limit)
    return { kind: 'cut', reason: `only the first ${limit} are kept` };
  return values.some((cell) => cell.length > maxLength) &&
    [...entries].some((entry) => cleanText(decodeEntities(entry), LONG_TEXT).length > maxLength)
    ? { kind: 'cut', reason: `an entry is longer than the ${maxLength} characters that are kept` }
    : null;
}

function judge(target: FieldTarget, values: readonly string[], car: Car): Verdict {
  const became = target.read(car);
  const [value = ''] = values;
  if (target.kind === 'list') return judgeList(target, values, became);
  if (target.kind === 'long')
    return value.length > LONG_TEXT
      ? { kind: 'cut', reason: `is longer than the ${LONG_TEXT} characters that are kept` }
      : null;
  if (new Set(values.map((text) => text.trim())).size > 1)
    return dropped('is given more than once; the first value is kept');
  if (target.kind === 'money' && parsePrice(value).kind === 'none') return null;
  if (isMissing(became)) return missingVerdict(target, car, value);
  if (target.kind === 'number') return judgeNumber(value, became);
  if (target.kind === 'money') return judgeMoney(value, became, car);
  return target.kind === 'text' && typeof became === 'string' ? judgeText(value, became) : null;
}

/** Finds values of a record that were lost or changed and that `notes` do not mention yet. */
export function valueLosses(
  raw: RawVehicle,
  car: Car,
  notes: readonly Note[],
  settings: BuildSettings,
): ValueLoss[] {
  const losses: ValueLoss[] = [];
  for (const field of Object.keys(raw) as RawField[]) {
    const cell = raw[field];
    if (cell === undefined) continue;
    const values = (typeof cell === 'string' ? [cell] : cell).filter((text) => text.trim() !== '');
    if (values.length === 0) continue;
    const target = FIELD_TARGETS.get(field);
    const { name = field } = target ?? {};
    const became = target?.read(car);
    const noted = notes.filter((note) => note.field === name || note.field === field);
    const add = (verdict: Verdict) => {
      if (verdict === null) return;
      losses.push({
        ...verdict,
        field,
        value: showHiddenCharacters(values.join(', ').slice(0, 100)),
        became: isMissing(became) || Array.isArray(became) ? null : String(became).slice(0, 100),
      });
    };
    const verdict = target === undefined || noted.length > 0 ? null : judge(target, values, car);
    if (verdict?.kind === 'dropped') {
      // Words that mean "not known" are not losses, nor are values kept in `seller_words`.
      const words = new Draft(raw, settings, NO_COUNTS).cellText(field);
      if (!isMissing(became) || (words !== null && !Object.hasOwn(car.seller_words, name))) add(verdict);
      continue;
    }
    add(verdict);
    if (noted.some(({ kind }) => kind === 'withheld')) continue;
    for (const reason of cleaningReasons(field, target?.kind, values)) add({ kind: 'cleaned', reason });
  }
  return losses;
}
