import { counted } from '../../lib/plural.ts';
import { REFUSED_REPORT_FILE } from '../data-folder/data-files.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import { EMPTY_RECORD } from './feed/notes.ts';
import type { Run } from './import-run.ts';
import type { ReasonCount, ReportBuilder } from './report.ts';
import type { ComparedFact } from './stock-comparison.ts';

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}

/** @throws Error if no record is in quarantine, which callers rule out */
function mostFrequentProblem(report: ReportBuilder): ReasonCount {
  const [mostFrequent] = report.reasonLists().quarantine_reasons;
  if (mostFrequent === undefined) throw new Error('Records without a vehicle must be in quarantine.');
  return mostFrequent;
}

/**
 * Refuses a feed without records, or without valid ones.
 *
 * @throws FeedRefused
 */
export function refuseEmptyFeed({ progress, report }: Run): void {
  const { records, vehicles } = progress;
  if (records === 0)
    throw new FeedRefused(
      'The feed has no records: no line below the header, no element such as <item>, <listing> or <vehicle>, or an empty list.',
      'Fetch it again; if that does not help, ask its provider.',
    );
  if (vehicles > 0) return;
  const { count, field, reason } = mostFrequentProblem(report);
  let summary = `None of the ${records} records is a valid vehicle. The most frequent problem, in ${count} of them: ${field} ${reason}.`;
  if (records === 1) summary = `The only record is not a valid vehicle: ${field} ${reason}.`;
  if (reason === EMPTY_RECORD.reason && count === records)
    summary = 'The feed has no vehicles: it is an empty list or object, or its records have no values.';
  throw new FeedRefused(summary, `Read ${REFUSED_REPORT_FILE}, then correct the feed or its mapping file.`);
}

/**
 * Refuses a feed whose refused records are more than the allowed share: of all records at a tenant's first import, and
 * later of the vehicles in stock, which would all stay as they were.
 *
 * @throws FeedRefused
 */
export function refuseManyRefused(
  { options, previous, progress, excluded, report }: Run,
  kept: number,
): void {
  if (options.acceptDrop || options.isChanges) return;
  const isFirst = previous.count === 0;
  const [part, whole] = isFirst
    ? [progress.quarantined - excluded, progress.records - excluded]
    : [kept, previous.count];
  if (part === 0 || part / whole <= options.maxDrop) return;
  const { count, field, reason } = mostFrequentProblem(report);
  const lead = isFirst
    ? `Of ${counted(whole, 'record')}, ${part} cannot become vehicles`
    : `The records of ${part} of ${counted(whole, 'vehicle')} in stock are not valid`;
  throw new FeedRefused(
    `${lead} (${percent(part / whole)}); at most ${percent(options.maxDrop)} may be refused at once. The most frequent problem, in ${count} of the records: ${field} ${reason}.`,
    isFirst
      ? `Correct the feed or its mapping file, see ${REFUSED_REPORT_FILE}. If the other records are what you want, import again with --accept-drop.`
      : `Correct the feed or its mapping file, see ${REFUSED_REPORT_FILE}. To import the other records and leave these vehicles as they were, import again with --accept-drop.`,
  );
}

/** Share of the vehicles for sale that may be sold at once, unless more may be removed. */
const MAX_SOLD = 0.5;

/**
 * Refuses an import by which more than the allowed share of the stock would stop being for sale. Vehicles that the
 * seller marks as sold may be more, because that is said of each of them, but not the whole stock. Changes name each
 * vehicle, so what they remove or sell is meant.
 *
 * @throws FeedRefused
 */
export function refuseDrop({ options, previous, comparison }: Run, missing: number): void {
  const { forSale } = previous;
  const { sold, off_sale } = comparison.changes;
  const stated = options.isChanges ? 0 : missing;
  const unsold = stated + off_sale.count;
  const gone = unsold + (options.isChanges ? 0 : sold.count);
  if (options.acceptDrop || forSale === 0) return;
  const share = (count: number): string =>
    `${count} of ${forSale} vehicles for sale (${percent(count / forSale)})`;
  if (unsold / forSale > options.maxDrop) {
    const limit = `at most ${percent(options.maxDrop)} may be removed at once.`;
    throw new FeedRefused(
      off_sale.count === 0
        ? `The import would remove ${share(stated)}; ${limit}`
        : `The import would take ${share(unsold)} off the site; ${limit} Missing in the feed: ${stated}. Not for sale by the status or by the column for the website: ${off_sale.count}, for example ${off_sale.ids.slice(0, 3).join(', ')}.`,
      'Check that the feed is complete. If the vehicles are really gone, import again with --accept-drop.',
    );
  }
  const maxSold = Math.max(MAX_SOLD, options.maxDrop);
  // A dealer with two vehicles may well sell one.
  if (gone > 1 && gone / forSale > maxSold)
    throw new FeedRefused(
      `After the import, ${share(gone)} would not be for sale any more, ${sold.count} of them because they are marked as sold; at most ${percent(maxSold)} may go at once.`,
      'Check the status words and the sold column of the feed. If the vehicles are really sold, import again with --accept-drop.',
    );
}

