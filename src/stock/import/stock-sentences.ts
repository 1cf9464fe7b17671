import { counted, plural } from '../../lib/plural.ts';
import type { ComparedKey, ReportSummary } from './report.ts';

/** Vehicles named in one sentence; the report names 1,000. */
const MAX_IDS = 20;

/** What happened to vehicles: the key of their count, "is", "are", and the rest of the sentence. */
type Wording = readonly [key: ComparedKey, one: string, many: string, what: string];

/** What the sender probably did not mean. */
const WARNINGS: readonly Wording[] = [
  ['kept', 'stays', 'stay', 'as before, because the record was refused'],
  ['off_sale', 'is', 'are', 'no longer for sale, by the status or by the column for the website'],
  ['aged', 'is', 'are', 'no longer listed, because the last change is too old (config.stock.stale_days)'],
  ['prices_lost', 'has', 'have', 'lost the price'],
  ['photos_lost', 'has', 'have', 'lost the photos'],
  ['yards_lost', 'has', 'have', 'lost the yard'],
  [
    'other_vehicle',
    'is',
    'are',
    'described as another vehicle than before (make, kind, VIN, or model and year)',
  ],
  ['repriced', 'costs', 'cost', 'less than half or more than twice as much as before'],
  ['odometers_changed', 'has', 'have', 'an odometer reading that fell, or rose by more than 10,000 km'],
  ['photos_fewer', 'has', 'have', 'lost more than half of the photos'],
  ['photos_of_others', 'has', 'have', 'the first photo of another vehicle'],
];

/** What the sender has said of them. */
const DEPARTURES: readonly Wording[] = [
  ['sold', 'is', 'are', 'sold now'],
  ['reserved', 'is', 'are', 'reserved now'],
  ['removed', 'is', 'are', 'no longer in the stock'],
  ['unsold', 'is', 'are', 'for sale again after a sale'],
];

const sentences = (wordings: readonly Wording[], previous: ReportSummary['previous']): string[] =>
  wordings.flatMap(([key, one, many, what]) => {
    const count = previous[key];
    if (count === 0) return [];
    const ids = previous[`${key}_ids`].slice(0, MAX_IDS).join(', ');
    const more = count > MAX_IDS ? `, and ${counted(count - MAX_IDS, 'more', 'more')} in the report` : '';
    return [`${counted(count, 'vehicle')} ${plural(count, one, many)} ${what}: ${ids}${more}.`];
  });

/** Sentences that name vehicles of the previous stock that were not imported, have lost something or look wrong. */
export function stockWarnings({ previous, nameless }: ReportSummary): string[] {
  const named = sentences(WARNINGS, previous);
  if (nameless === 0 || previous.removed === 0) return named;
  const missing = sentences([['removed', 'is', 'are', 'missing, perhaps because of that']], previous);
  const records = `${counted(nameless, 'record')} cannot be read and ${plural(nameless, 'names', 'name')} no vehicle`;
  return [...named, `${records}, and ${missing.join('')}`];
}

/** Sentences that name vehicles of the previous stock that are sold, reserved or gone now, or for sale again. */
export const departures = (previous: ReportSummary['previous']): string[] => sentences(DEPARTURES, previous);
