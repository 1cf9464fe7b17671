/** Ids of what shoppers do, as reports know them (TRK-01 to TRK-03, TRK-10, TRK-11). */
export const TRACKING_IDS = {
  call_dealer: 25,
  finance_calculator: 26,
  save_car: 39,
  history_report: 60,
  print: 61,
} as const;

export type TrackedAction = keyof typeof TRACKING_IDS;

/** Name of the event that a tracked action sends on the document. */
export const TRACK_EVENT = 'forecourt:track';

export interface TrackedEvent {
  event: TrackedAction;
  event_id: number;
  [field: string]: string | number;
}

declare global {
  interface Window {
    /** What happened on the page, in order, for whoever reports it, also when loaded later. */
    dataLayer?: unknown[];
  }
}

/** Tells of a shopper's action: a `forecourt:track` event, and a line in `dataLayer`. No personal data. */
export function track(action: TrackedAction, fields: Record<string, string | number>): void {
  if (typeof window === 'undefined') return;
  const detail: TrackedEvent = { ...fields, event: action, event_id: TRACKING_IDS[action] };
  window.dataLayer ??= [];
  window.dataLayer.push(detail);
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
