import type { Location } from './schema/location.ts';
import type { Site } from './schema/site.ts';

/** Older names of Australian zones, which calendar programs may not know. */
const CANONICAL = new Map(
  Object.entries({
    'Australia/ACT': 'Australia/Sydney',
    'Australia/Canberra': 'Australia/Sydney',
    'Australia/Currie': 'Australia/Hobart',
    'Australia/LHI': 'Australia/Lord_Howe',
    'Australia/NSW': 'Australia/Sydney',
    'Australia/North': 'Australia/Darwin',
    'Australia/Queensland': 'Australia/Brisbane',
    'Australia/South': 'Australia/Adelaide',
    'Australia/Tasmania': 'Australia/Hobart',
    'Australia/Victoria': 'Australia/Melbourne',
    'Australia/West': 'Australia/Perth',
    'Australia/Yancowinna': 'Australia/Broken_Hill',
  }),
);

/** The zones of each state: that of most of the state, then those of single places. */
const ZONES_OF_STATE: Record<Location['address']['state'], readonly [string, ...string[]]> = {
  ACT: ['Australia/Sydney'],
  NSW: ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
  NT: ['Australia/Darwin'],
  QLD: ['Australia/Brisbane', 'Australia/Lindeman'],
  SA: ['Australia/Adelaide'],
  TAS: ['Australia/Hobart'],
  VIC: ['Australia/Melbourne'],
  WA: ['Australia/Perth', 'Australia/Eucla'],
};

/** The IANA zones of a state, that of most of the state first. */
export const zonesOfState = (state: Location['address']['state']): readonly [string, ...string[]] =>
  ZONES_OF_STATE[state];

/** The present name of an IANA time zone: "Australia/Sydney" for "Australia/Canberra". */
export const canonicalZone = (timezone: string): string => CANONICAL.get(timezone) ?? timezone;

/**
 * IANA time zone of a location's clocks: its own `timezone`, or else that of its state. A state such as New South Wales
 * has several zones; if the dealer's is one of them, the location has that.
 */
export function locationZone(
  { timezone, address }: Pick<Location, 'timezone' | 'address'>,
  site: Pick<Site, 'timezone'>,
): string {
  if (timezone !== undefined) return timezone;
  const zones = zonesOfState(address.state);
  return zones.includes(canonicalZone(site.timezone)) ? site.timezone : zones[0];
}

/** The zone that all locations share; undefined if they are in several, or there are none. */
export function sharedZone(
  locations: readonly Pick<Location, 'timezone' | 'address'>[],
  site: Pick<Site, 'timezone'>,
): string | undefined {
  const zones = new Set(locations.map((location) => locationZone(location, site)));
  const [zone] = zones;
  return zones.size === 1 ? zone : undefined;
}
