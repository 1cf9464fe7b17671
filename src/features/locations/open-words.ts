import type { OpenState } from '../../frame/locations/open-state.ts';

// Reserve the line: the open/closed text arrives later and must not shift the page.
export const LONGEST = 'Closed, opens tomorrow 10:30 am';

/** A weekday as the hours tables name it: "Mon". */
const short = (day: string): string => day.replace(/([A-Z]\w\w)\w+/, '$1');

/** "Open now" + " until 5:30 pm"; "Closed" + ", opens tomorrow 8:30 am". None is longer than `LONGEST`. */
export function openWords(state: OpenState): { strong: string; rest: string } {
  if (state.open) return { strong: 'Open now', rest: ` until ${state.until}` };
  if (!state.next) return { strong: 'Closed now', rest: '' };
  const day = state.next.day === 'today' ? '' : `${short(state.next.day)} `;
  return { strong: 'Closed', rest: `, opens ${day}${state.next.time}` };
}
