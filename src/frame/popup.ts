import { hash } from 'node:crypto';
import { localTime } from '../lib/clock.ts';
import { addDays } from '../lib/days.ts';
import { zonedDate } from '../lib/zoned-date.ts';
import type { Site } from '../tenant/schema/site.ts';

export interface PopupView {
  /** Changes with every word and date, so that a new popup is shown to those who have seen the last one. */
  id: string;
  /** The end of its last day, in the dealer's time zone. */
  until: string;
  title: string;
  text: string;
  action: { label: string; href: string };
  image: string | null;
}

/** The dealer's popup until its last day, for pages on which it may interrupt (CON-04, CON-14). */
export function popupView(
  { popup, timezone }: Pick<Site, 'popup' | 'timezone'>,
  today: Date,
): PopupView | null {
  if (!popup || popup.expiryDate < localTime(today, timezone).date) return null;
  const { expiryDate, title, description, buttonText, linkTo, src } = popup;
  return {
    id: hash('sha256', JSON.stringify(popup)).slice(0, 8),
    until: zonedDate(`${addDays(expiryDate, 1)}T00:00`, timezone).toISOString(),
    title,
    text: description,
    action: { label: buttonText, href: linkTo },
    image: src ?? null,
  };
}
