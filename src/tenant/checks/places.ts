import { error, type Finding, type Path, warning } from '../problem.ts';
import type { Address, Location } from '../schema/location.ts';
import type { Draft, Entry } from '../source/draft.ts';
import { canonicalZone, zonesOfState } from '../time-zones.ts';
import { yardName } from '../yard-name.ts';
import { timeZoneProblem } from './time-zone-problem.ts';

type State = Address['state'];

/** First and last postcodes of the states' ranges, those of post boxes included. */
const POSTCODES: Record<State, readonly (readonly [number, number])[]> = {
  ACT: [
    [200, 299],
    [2600, 2620],
    [2900, 2920],
  ],
  NSW: [[1000, 2999]],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [[6000, 6999]],
};

/** Places whose post comes from across a border: their postcode is that of a neighbouring state. */
const NEIGHBOURS: Record<State, readonly State[]> = {
  ACT: ['NSW'],
  NSW: ['ACT', 'QLD', 'SA', 'VIC'],
  NT: ['QLD', 'SA', 'WA'],
  QLD: ['NSW', 'NT', 'SA'],
  SA: ['NSW', 'NT', 'QLD', 'VIC', 'WA'],
  TAS: ['VIC'],
  VIC: ['NSW', 'SA', 'TAS'],
  WA: ['NT', 'SA'],
};

/** Postcodes that Australia Post delivers in two states. */
const SHARED = new Set([
  872, 2406, 2540, 2611, 2618, 2620, 3500, 3585, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385, 4825,
]);

const hasPostcode = (state: State, postcode: number): boolean =>
  POSTCODES[state].some(([first, last]) => first <= postcode && postcode <= last);

function postcodeProblem({ state, postcode }: Address): string | null {
  const number = Number(postcode);
  if (hasPostcode(state, number)) return null;
  if (SHARED.has(number) && NEIGHBOURS[state].some((near) => hasPostcode(near, number))) return null;
  const states = (Object.keys(POSTCODES) as State[]).filter((one) => hasPostcode(one, number));
  const of = states.length === 0 ? 'of no state' : `of ${states.join(' or ')}`;
  return `The postcode ${postcode} is ${of}, but this address is in ${state}. Correct one of the two.`;
}

/** The mainland, Tasmania and the islands where people live, with some sea around. */
const AUSTRALIA = { lat: [-44, -9], long: [96, 168] } as const;

function checkCoordinates({ lat, long }: Address, path: Path): Finding[] {
  const found: Finding[] = [];
  if (lat !== undefined && (lat < AUSTRALIA.lat[0] || lat > AUSTRALIA.lat[1])) {
    const isMirrored = -lat >= AUSTRALIA.lat[0] && -lat <= AUSTRALIA.lat[1];
    const hint = isMirrored
      ? `South of the equator, latitudes have a minus sign: -${lat}.`
      : `Those of Australia are from ${AUSTRALIA.lat[0]} to ${AUSTRALIA.lat[1]}.`;
    found.push(error([...path, 'lat'], `The latitude ${lat} is not in Australia. ${hint}`));
  }
  if (long !== undefined && (long < AUSTRALIA.long[0] || long > AUSTRALIA.long[1]))
    found.push(
      error(
        [...path, 'long'],
        `The longitude ${long} is not in Australia. Longitudes there are from ${AUSTRALIA.long[0]} to ${AUSTRALIA.long[1]}.`,
      ),
    );
  return found;
}

function checkAddress(address: Address, path: Path): Finding[] {
  const problem = postcodeProblem(address);
  return [
    ...(problem === null ? [] : [warning([...path, 'postcode'], problem)]),
    ...checkCoordinates(address, path),
  ];
}

/** A zone that neither the state nor a neighbouring one uses is a mistake; places at a border may use either. */
function checkZone(timezone: string, state: State, path: Path): Finding[] {
  const problem = timeZoneProblem(timezone);
  if (problem !== null) return [error([...path, 'timezone'], problem)];
  const zones = [state, ...NEIGHBOURS[state]].flatMap(zonesOfState);
  if (zones.includes(canonicalZone(timezone))) return [];
  return [
    warning(
      [...path, 'timezone'],
      `No place in ${state} has the time zone ${timezone}. Correct it, or remove it: the location then has ${zonesOfState(state)[0]}.`,
    ),
  ];
}

/** Warns about yards that no map can show: none of their departments has coordinates. */
function checkPositions(locations: readonly Entry<Location>[]): Finding[] {
  const yards = Map.groupBy(
    locations.filter(({ value }) => value.visible),
    ({ value }) => `${value.dealership_slug}/${yardName(value.name).toLowerCase()}`,
  );
  return [...yards.values()].flatMap((departments) => {
    const isPlaced = ({ value: { address } }: Entry<Location>) =>
      address.lat !== undefined && address.long !== undefined;
    const [first] = departments;
    if (!first || departments.some(isPlaced)) return [];
    const { path, value } = first;
    const missing = (['lat', 'long'] as const).filter((key) => value.address[key] === undefined);
    return [
      warning(
        [...path, 'address'],
        `"${yardName(value.name)}" has no ${missing.join(' and no ')}, so no map shows it: pages have its address alone, and the map of all yards leaves it out. Add both, in degrees, such as lat: -27.47 and long: 153.03.`,
      ),
    ];
  });
}

/** Checks that postcode, coordinates and time zone of each address are those of its state. */
export function checkPlaces(draft: Draft): Finding[] {
  const office = draft.value('address');
  const locations = draft.entries('locations');
  return [
    ...(office ? checkAddress(office, ['address']) : []),
    ...locations.flatMap(({ path, value: { address, timezone } }) => [
      ...checkAddress(address, [...path, 'address']),
      ...(timezone === undefined ? [] : checkZone(timezone, address.state, path)),
    ]),
    ...checkPositions(locations),
  ];
}
