/** IANA time zone of opening hours and dates (LOC-19). */
export const DEFAULT_TIMEZONE = 'Australia/Brisbane';
