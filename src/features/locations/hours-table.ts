import type { OpeningTimes, Span } from '../../frame/locations/opening-times.ts';
import { clockText, localTime } from '../../lib/clock.ts';
import { rowOfToday } from './row-of-today.ts';

/** "Fri, 25 Dec", without loading the code of `date-text.ts`. */
const SHORT_DATE = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/**
 * `<hours-table>`: marks today's row of its table (LOC-19). If today has special hours, a row with them is added above
 * the usual week, and marked instead. Attributes: `timezone`, the yard's IANA time zone; `days`, the weekdays of each row
 * as `rowDays` writes them; and `times`, the department's `OpeningTimes` as JSON if it has special hours.
 */
class HoursTable extends HTMLElement {
  connectedCallback(): void {
    const [now, timezone] = [new Date(), this.getAttribute('timezone') ?? ''];
    const { date } = localTime(now, timezone);
    const times = JSON.parse(this.getAttribute('times') ?? 'null') as OpeningTimes | null;
    const special = new Map(Object.entries(times?.days ?? {})).get(date);
    const usual = this.querySelectorAll('tr')[rowOfToday(this.getAttribute('days') ?? '', now, timezone)];
    const today = special ? this.#addRow(date, special) : usual;
    today?.setAttribute('aria-current', 'date');
  }

  #addRow(date: string, spans: readonly Span[]): Element | undefined {
    const [first] = this.querySelectorAll('tr');
    const row = first?.cloneNode(true) as HTMLTableRowElement | undefined;
    const [label, hours] = [row?.querySelector('th span')?.firstChild, row?.querySelector('td')];
    if (!first || !row || !label || !hours) return undefined;
    const closed = this.querySelector('.shut')?.textContent?.trim() || 'Closed';
    label.textContent = `${SHORT_DATE.format(new Date(date)).replace(',', '')} `;
    hours.textContent =
      spans.map(([from, to]) => `${clockText(from)} to ${clockText(to)}`).join(', ') || closed;
    hours.classList.toggle('shut', spans.length === 0);
    first.before(row);
    return row;
  }
}

customElements.define('hours-table', HoursTable);
