/** ERR-08. */
export const POSTCODE_MISSING = 'Please enter a postcode.';
/** ERR-09. */
export const PLACE_UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
/** Where the price could not be asked for. */
export const ESTIMATE_FAILED =
  'The estimate did not come through. Please try again, or give us a call to get a quote.';

/** What the delivery calculator shows (CAL-06, CAL-07). */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  /** `price` in AUD, `km` from the yard where both places are known. */
  | { kind: 'result'; name: string; price: number; km: number | null }
  | { kind: 'error'; message: string };

/**
 * The postcode in what was typed, or what to say instead: nothing was typed (ERR-08), or what is no
 * Australian postcode and therefore nowhere (ERR-09).
 */
export function deliveryPostcode(
  typed: string,
): { kind: 'postcode'; postcode: string } | { kind: 'error'; message: string } {
  const text = typed.trim();
  if (text === '') return { kind: 'error', message: POSTCODE_MISSING };
  if (!/^\d{4}$/.test(text)) return { kind: 'error', message: PLACE_UNKNOWN };
  return { kind: 'postcode', postcode: text };
}
