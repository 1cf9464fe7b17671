import { formatDate } from '../../lib/date-text.ts';
import { error, type Finding, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';

/**
 * Reports offers that have ended or end before they start, and an expired popup.
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
      error(
        [...path, 'ends'],
        `The offer "${value.id}" ended on ${formatDate(value.ends)}. Remove it, or give it a new last day.`,
      ),
    ];
  });
  const popup = draft.value('popup');
  if (!popup || popup.expiryDate >= today) return offers;
  return [
    ...offers,
    warning(
      ['popup', 'expiryDate'],
      `The popup expired on ${formatDate(popup.expiryDate)} and is not shown any more. Remove it, or give it a new expiryDate.`,
    ),
  ];
}
