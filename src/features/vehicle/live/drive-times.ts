import { isAborted } from '../../../lib/api-client/api-error.ts';
import { localStamp, twelveHour } from '../../../lib/clock.ts';
import { formatShortDate, formatWeekdayDate } from '../../../lib/date-text.ts';
import { element } from '../../../ui/element.ts';
import { loadStyle } from '../../../ui/load-style.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { type AppointmentDay, fetchFreeTimes } from '../../leads/api/free-times.ts';
import { leadSubject } from '../../leads/lead-subject-store.ts';
import styles from './drive-times.css?url';

/** The form lists the later days. */
const MOST_DAYS = 5;

/** A day with fewer times, such as today in the evening, is not shown first if another day has more. */
const FEW_TIMES = 3;

/** A day's time, which opens the form with it. */
function timeButton(date: string, time: string): HTMLLIElement {
  const opener = document.createElement('form-opener');
  opener.setAttribute('opens', 'test-drive');
  opener.setAttribute('time', `${date}T${time}`);
  opener.append(element('button', { type: 'button', class: 'btn small' }, twelveHour(time)));
  return element('li', {}, opener);
}

/**
 * `<drive-times>`: the next days on which the vehicle can be driven, and the free times of the chosen one (API-36). The
 * button that is there already stays, for other times.
 */
export class DriveTimes extends PartElement {
  protected start(signal: AbortSignal): void {
    if (!this.querySelector('.days')) void this.#load(signal);
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { vehicle, dealershipId = null, timezone, clockSuffix = '' } = leadSubject.get() ?? {};
    if (!vehicle) return;
    try {
      const query = { car_id: vehicle.id, dealership_id: dealershipId };
      const [days] = await Promise.all([fetchFreeTimes(query, { signal }), loadStyle(styles)]);
      if (signal.aborted || days.length === 0) return;
      this.#draw(days.slice(0, MOST_DAYS), localStamp(new Date(), timezone).slice(0, 10), clockSuffix);
    } catch (error) {
      if (!isAborted(error)) console.warn('The free times could not be loaded.', error);
    }
  }

  /** @param today ISO date of today at the yard */
  #draw(days: readonly AppointmentDay[], today: string, clockSuffix: string): void {
    const times = element('ul', { class: 'times' });
    const buttons = days.map((day) => {
      const [weekday = '', ...rest] = formatShortDate(day.date).split(' ');
      const name = formatWeekdayDate(day.date, Number(today.slice(0, 4)));
      const button = element(
        'button',
        { type: 'button' },
        element('b', {}, day.date === today ? 'Today' : weekday),
        ` ${rest.join(' ')}`,
      );
      const choose = (): void => {
        for (const other of buttons) other.ariaPressed = String(other === button);
        times.ariaLabel = name + clockSuffix;
        times.replaceChildren(...day.times.map((time) => timeButton(day.date, time)));
      };
      button.addEventListener('click', choose);
      return button;
    });
    const group = element('div', { class: 'days', role: 'group', 'aria-labelledby': 'h-drive' }, ...buttons);
    this.append(group, times);
    if (clockSuffix) this.append(element('p', { class: 'muted' }, `Times are ${clockSuffix.slice(2)}.`));
    const first = days.findIndex((day) => day.times.length >= FEW_TIMES);
    buttons[Math.max(0, first)]?.click();
  }
}
