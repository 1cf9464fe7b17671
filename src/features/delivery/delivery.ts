/** The field is empty (ERR-08). */
export const POSTCODE_MISSING = 'Please enter a postcode.';
/** The text is not a number of four digits. */
export const POSTCODE_INVALID = 'Invalid postcode. Please enter a 4-digit number.';
/** The service does not know the postcode (ERR-09). */
export const PLACE_UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";
/** The request failed. */
export const ESTIMATE_FAILED =
  "We couldn't get an estimate. Please try again, or give us a call to get a quote.";

/** State of the delivery calculator (CAL-06, CAL-07). */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  /** `price` in AUD; `km` is the distance from the yard, null if unknown. */
  | { kind: 'result'; name: string; price: number; km: number | null }
  /** `isInput`: the postcode is wrong, not the network or the service. */
  | { kind: 'error'; message: string; isInput: boolean };

/** Parses a postcode. The result is an error message if the text is empty (ERR-08) or not four digits. */
export function deliveryPostcode(
  typed: string,
): { kind: 'postcode'; postcode: string } | Extract<DeliveryState, { kind: 'error' }> {
  const text = typed.trim();
  if (text === '') return { kind: 'error', message: POSTCODE_MISSING, isInput: true };
  if (!/^\d{4}$/.test(text)) return { kind: 'error', message: POSTCODE_INVALID, isInput: true };
  return { kind: 'postcode', postcode: text };
}
