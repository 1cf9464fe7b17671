import { counted } from '../../lib/plural.ts';
import { FeedRefused } from './feed/feed-refused.ts';
import type { Run } from './import-run.ts';
import type { ReasonCount, ReportBuilder } from './report.ts';
import { REFUSED_REPORT_FILE } from './report-file.ts';

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
      'The feed has no records: no line below the header, no element such as <item>, <listing> or <vehicle>.',
      'Fetch it again; if that does not help, ask its provider.',
    );
  if (vehicles > 0) return;
  const { count, field, reason } = mostFrequentProblem(report);
  const summary =
    records === 1
      ? `The only record is not a valid vehicle: ${field} ${reason}.`
      : `None of the ${records} records is a valid vehicle. The most frequent problem, in ${count} of them: ${field} ${reason}.`;
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
        : `The import would take ${share(unsold)} off the site; ${limit} Missing in the feed: ${stated}. No longer for sale by their status: ${off_sale.count}, for example ${off_sale.ids.slice(0, 3).join(', ')}.`,
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

const FACTS = {
  prices_lost: { vehicles: 'priced vehicles for sale', lost: 'the price', it: 'it', check: 'prices' },
  photos_lost: { vehicles: 'vehicles for sale with photos', lost: 'the photos', it: 'them', check: 'photos' },
  yards_lost: { vehicles: 'vehicles for sale with a yard', lost: 'the yard', it: 'it', check: 'yards' },
} as const;

/**
 * Refuses an import by which more than the allowed share of vehicles for sale would lose their price, photos or yard.
 *
 * @throws FeedRefused
 */
export function refuseLosses({ options, comparison, report }: Run): void {
  if (options.acceptDrop) return;
  for (const fact of ['prices_lost', 'photos_lost', 'yards_lost'] as const) {
    const before = comparison.before[fact];
    const { count } = comparison.changes[fact];
    if (before === 0 || count / before <= options.maxDrop) continue;
    const { vehicles, lost, it, check } = FACTS[fact];
    const [currency] = fact === 'prices_lost' ? Object.keys(report.foreign) : [];
    const because = currency ? ` The feed has prices in ${Object.keys(report.foreign).join(', ')}.` : '';
    const convert = currency
      ? ` Convert them with "--currency ${currency}=RATE", where RATE is AUD per ${currency}.`
      : '';
    throw new FeedRefused(
      `The import would remove ${lost} of ${count} of ${before} ${vehicles} (${percent(count / before)}); at most ${percent(options.maxDrop)} may lose ${it} at once.${because}`,
      `Check the ${check} of the feed.${convert} If they are really gone, import again with --accept-drop.`,
    );
  }
}
