/** Ids of what shoppers do, as reports know them (TRK-01 to TRK-03, TRK-10, TRK-11). */
export const TRACKING_IDS = {
  call_dealer: 25,
  finance_calculator: 26,
  save_car: 39,
  history_report: 60,
  print: 61,
} as const;

type FixedAction = keyof typeof TRACKING_IDS;

/** A lead brings its own id: it depends on the form and the vehicle. */
export type TrackedAction = FixedAction | 'lead';

/** Name of the event that a tracked action sends on the document. */
export const TRACK_EVENT = 'forecourt:track';

type TrackedFields = Readonly<Record<string, string | number>>;

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
export function track(action: FixedAction, fields: TrackedFields): void;
export function track(action: 'lead', fields: TrackedFields & { event_id: number }): void;
export function track(action: TrackedAction, fields: TrackedFields): void {
  if (typeof window === 'undefined') return;
  // The id of a lead stands in its fields.
  const detail: TrackedEvent = { event: action, event_id: TRACKING_IDS[action as FixedAction], ...fields };
  window.dataLayer ??= [];
  window.dataLayer.push(detail);
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
