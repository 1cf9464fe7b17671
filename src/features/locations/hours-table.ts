import { rowOfToday } from './row-of-today.ts';

/**
 * `<hours-table>`: marks today's row of its table (LOC-19). Attributes: `timezone`, the dealer's IANA time zone, and
 * `days`, the weekdays of each row as `rowDays` writes them.
 */
class HoursTable extends HTMLElement {
  connectedCallback(): void {
    const row = rowOfToday(this.getAttribute('days') ?? '', new Date(), this.getAttribute('timezone') ?? '');
    this.querySelector('table')?.rows[row]?.setAttribute('aria-current', 'date');
  }
}

customElements.define('hours-table', HoursTable);
