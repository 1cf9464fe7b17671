import { z } from 'zod';
import { unchangedIf } from '../../lib/schema/quick-check.ts';
import { cleanText, isClean, LONG_TEXT, SHORT_TEXT } from '../text/clean.ts';
import { isSanitised, sanitiseComments } from '../text/html.ts';
import { safeUrl } from '../text/url.ts';

// Building blocks of the vehicle's schema: texts are cleaned, addresses validated, missing values null.

const anyText = z.string('must be text');

const isCleanText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && isClean(value, SHORT_TEXT);

/** One line of text, not empty. */
export const words = unchangedIf(
  anyText.transform((value) => cleanText(value)).pipe(z.string().min(1, 'must not be empty')),
  isCleanText,
);

/** One line of text or null; empty text is null. */
export const optionalText = unchangedIf(
  anyText.transform((value) => cleanText(value, SHORT_TEXT) || null),
  isCleanText,
)
  .nullable()
  .default(null);

/** Text without cleaning, cut at `maxLength` characters. */
export function textUpTo(maxLength: number) {
  return unchangedIf(
    z.string().transform((text) => text.slice(0, maxLength)),
    (value) => typeof value === 'string' && value.length <= maxLength,
  );
}

/** The dealer's comments as HTML, limited to the tags of `sanitiseComments`. */
export const optionalHtml = unchangedIf(
  anyText.transform((value) => sanitiseComments(value, LONG_TEXT) || null),
  (value) => typeof value === 'string' && value !== '' && isSanitised(value, LONG_TEXT),
)
  .nullable()
  .default(null);

function checkedUrl(value: string, context: z.RefinementCtx): string {
  const url = safeUrl(value);
  if (url !== null) return url;
  context.addIssue({
    code: 'custom',
    message: 'must be an http(s) address or a path that begins with a single /',
  });
  return z.NEVER;
}

/** An http(s) address, or a path from the site's root. */
export const url = unchangedIf(
  anyText.transform(checkedUrl),
  (value) => typeof value === 'string' && safeUrl(value) === value,
);

export const optionalUrl = url.nullable().default(null);

/** A list of at most 300 addresses; empty by default. */
export const urls = z.array(url).max(300, 'has more than 300 entries').default([]);

/** A number from `min` to `max`, or null. */
export function optionalNumber(min: number, max: number) {
  return z
    .number('must be a number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .nullable()
    .default(null);
}

/** A whole number from `min` to `max`, or null. */
export function optionalWhole(min: number, max: number) {
  return z
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .nullable()
    .default(null);
}

/** Whole AUD from 0 to 100 million, or null. */
export const optionalMoney = optionalWhole(0, 100_000_000);

/** An amount in AUD with cents, 0 to 100 million, or null. */
export const optionalAmount = optionalNumber(0, 100_000_000);

/** Text that matches a pattern, or null. */
export function optionalPattern(pattern: RegExp, message: string) {
  return z.string().regex(pattern, message).nullable().default(null);
}

const ISO_DATE =
  /^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01])(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)?$/;

/** An ISO 8601 month, day or date and time, or null. */
export const optionalDate = z
  .string('must be a date')
  .regex(ISO_DATE, 'must be an ISO 8601 date, such as 2026-03-31')
  .nullable()
  .default(null);

const trueOrFalse = z.boolean('must be true or false');
export const flag = trueOrFalse.default(false);
export const flagUnlessFalse = trueOrFalse.default(true);

/** One of a list of values. The error message names them all. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}
