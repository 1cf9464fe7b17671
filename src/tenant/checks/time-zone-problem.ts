import { didYouMean } from '../did-you-mean.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

/** The message about an unknown time zone; null for a known one. */
export function timeZoneProblem(timezone: string): string | null {
  if (isTimeZone(timezone)) return null;
  const near = didYouMean(timezone, Intl.supportedValuesOf('timeZone'));
  return `There is no time zone "${timezone}".${near || ' Write one such as Australia/Brisbane or Australia/Sydney.'}`;
}
