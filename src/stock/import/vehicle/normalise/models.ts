import { wordKey } from '../../cells/word-key.ts';
import { knownMake } from './makes.ts';
import { splitMake } from './split-make.ts';

/** Models of several words, by make. Of models that start with the same words, the longest is first. */
const MULTI_WORD = new Map(
  Object.entries({
    'Land Rover':
      'Range Rover Evoque|Range Rover Sport|Range Rover Velar|Range Rover Vogue|Range Rover|Discovery Sport',
    Jeep: 'Grand Cherokee L|Grand Cherokee',
    Hyundai: 'Santa Fe|Trucks Mighty|Ioniq 5|Ioniq 6',
    Mitsubishi: 'Eclipse Cross|Pajero Sport|Pajero iO',
    Toyota:
      'Land Cruiser Prado|Land Cruiser|Landcruiser Prado|FJ Cruiser|GR Yaris|GR Corolla|GR86|Corolla Cross|Yaris Cross|Rav 4|C-HR|Crown Athlete',
    Suzuki: 'Grand Vitara|S-Cross',
    Kia: 'Grand Carnival',
    GWM: 'Tank 300|Tank 500|Ute Cannon|Haval Jolion|Haval H6',
    LDV: 'Deliver 9|Deliver 7',
    Chevrolet: 'Silverado 1500|Silverado 2500',
    BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series',
    Tesla: 'Model 3|Model S|Model X|Model Y',
    MINI: '3D Hatch|5D Hatch',
    'Aston Martin': 'V8 Vantage|V12 Vantage',
    Volkswagen: 'Golf Alltrack|Passat CC|T-Roc',
    Ford: 'Transit Custom',
    Nissan: 'X-Trail',
  }),
);

export interface MakeAndModel {
  make: string;
  model: string;
  /** The rest of the title after the model; null if it does not start with make and model. */
  rest: string | null;
  /** Description of the repair; null if make and model are unchanged. */
  repair: string | null;
}

function startsWithWords(text: string, words: string): boolean {
  const key = wordKey(text);
  const start = wordKey(words);
  return start !== '' && (key === start || key.startsWith(`${start} `));
}

/** True if a text starts with a word that it writes as several: "Mazda 3 Maxx" and "Mazda3". */
function isJoinedStart(text: string, word: string): boolean {
  const start = text.slice(0, text.length - afterWords(text, word).length);
  const compact = (part: string) => wordKey(part).replace(/ /g, '');
  const endsThere = start.length === text.length || /[^\p{L}\p{N}]$/u.test(start);
  return endsThere && compact(start) === compact(word);
}

/** Number of letters and digits that `wordKey` makes of a character; a ligature becomes two. */
function countLetters(character: string): number {
  const isAscii = character < '\u0080';
  if (isAscii) return /[a-z0-9]/i.test(character) ? 1 : 0;
  return wordKey(character).length;
}

/** The text after the words it starts with, which may be spelt differently from `words`. */
function afterWords(text: string, words: string): string {
  const wanted = wordKey(words).replace(/ /g, '').length;
  let seen = 0;
  let position = 0;
  while (position < text.length && seen < wanted) seen += countLetters(text[position++] ?? '');
  return text.slice(position).replace(/^[\s,:|/-]+/, '');
}

function afterYear(title: string, year: number | null): string {
  const text = title.replace(/^\s*(new|used|demo|certified)\b\s*/i, '');
  return year === null ? text : text.replace(new RegExp(`^\\s*${year}\\s+(?:MY\\d{2,4}\\s+)?`, 'i'), '');
}

/**
 * Repairs make and model columns that are split in another place than the maker does (`splitMake`), or were cut after
 * the first word ("Land" + "Rover", "Grand" for "Grand Cherokee"), the latter with the help of the title. Also returns
 * the rest of the title, which is the badge if no column has it.
 */
export function repairMakeModel(
  feedMake: string,
  feedModel: string,
  title: string | null,
  year: number | null,
): MakeAndModel {
  const { make, model, repair } = splitMake(feedMake, feedModel);
  const joined = `${make} ${model}`;
  // The known make that was cut in two, if any. A few makes are known by their first word alone.
  const wholeMake =
    knownMake(make) === null || wordKey(make) === 'alfa' || wordKey(model) === 'rover'
      ? knownMake(joined)
      : null;
  const words = title === null ? null : afterYear(title, year);
  if (wholeMake !== null && wordKey(wholeMake).includes(' ')) {
    const rest = words !== null && startsWithWords(words, joined) ? afterWords(words, joined) : null;
    if (!rest) return { make: wholeMake, model, rest: null, repair: null };
    const repaired = longestModel(wholeMake, rest) ?? (rest.split(/\s+/)[0] as string);
    return {
      make: wholeMake,
      model: repaired,
      rest: afterWords(rest, repaired),
      repair: `the make was cut after its first word: "${make}" and "${model}" are ${wholeMake}`,
    };
  }
  // "Mazda3 Maxx": the model includes the make.
  if (words !== null && wordKey(model).startsWith(wordKey(make)) && startsWithWords(words, model))
    return { make, model, rest: afterWords(words, model), repair };
  if (words === null || !startsWithWords(words, make)) return { make, model, rest: null, repair };
  const rest = afterWords(words, make);
  const longModel = longestModel(knownMake(make) ?? make, rest);
  if (longModel !== null && wordKey(longModel) !== wordKey(model) && startsWithWords(longModel, model)) {
    return {
      make,
      model: longModel,
      rest: afterWords(rest, longModel),
      repair: `the model was cut after its first word: the title has "${longModel}"`,
    };
  }
  // "Mazda 3 Maxx" in the title of a Mazda3.
  if (!startsWithWords(rest, model) && isJoinedStart(words, model))
    return { make, model, rest: afterWords(words, model), repair };
  if (!startsWithWords(rest, model)) return { make, model, rest: null, repair };
  return { make, model, rest: afterWords(rest, model), repair };
}

/** The model at the start of a text about a vehicle of that make, and what follows it; null for an empty text. */
function modelAtStart(make: string, text: string): { model: string; rest: string } | null {
  const [word = ''] = text.trim().split(/\s+/);
  const model = longestModel(make, text) ?? word;
  return model === '' ? null : { model, rest: afterWords(text, model) };
}

/**
 * Model and badge of a vehicle whose make takes up the column of the model, so that the model is in that of the badge:
 * "Mercedes", "Benz" and "C200 Coupe". Null if the columns are not shifted like that.
 */
export function modelInBadge(
  make: string,
  model: string,
  badge: string,
): { model: string; rest: string } | null {
  const whole = knownMake(`${make} ${model}`);
  const isPartOfMake = whole !== null && ` ${wordKey(whole)} `.includes(` ${wordKey(model)} `);
  return isPartOfMake ? modelAtStart(whole, badge) : null;
}

function longestModel(make: string, words: string): string | null {
  const found = MULTI_WORD.get(make)
    ?.split('|')
    .find((name) => startsWithWords(words, name));
  if (found === undefined) return null;
  const written = words.slice(0, words.length - afterWords(words, found).length).trim();
  return wordKey(written) === wordKey(found) ? found : null;
}
