/** AUD per litre (CAL-01). */
export const DEFAULT_FUEL_PRICE = 1.7;
