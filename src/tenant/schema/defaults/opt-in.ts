/** Text of the checkbox for news (FRM-11). */
export const DEFAULT_OPT_IN = 'Yes, I would like to subscribe to receive latest offers & product updates.';
