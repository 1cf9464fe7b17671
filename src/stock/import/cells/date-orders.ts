import { formatCount } from '../../../lib/money.ts';
import type { RawField } from '../feed/feed-record.ts';
import { type DateOrder, detectDateOrder, parseDate } from './date.ts';

/** Date order of a column. `both`: it has dates of both orders, so dates that could be either are left out. */
export type ColumnOrder = DateOrder | 'both';

interface Evidence {
  /** Number of unambiguous dates of each order, and the first example of each. */
  dmy: number;
  mdy: number;
  dayFirst: string;
  monthFirst: string;
}

const ORDERS: Readonly<Record<DateOrder, string>> = {
  dmy: 'day, month, year',
  mdy: 'month, day, year',
  ymd: 'year, month, day',
};

/** Explains why a date cannot be read. Dates in another order than their column's are not swapped. */
function whyUnreadable(text: string, order: ColumnOrder | undefined): string {
  const detected = detectDateOrder(text);
  const hasOtherOrder = order !== undefined && order !== 'both' && detected !== null && detected !== order;
  return hasOtherOrder
    ? `is not a date in the order ${ORDERS[order]}, which is used for its column`
    : 'is not a date that can be read';
}

/**
 * Parses the dates of one feed, each column in one order. Columns without evidence are read day first. The
 * evidence may be in the last record, so it is collected while dates are read; `revised` then reports whether
 * the feed must be read again.
 */
export class DateOrders {
  private readonly evidence = new Map<RawField, Evidence>();
  private readonly stated: DateOrder | null;
  private readonly columns: ReadonlyMap<RawField, ColumnOrder>;
  /** Remarks for the report about columns that are not day first. */
  readonly remarks: readonly string[];

  /**
   * @param stated date order from the mapping file, for all columns
   * @param columns orders found in an earlier reading
   */
  constructor(
    stated: DateOrder | null = null,
    columns: ReadonlyMap<RawField, ColumnOrder> = new Map(),
    remarks: readonly string[] = [],
  ) {
    this.stated = stated;
    this.columns = columns;
    this.remarks = remarks;
  }

  /** Parses a date to ISO 8601, or explains why that is not possible. */
  read(field: RawField, text: string): { iso: string } | { iso: null; reason: string } {
    const order = this.stated ?? this.columns.get(field);
    const found = order === undefined || order === 'both' ? detectDateOrder(text) : null;
    if (order === undefined && found !== null && found !== 'either') this.note(field, found, text);
    if (order === 'both' && found === 'either')
      return {
        iso: null,
        reason: 'could be day first or month first, because its column has dates of both kinds',
      };
    const iso = parseDate(text, order === 'both' ? ((found as DateOrder | null) ?? 'dmy') : order);
    return iso === null ? { iso, reason: whyUnreadable(text, order) } : { iso };
  }

  private note(field: RawField, order: 'dmy' | 'mdy', text: string): void {
    let evidence = this.evidence.get(field);
    if (evidence === undefined) {
      evidence = { dmy: 0, mdy: 0, dayFirst: '', monthFirst: '' };
      this.evidence.set(field, evidence);
    }
    evidence[order]++;
    if (order === 'dmy') evidence.dayFirst ||= text;
    else evidence.monthFirst ||= text;
  }

  /** The orders with which the feed must be read again; null if its dates were read correctly. */
  revised(): DateOrders | null {
    const columns = new Map<RawField, ColumnOrder>();
    const remarks: string[] = [];
    for (const [field, { dmy, mdy, dayFirst, monthFirst }] of this.evidence) {
      if (mdy === 0) continue;
      columns.set(field, dmy === 0 ? 'mdy' : 'both');
      remarks.push(
        dmy === 0
          ? `The dates in ${field} are read month first, because ${formatCount(mdy)} of them, such as "${monthFirst}", cannot be day first.`
          : `The dates in ${field} use two orders: ${formatCount(dmy)} can only be day first, such as "${dayFirst}", and ${formatCount(mdy)} only month first, such as "${monthFirst}". Dates that could be either are left out; set date_order in a mapping file to read them.`,
      );
    }
    return columns.size === 0 ? null : new DateOrders(null, columns, remarks);
  }
}
