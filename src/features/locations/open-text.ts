import type { OpenState } from '../../frame/locations/open-state.ts';

// Space is reserved for this text: the current text arrives later and must not shift the page.
export const LONGEST_TEXT = 'Closed, opens tomorrow 10:30 am';

/** "Mon", as in the table of hours. */
const shortDay = (day: string): string => day.replace(/([A-Z]\w\w)\w+/, '$1');

/**
 * Returns the text in two parts, the first of which is bold: "Open now" + " until 5:30 pm", or "Closed" + ", opens
 * tomorrow 8:30 am". Together they are never longer than `LONGEST_TEXT`.
 */
export function openText(state: OpenState): { strong: string; rest: string } {
  if (state.open) return { strong: 'Open now', rest: ` until ${state.until}` };
  if (!state.next) return { strong: 'Closed now', rest: '' };
  const day = state.next.day === 'today' ? '' : `${shortDay(state.next.day)} `;
  return { strong: 'Closed', rest: `, opens ${day}${state.next.time}` };
}
