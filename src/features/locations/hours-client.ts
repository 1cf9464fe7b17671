import { openNow } from '../../frame/locations/open-now.ts';
import { localTime } from '../../lib/clock.ts';
import { openingHoursOf, specialHoursOf } from './hours-text.ts';
import { openWords } from './open-words.ts';

/** Turns each `[data-open-now]` into "Open now until 5:30 pm" in the dealer's time zone. */
export function showOpenNow(): void {
  const now = new Date();
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { openNow: timezone = '', hours = '[]', specials = '[]' } = place.dataset;
    const state = openNow(
      openingHoursOf(JSON.parse(hours)),
      specialHoursOf(JSON.parse(specials)),
      now,
      timezone,
    );
    if (!state) continue;
    const { strong, rest } = openWords(state);
    const bold = document.createElement('b');
    bold.textContent = strong;
    place.querySelector('[data-words]')?.replaceChildren(bold, rest);
    place.classList.toggle('is-open', state.open);
  }
}

/** Marks today's row of every hours table (LOC-19). */
export function markToday(): void {
  const now = new Date();
  for (const table of document.querySelectorAll<HTMLElement>('table[data-timezone]')) {
    const { weekday } = localTime(now, table.dataset.timezone ?? '');
    for (const row of table.querySelectorAll<HTMLElement>('tr[data-weekdays]')) {
      if (row.dataset.weekdays?.includes(String(weekday))) row.setAttribute('aria-current', 'date');
    }
  }
}
