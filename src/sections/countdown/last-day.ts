import { hideWithoutShift } from '../../ui/hide-without-shift.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { daysLeft } from './days-left.ts';

/**
 * `<last-day>`: says how many days are left, and hides itself after the last one, because the site may not have been
 * built since. Attributes: `day`, an ISO date, and `timezone`, the dealer's IANA time zone.
 */
export class LastDay extends PartElement {
  protected start(): void {
    const left = daysLeft(this.getAttribute('day') ?? '', new Date(), this.getAttribute('timezone') ?? '');
    if (left === null) hideWithoutShift(this);
    else partOf(this, '.left').textContent = left;
  }
}
