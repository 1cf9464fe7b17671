import { weekdayIn } from './weekday.ts';

/** Marks the row of the yard's own day: the page was made on another one (LOC-19). */
const now = new Date();
for (const table of document.querySelectorAll<HTMLElement>('[data-hours]')) {
  const today = String(weekdayIn(table.dataset.hours ?? 'Australia/Brisbane', now));
  for (const row of table.querySelectorAll<HTMLElement>('[data-weekdays]')) {
    row.classList.toggle('today', row.dataset.weekdays?.includes(today) ?? false);
  }
}
