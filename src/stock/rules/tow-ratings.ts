/** Masses in kg that cars may tow with brakes, for shoppers to choose from. Most large four-wheel drives have the last. */
export const TOW_RATINGS = [1500, 2000, 2500, 3000, 3500] as const;
