import { formatDate } from '../../lib/date-text.ts';
import { error, type Finding, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

/**
 * Reports offers that end before they start, and warns about offers, a popup and special hours that have passed: the
 * passing of a day is no error.
 *
 * @param today in the dealer's time zone: "2026-11-22"
 */
export function checkDates(draft: Draft, today: string): Finding[] {
  const offers = draft.entries('offers').flatMap(({ path, value }) => {
    if (value.starts !== undefined && value.starts > value.ends) {
      return [
        error(
          [...path, 'ends'],
          `The offer "${value.id}" ends on ${formatDate(value.ends)}, before it starts on ${formatDate(value.starts)}. Correct one of the two dates.`,
        ),
      ];
    }
    if (value.ends >= today) return [];
    return [
      warning(
        [...path, 'ends'],
        `The offer "${value.id}" ended on ${formatDate(value.ends)}. No page lists it any more, and its own page says that it has ended. Remove it, or give it a new last day.`,
      ),
    ];
  });
  const holidays = draft
    .entries('special_hours')
    .flatMap(({ path, value: { date, name } }) =>
      date >= today
        ? []
        : [
            warning(
              [...path, 'date'],
              `${name ? `"${name}" was on` : 'This day was'} ${formatDate(date)} and is not shown any more. Remove it, or give it the date of this year.`,
            ),
          ],
    );
  const dated = [...offers, ...holidays];
  const popup = draft.value('popup');
  if (!popup || popup.expiryDate >= today) return dated;
  return [
    ...dated,
    warning(
      ['popup', 'expiryDate'],
      `The popup expired on ${formatDate(popup.expiryDate)}, so no page shows it. Remove it, or give it a new expiryDate.`,
    ),
  ];
}
