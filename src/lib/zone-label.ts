/** "Brisbane time" for the IANA time zone "Australia/Brisbane". */
export const zoneLabel = (timezone: string): string =>
  `${(timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')} time`;

/** ", Perth time at Birch Hill", to be put after times at a yard whose clocks may differ from the reader's. */
export const clockSuffix = (timezone: string, yard: string): string => `, ${zoneLabel(timezone)} at ${yard}`;
