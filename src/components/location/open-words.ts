import type { OpenState } from '../../rules/open-now.ts';

/** "Open now" + " until 5:30 pm"; "Closed now" + ", opens tomorrow 8:30 am". */
export function openWords(state: OpenState): { strong: string; rest: string } {
  if (state.open) return { strong: 'Open now', rest: ` until ${state.until}` };
  if (!state.next) return { strong: 'Closed now', rest: '' };
  const day = state.next.day === 'today' ? '' : `${state.next.day} `;
  return { strong: 'Closed now', rest: `, opens ${day}${state.next.time}` };
}
