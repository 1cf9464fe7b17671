import { rowOfToday } from './row-of-today.ts';

/**
 * `<hours-table>`: marks today's row of the table in it (LOC-19). `timezone`: the dealer's IANA time zone;
 * `days`: the weekdays of each row, "12345 6 0".
 */
class HoursTable extends HTMLElement {
  connectedCallback(): void {
    const row = rowOfToday(this.getAttribute('days') ?? '', new Date(), this.getAttribute('timezone') ?? '');
    this.querySelector('table')?.rows[row]?.setAttribute('aria-current', 'date');
  }
}

customElements.define('hours-table', HoursTable);
