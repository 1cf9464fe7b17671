import type { RawField } from '../feed/raw.ts';
import { type DateOrder, orderOf, parseDate } from './date.ts';

/** How a column's dates are to be read; `both`: it holds dates of both orders, so that some cannot be read at all. */
export type ColumnOrder = DateOrder | 'both';

interface Evidence {
  /** Dates that can only be day first or month first, the first of each as it was written. */
  dmy: number;
  mdy: number;
  dayFirst: string;
  monthFirst: string;
}

const number = new Intl.NumberFormat('en-AU');

const ORDERS: Readonly<Record<DateOrder, string>> = {
  dmy: 'day, month, year',
  mdy: 'month, day, year',
  ymd: 'year, month, day',
};

/** Why a date cannot be read; one in another order than its column's is not turned round. */
function unreadable(text: string, order: ColumnOrder | undefined): string {
  const other = orderOf(text);
  const isOther = order !== undefined && order !== 'both' && other !== null && other !== order;
  return isOther
    ? `is no date in the order ${ORDERS[order]}, in which its column is read`
    : 'is no date that can be read';
}

/**
 * Reads the dates of one feed, each column in one order. A column without proof is read day first. Since the
 * proof may be the feed's last value, dates are read and the proof gathered at once; `revised` says whether the feed
 * has to be read again.
 */
export class DateOrders {
  private readonly evidence = new Map<RawField, Evidence>();
  private readonly stated: DateOrder | null;
  private readonly columns: ReadonlyMap<RawField, ColumnOrder>;
  /** Sentences for the report on the columns that are not day first. */
  readonly remarks: readonly string[];

  /**
   * @param stated the order of all columns, as the mapping file says
   * @param columns what an earlier reading revised
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

  /** The date as ISO 8601, or why there is none. */
  read(field: RawField, text: string): { iso: string } | { iso: null; reason: string } {
    const order = this.stated ?? this.columns.get(field);
    const found = order === undefined || order === 'both' ? orderOf(text) : null;
    if (order === undefined && found !== null && found !== 'either') this.note(field, found, text);
    if (order === 'both' && found === 'either')
      return { iso: null, reason: 'could be day first or month first: its column holds both' };
    const iso = parseDate(text, order === 'both' ? ((found as DateOrder | null) ?? 'dmy') : order);
    return iso === null ? { iso, reason: unreadable(text, order) } : { iso };
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

  /** How to read the feed again, or null where its dates were read in the right order. */
  revised(): DateOrders | null {
    const columns = new Map<RawField, ColumnOrder>();
    const remarks: string[] = [];
    for (const [field, { dmy, mdy, dayFirst, monthFirst }] of this.evidence) {
      if (mdy === 0) continue;
      columns.set(field, dmy === 0 ? 'mdy' : 'both');
      remarks.push(
        dmy === 0
          ? `The dates of ${field} are read month first: ${number.format(mdy)} of them, such as "${monthFirst}", cannot be anything else.`
          : `The dates of ${field} are day first ("${dayFirst}", ${number.format(dmy)} such) and month first ("${monthFirst}", ${number.format(mdy)} such). Those that could be either are left out; date_order in a mapping file says which they are.`,
      );
    }
    return columns.size === 0 ? null : new DateOrders(null, columns, remarks);
  }
}
