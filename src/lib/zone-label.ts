/** "Brisbane time" for the IANA time zone "Australia/Brisbane". */
export const zoneLabel = (timezone: string): string =>
  `${(timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')} time`;
