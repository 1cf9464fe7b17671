import { escapeControls } from '../../lib/hidden-characters.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';
import { describeFormat } from './feed/sniff.ts';
import type { LossCount } from './loss-counter.ts';
import type { ReasonCount, ReportSummary } from './report.ts';
import { departures, stockWarnings } from './stock-sentences.ts';

// Longer lists of reasons end with a reference to the report.
const MAX_REASONS = 12;
const MAX_WORDS = 6;
const MAX_VALUE_LENGTH = 40;

/** Cases of one kind, with their number and the first of them. */
interface Cases {
  count: number;
  examples: readonly { row: number; value: string | null }[];
}

function countedLines<T extends Cases>(
  title: string,
  list: readonly T[],
  describe: (entry: T) => string,
): string[] {
  if (list.length === 0) return [];
  const lines = list.slice(0, MAX_REASONS).map((entry) => {
    const shown = entry.examples.map(({ row, value }) => {
      const text = value === null || value === '' ? '' : `: "${value.slice(0, MAX_VALUE_LENGTH)}"`;
      return `record ${formatCount(row)}${text}`;
    });
    const examples = shown.length > 0 ? ` (${shown.join(', ')})` : '';
    return `  ${formatCount(entry.count).padStart(7)}  ${describe(entry)}${examples}`;
  });
  if (list.length > MAX_REASONS)
    lines.push(`  ${''.padStart(7)}  and ${counted(list.length - MAX_REASONS, 'more reason')} in the report`);
  return [title, ...lines];
}

const describeReason = ({ field, reason }: ReasonCount): string => `${field}: ${reason}`;

const describeLoss = ({ column, field, kind, reason }: LossCount): string =>
  `${column === field ? field : `${column} (${field})`}: ${kind}: ${reason}`;

function words(title: string, counts: Record<string, Record<string, number>>): string[] {
  const fields = Object.entries(counts);
  if (fields.length === 0) return [];
  const lines = fields.map(([field, list]) => {
    const top = Object.entries(list).sort((a, b) => b[1] - a[1]);
    const shown = top.slice(0, MAX_WORDS).map(([word, count]) => `"${word}" ${formatCount(count)}`);
    return `  ${field}: ${shown.join(', ')}${top.length > MAX_WORDS ? `, and ${top.length - MAX_WORDS} more` : ''}`;
  });
  return [title, ...lines];
}

/** Warnings about prices in another currency, so that nobody publishes a site without prices by mistake. */
function foreignPrices(counts: Record<string, number>): string[] {
  return Object.entries(counts).map(
    ([code, count]) =>
      `Warning: ${counted(count, 'vehicle')} ${count === 1 ? 'is' : 'are'} priced in ${code} and listed without a price. Convert with --currency ${code}=RATE, where RATE is AUD per ${code}.`,
  );
}

/** A warning about vehicles that the site does not list because of their age (SRC-42). */
function tooOld({ for_sale, too_old }: ReportSummary): string[] {
  if (too_old === 0) return [];
  return [
    `Warning: ${formatCount(too_old)} of ${counted(for_sale, 'vehicle')} for sale ${too_old === 1 ? 'was' : 'were'} last changed too long ago, so the site does not list ${too_old === 1 ? 'it' : 'them'} (config.stock.stale_days). If the dates do not show whether a vehicle is still for sale, set stale_days: null.`,
  ];
}

/** Formats the report as lines for a terminal, the outcome last. */
export function formatReport(report: ReportSummary, reportPath: string): string[] {
  const { previous } = report;
  const lines = [
    `${report.feed}: ${report.format ? describeFormat(report.format) : 'format unknown'}${report.encoding ? `, ${report.encoding}` : ''}, ${formatCount(report.bytes)} bytes, ${report.seconds} s`,
    ...report.remarks.map((remark) => `  ${remark}`),
    ...countedLines('In quarantine:', report.quarantine_reasons, describeReason),
    ...countedLines('Repaired, withheld, doubtful or kept:', report.note_reasons, describeReason),
    ...countedLines('Values that were lost or changed:', report.value_losses, describeLoss),
    ...words('Words without a standard value, with the number of vehicles:', report.unmatched_words),
    ...words('Words that mean "not known":', report.unknown_words),
  ];
  if (report.unused_columns.length > 0)
    lines.push(
      `Unused columns: ${report.unused_columns.join(', ')}. A mapping file can name them (tenants/_mappings/README.md).`,
    );
  lines.push(
    `${counted(report.records, 'record')}: ${counted(report.vehicles, 'vehicle')}, ${formatCount(report.quarantined)} in quarantine`,
  );
  if (report.outcome === 'refused') {
    lines.push(
      `Refused: ${report.refusal?.reason}`,
      `Next: ${report.refusal?.next}`,
      'The stock has not changed.',
    );
  } else {
    const comparison =
      previous.vehicles === 0
        ? ''
        : ` (${formatCount(previous.added)} new, ${formatCount(previous.removed)} gone${previous.sold > 0 ? `, ${formatCount(previous.sold)} sold` : ''} since the last import)`;
    lines.push(
      ...foreignPrices(report.foreign_prices),
      ...departures(previous),
      ...tooOld(report),
      ...stockWarnings(report).map((sentence) => `Warning: ${sentence}`),
      `Imported ${counted(report.vehicles, 'vehicle')}${comparison}.`,
    );
  }
  lines.push(`Report: ${reportPath}`);
  return lines.map(escapeControls);
}
