import { localTime } from '../../lib/clock.ts';
import { rowOfToday } from './row-of-today.ts';

/**
 * `<hours-table>`: marks today's row of its table (LOC-19). If today has special hours, their hidden row (`data-date`)
 * is shown and marked instead. Attributes: `timezone`, the yard's IANA time zone, and `days`, the weekdays of each other
 * row as `rowDays` writes them.
 */
class HoursTable extends HTMLElement {
  connectedCallback(): void {
    const [now, timezone] = [new Date(), this.getAttribute('timezone') ?? ''];
    const special = this.querySelectorAll<HTMLElement>(`[data-date="${localTime(now, timezone).date}"]`);
    const row = rowOfToday(this.getAttribute('days') ?? '', now, timezone);
    const usual = this.querySelectorAll<HTMLElement>('tr:not([data-date])')[row];
    for (const today of special.length > 0 ? special : [usual]) {
      today?.removeAttribute('hidden');
      today?.setAttribute('aria-current', 'date');
    }
  }
}

customElements.define('hours-table', HoursTable);
