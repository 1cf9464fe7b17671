import { cleanText } from '../../../text/clean.ts';
import { memoizeWords, wordKey } from '../../cells/word-key.ts';

/** Longer rests are sentences. */
const MAX_LENGTH = 80;
const YEAR = /\b(?:19[5-9]\d|20[0-4]\d)\b/g;
/** Years, alone or as a range in brackets: "(2008)", "[2018-2019]". */
const YEARS = /[[(]?\b(?:19[5-9]\d|20[0-4]\d)(?:\s*[-–]\s*(?:(?:19|20)\d\d)?)?\b[\])]?/g;
/**
 * The trim ends at one of these: a separator, a price, kilometres, a status, a selling phrase or a place. What follows describes
 * this one vehicle.
 */
const END = new RegExp(
  [
    String.raw`[|•;!]|\s[-–—]\s|,\s`,
    String.raw`[$€£]\s?\d|\b\d[\d.,]*\s?k(?:ms?|ilomet\w+)?\b`,
    String.raw`\b(?:for sale|sold|under offer|deposit|reserved|on hold|on sale|available|in stock|now only|just arrived)\b`,
    String.raw`\b(?:(?:one|1|2|two|single) owner|owners?\b|full service|service history|log ?books?|low kms?|must (?:see|sell)|bargain|immaculate|as new|like new|great|excellent|rego|warranty|finance|drive ?away|ride ?away|\d+ years?)\b`,
    String.raw`\b(?:located|based)\b`,
  ].join('|'),
  'i',
);
const PLACE = /\b(?:in|at|from|near)\s+\p{Lu}|\b(?:NSW|QLD|VIC|TAS|ACT)\b/u;
/** Words for specifications, which are no trim if nothing stands beside them. */
const SPECIFICATIONS = new Set(
  'auto automatic manual cvt petrol diesel hybrid electric sedan hatch hatchback wagon suv ute van coupe convertible awd 4wd 2wd fwd rwd 4x4 4x2 new used demo car bike motorcycle caravan the a and with'.split(
    ' ',
  ),
);

/** The years in a text, such as a title. */
export const yearsIn = (text: string): number[] => [...text.matchAll(YEAR)].map(([year]) => Number(year));

/**
 * The trim in what a title has after make and model; null if it is no plausible one, because sellers also write years,
 * prices, places and praise there.
 */
export const trimInTitle: (rest: string) => string | null = memoizeWords((rest) => {
  const [end, place] = [rest.search(END), rest.search(PLACE)].map((at) => (at < 0 ? rest.length : at));
  const text = cleanText(
    rest
      .slice(0, Math.min(end ?? 0, place ?? 0))
      .replace(YEARS, ' ')
      .replace(/\(no badge\)|^no badge$/gi, ' '),
  )
    .replace(/^[\s\])}.,:|/–-]+|[\s[({.,:|/–-]+$/g, '')
    .trim();
  const hasOpen = /[[(]/.test(text);
  const trim = hasOpen ? text : text.replace(/[\])]+$/, '').trim();
  if (trim === '' || trim.length > MAX_LENGTH || !/[\p{L}\p{N}]/u.test(trim) || /^\d{5,}$/.test(trim))
    return null;
  return wordKey(trim)
    .split(' ')
    .every((word) => SPECIFICATIONS.has(word))
    ? null
    : trim;
});
