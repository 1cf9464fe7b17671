import { escapeControls } from '../../lib/hidden-characters.ts';
import { describeFormat } from './feed/sniff.ts';
import type { LossCount } from './loss-counter.ts';
import type { ReasonCount, ReportSummary } from './report.ts';

const number = new Intl.NumberFormat('en-AU');

function plural(count: number, word: string): string {
  return `${number.format(count)} ${count === 1 ? word : `${word}s`}`;
}

function reasons(title: string, list: readonly ReasonCount[], limit = 12): string[] {
  if (list.length === 0) return [];
  const lines = list.slice(0, limit).map(({ count, field, reason, first_row }) => {
    const where =
      count === 1 ? `record ${number.format(first_row)}` : `first: record ${number.format(first_row)}`;
    return `  ${number.format(count).padStart(7)}  ${field}: ${reason} (${where})`;
  });
  if (list.length > limit)
    lines.push(`  ${''.padStart(7)}  and ${plural(list.length - limit, 'more reason')} in the report`);
  return [title, ...lines];
}

function losses(list: readonly LossCount[], limit = 12): string[] {
  if (list.length === 0) return [];
  const lines = list.slice(0, limit).map(({ count, column, field, kind, reason, examples }) => {
    const name = column === field ? field : `${column} (${field})`;
    const shown = examples.map(({ row, value }) => `record ${number.format(row)}: "${value.slice(0, 40)}"`);
    const where = shown.length > 0 ? ` (${shown.join(', ')})` : '';
    return `  ${number.format(count).padStart(7)}  ${name}: ${kind}: ${reason}${where}`;
  });
  if (list.length > limit)
    lines.push(`  ${''.padStart(7)}  and ${plural(list.length - limit, 'more reason')} in the report`);
  return ['Values that vehicles lack or have otherwise:', ...lines];
}

function words(title: string, counts: Record<string, Record<string, number>>): string[] {
  const fields = Object.entries(counts);
  if (fields.length === 0) return [];
  const lines = fields.map(([field, list]) => {
    const top = Object.entries(list).sort((a, b) => b[1] - a[1]);
    const shown = top.slice(0, 6).map(([word, count]) => `"${word}" ${number.format(count)}`);
    return `  ${field}: ${shown.join(', ')}${top.length > 6 ? `, and ${top.length - 6} more` : ''}`;
  });
  return [title, ...lines];
}

/** Prices in another currency, loud enough that nobody overlooks a site without prices. */
function foreignPrices(counts: Record<string, number>): string[] {
  return Object.entries(counts).map(
    ([code, count]) =>
      `Look: ${plural(count, 'vehicle')} ${count === 1 ? 'is' : 'are'} priced in ${code} and listed without a price; --currency ${code}=RATE converts, RATE being AUD for one ${code}.`,
  );
}

/** The report as lines for a terminal, the outcome last. */
export function formatReport(report: ReportSummary, reportPath: string): string[] {
  const { previous } = report;
  const lines = [
    `${report.feed}: ${report.format ? describeFormat(report.format) : 'format unknown'}${report.encoding ? `, ${report.encoding}` : ''}, ${number.format(report.bytes)} bytes, ${report.seconds} s`,
    ...report.remarks.map((remark) => `  ${remark}`),
    ...reasons('In quarantine:', report.quarantine_reasons),
    ...reasons('Repaired, withheld or doubtful:', report.note_reasons),
    ...losses(report.value_losses),
    ...words('Words without a canonical value (shown as the seller wrote them):', report.unmatched_words),
    ...words('Read as not known:', report.unknown_words),
  ];
  if (report.unused_columns.length > 0)
    lines.push(`Columns nothing reads: ${report.unused_columns.join(', ')}`);
  lines.push(
    `${plural(report.records, 'record')}: ${plural(report.vehicles, 'vehicle')}, ${number.format(report.quarantined)} in quarantine`,
  );
  if (report.outcome === 'refused') {
    lines.push(
      `Refused: ${report.refusal?.reason}`,
      `Next: ${report.refusal?.next}`,
      'The stock is as it was.',
    );
  } else {
    const kept =
      previous.vehicles === 0
        ? ''
        : ` (${number.format(previous.added)} new, ${number.format(previous.removed)} gone since the last import)`;
    lines.push(
      ...foreignPrices(report.foreign_prices),
      `Imported ${plural(report.vehicles, 'vehicle')}${kept}.`,
    );
  }
  lines.push(`Report: ${reportPath}`);
  return lines.map(escapeControls);
}
