/** Event ids by action (TRK-01 to TRK-03, TRK-10, TRK-11). */
export const TRACKING_IDS = {
  call_dealer: 25,
  finance_calculator: 26,
  save_car: 39,
  history_report: 60,
  print: 61,
} as const;

type FixedAction = keyof typeof TRACKING_IDS;

/** The event id of a lead depends on its form and vehicle, so a lead passes it in `fields`. */
export type TrackedAction = FixedAction | 'lead';

/** Event dispatched on the document for each tracked action. */
export const TRACK_EVENT = 'forecourt:track';

type TrackedValue = string | number | Readonly<Record<string, string | boolean>>;
type TrackedFields = Readonly<Record<string, TrackedValue>>;

export interface TrackedEvent {
  event: TrackedAction;
  event_id: number;
  [field: string]: TrackedValue;
}

declare global {
  interface Window {
    /** The page's events in order. Analytics scripts that load later read the earlier ones here. */
    dataLayer?: unknown[];
  }
}

/** Reports a shopper's action as a `forecourt:track` event and in `dataLayer`. Never pass personal data. */
export function track(action: FixedAction, fields: TrackedFields): void;
export function track(action: 'lead', fields: TrackedFields & { event_id: number }): void;
export function track(action: TrackedAction, fields: TrackedFields): void {
  if (typeof window === 'undefined') return;
  // For a lead `fields` contains the id.
  const detail: TrackedEvent = { event: action, event_id: TRACKING_IDS[action as FixedAction], ...fields };
  window.dataLayer ??= [];
  window.dataLayer.push(detail);
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
