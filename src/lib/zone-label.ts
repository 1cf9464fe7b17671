/** "Brisbane time" for the IANA time zone "Australia/Brisbane". */
export const zoneLabel = (timezone: string): string =>
  `${(timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')} time`;

/** "Perth time at Birch Hill", for times at a yard whose clocks differ from those of the reader's own place. */
export const yardClock = (timezone: string, yard: string): string => `${zoneLabel(timezone)} at ${yard}`;
