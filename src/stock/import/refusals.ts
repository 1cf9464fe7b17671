import { FeedRefused } from './feed/feed-refused.ts';
import type { Run } from './import-run.ts';
import { namesColumns } from './mapping/load-mapping.ts';
import { REPORT_FILE } from './report-file.ts';

function percent(share: number): string {
  return `${Math.round(share * 1_000) / 10} %`;
}

/**
 * Refuses a feed without records, or without valid ones.
 *
 * @throws FeedRefused
 */
export function refuseEmptyFeed({ progress, report, options }: Run): void {
  const { records, vehicles } = progress;
  if (records === 0)
    throw new FeedRefused(
      'The feed has no records: no line below the header, no element such as <item>, <listing> or <vehicle>.',
      'Fetch it again; if that does not help, ask its provider.',
    );
  if (vehicles > 0) return;
  const [mostFrequent] = report.reasonLists().quarantine_reasons;
  if (mostFrequent === undefined) throw new Error('Records without a vehicle must be in quarantine.');
  const { count, field, reason } = mostFrequent;
  const summary =
    records === 1
      ? `The only record is not a valid vehicle: ${field} ${reason}.`
      : `None of the ${records} records is a valid vehicle. The most frequent problem, in ${count} of them: ${field} ${reason}.`;
  const mappingHint = namesColumns(options.mapping)
    ? ' The mapping file has columns or expressions, so only the columns that it names are read. Name all that are needed.'
    : '';
  throw new FeedRefused(
    `${summary}${mappingHint}`,
    `Read ${REPORT_FILE}, then correct the feed or its mapping file.`,
  );
}

/**
 * Refuses an import that would remove more than the allowed share of the stock for sale.
 *
 * @throws FeedRefused
 */
export function refuseDrop({ options, previous }: Run, removed: number): void {
  const { forSale } = previous;
  if (options.acceptDrop || forSale === 0 || removed / forSale <= options.maxDrop) return;
  throw new FeedRefused(
    `The import would remove ${removed} of ${forSale} vehicles for sale (${percent(removed / forSale)}); at most ${percent(options.maxDrop)} may be removed at once.`,
    'Check that the feed is complete. If the vehicles are really gone, import again with --accept-drop.',
  );
}

/**
 * Refuses an import by which more than the allowed share of vehicles for sale would lose their price.
 *
 * @throws FeedRefused
 */
export function refusePriceLoss({ options, prices, report }: Run): void {
  const { before, lost } = prices;
  if (options.acceptDrop || before === 0 || lost / before <= options.maxDrop) return;
  const currencies = Object.keys(report.foreign);
  const because = currencies.length > 0 ? ` The feed has prices in ${currencies.join(', ')}.` : '';
  const convert =
    currencies.length > 0
      ? ` Convert them with "--currency ${currencies[0]}=RATE", where RATE is AUD per ${currencies[0]}.`
      : '';
  throw new FeedRefused(
    `The import would remove the price of ${lost} of ${before} priced vehicles for sale (${percent(lost / before)}); at most ${percent(options.maxDrop)} may lose it at once.${because}`,
    `Check the prices of the feed.${convert} If they are really gone, import again with --accept-drop.`,
  );
}
