/** "Drive away" and the like: part of the price are government charges, which carry no GST. */
const WITH_CHARGES = /\b(?:drive|ride|tow)[\s-]*away\b/i;
const WITHOUT_CHARGES =
  /\begc\b|(?:\b(?:ex|excl\w*|plus|before|without)\b|\+).*\b(?:gov\w*|on[\s-]?roads?|orc|rego|registration|charges)\b/i;

/** True if a price of this type is the price of the vehicle alone, with its GST. None is assumed of other types. */
function includesGst(type: string): boolean {
  if (WITH_CHARGES.test(type)) return false;
  return /\bgst\b/i.test(type) ? /\bincl?\w*\W+gst\b/i.test(type) : WITHOUT_CHARGES.test(type);
}

/**
 * A price without its GST, which is one eleventh of it, in whole AUD. Source: A New Tax System (Goods and Services Tax)
 * Act 1999, sections 9-70 and 9-75.
 *
 * @param amount AUD
 * @param type "Excl. Govt Charges"
 * @returns null if the type does not say that the price is that of the vehicle with its GST
 */
export const withoutGst = (amount: number, type: string): number | null =>
  includesGst(type) ? Math.round((amount * 10) / 11) : null;