/** Fewer vehicles than this may change at once, because a dealer with two may well correct one. */
const FEW = 3;

/** Changes of which only a share may happen at once. */
const AT_ONCE: Record<ComparedFact, { what: string; vehicles: string; check: string; least?: number }> = {
  prices_lost: {
    what: 'remove the price of',
    vehicles: 'priced vehicles for sale',
    check: 'Check the prices of the feed.',
  },
  photos_lost: {
    what: 'remove the photos of',
    vehicles: 'vehicles for sale with photos',
    check: 'Check the photos of the feed.',
  },
  yards_lost: {
    what: 'remove the yard of',
    vehicles: 'vehicles for sale with a yard',
    check: 'Check that the yards of the feed are those of site.yaml.',
  },
  aged: {
    what: 'take off the lists, because of the date of their last change,',
    vehicles: 'vehicles for sale',
    check:
      'Check the dates of the feed. If they do not show whether a vehicle is still for sale, set config.stock.stale_days to null.',
  },
  reserved: {
    what: 'mark as reserved',
    vehicles: 'vehicles for sale',
    check: 'Check the status words and the column for reservations.',
    least: FEW,
  },
  other_vehicle: {
    what: 'make another vehicle (by make, kind or VIN, or by model and year) of',
    vehicles: 'vehicles for sale',
    check: 'Check that the feed is that of this dealer, and its columns for make, model, category and VIN.',
    least: FEW,
  },
  repriced: {
    what: 'halve or double the price of',
    vehicles: 'priced vehicles for sale',
    check: 'Check the column and the unit of the prices.',
    least: FEW,
  },
  odometers_changed: {
    what: 'lower the odometer reading, or raise it by more than 10,000 km, of',
    vehicles: 'vehicles for sale with an odometer reading',
    check: 'Check the column and the unit of the odometer.',
    least: FEW,
  },
  photos_fewer: {
    what: 'remove more than half of the photos of',
    vehicles: 'vehicles for sale with photos',
    check: 'Check the photos of the feed.',
    least: FEW,
  },
  photos_of_others: {
    what: 'show the first photo of another vehicle for',
    vehicles: 'vehicles for sale with photos',
    check: 'Check the photos of the feed.',
    least: FEW,
  },
};

/**
 * Refuses an import by which more than the allowed share of vehicles for sale would lose their price, photos or yard, or
 * change in a way that is probably a mistake.
 *
 * @throws FeedRefused
 */
export function refuseLosses({ options, comparison, report }: Run): void {
  if (options.acceptDrop) return;
  const { before, changes, listed } = comparison;
  for (const [fact, { what, vehicles, check, least = 1 }] of Object.entries(AT_ONCE)) {
    // Vehicles that would be too old without this import, too, are no reason to refuse it.
    const [all, count] =
      fact === 'aged'
        ? [listed.before, listed.lost]
        : [before[fact as ComparedFact], changes[fact as ComparedFact].count];
    if (count < least || count / all <= options.maxDrop) continue;
    const currencies = fact === 'prices_lost' ? Object.keys(report.foreign) : [];
    const [currency] = currencies;
    const because = currency ? ` The feed has prices in ${currencies.join(', ')}.` : '';
    const convert = currency
      ? ` Convert them with "--currency ${currency}=RATE", where RATE is AUD per ${currency}.`
      : '';
    throw new FeedRefused(
      `The import would ${what} ${count} of ${all} ${vehicles} (${percent(count / all)}); the limit is ${percent(options.maxDrop)}.${because}`,
      `${check}${convert} If this is right, import again with --accept-drop.`,
    );
  }
}

/**
 * Refuses an import by which more than the allowed share of the vehicles for sale would be lost in several ways, each of
 * which alone would be allowed.
 *
 * @param missing vehicles for sale that the feed does not have
 * @throws FeedRefused
 */
export function refuseSeveralLosses({ options, previous, comparison }: Run, missing: number): void {
  const { changes, listed, losing } = comparison;
  const stated = options.isChanges ? 0 : missing;
  const count = stated + losing;
  if (options.acceptDrop || count < FEW || count / previous.forSale <= options.maxDrop) return;
  const parts = [
    [stated, 'missing in the feed'],
    [changes.off_sale.count, 'not for sale by the status or by the column for the website'],
    [changes.prices_lost.count, 'without their price'],
    [changes.photos_lost.count, 'without their photos'],
    [changes.yards_lost.count, 'without their yard'],
    [listed.lost, 'too old to be listed'],
  ] as const;
  const words = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  throw new FeedRefused(
    `The import would lose ${count} of ${previous.forSale} vehicles for sale (${percent(count / previous.forSale)}) or something of them; the limit is ${percent(options.maxDrop)}. They would be: ${words.join(', ')}.`,
    'Check that the feed is complete, and its columns. If this is right, import again with --accept-drop.',
  );
}
