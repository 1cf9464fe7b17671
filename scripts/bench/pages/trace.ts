import type { Browser } from '@playwright/test';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Start in µs. */
  ts: number;
  /** Duration in µs. */
  dur?: number;
  /** CPU time of the thread in µs, which does not grow if other processes use the machine. */
  tdur?: number;
  args?: {
    fileName?: string;
    /** Number of elements of a style calculation. */
    elementCount?: number;
    /** Number of objects that a layout has to lay out. */
    beginData?: { dirtyObjects?: number };
    data?: {
      url?: string;
      sourceURL?: string;
    };
  };
}

/** CPU time of an event in µs, or its duration if the trace has no CPU time. */
export const costOf = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

export async function stopTracing(browser: Browser): Promise<TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** Events with a duration on the same thread, sorted by start; an event comes before those nested in it. */
export function sameThread(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
