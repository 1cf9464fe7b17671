import type { Browser } from '@playwright/test';

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs */
  ts: number;
  dur?: number;
  /** µs of the thread's own time: it does not grow when other processes use the machine. */
  tdur?: number;
  args?: {
    fileName?: string;
    /** Of a style calculation. */
    elementCount?: number;
    /** Of a layout. */
    beginData?: { dirtyObjects?: number };
    data?: {
      url?: string;
      sourceURL?: string;
      stackTrace?: { functionName: string; url: string; lineNumber: number }[];
    };
  };
}

/** µs */
export const costOf = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;

export async function stopTracing(browser: Browser): Promise<TraceEvent[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
}

/** Events with a duration on the same thread as `event`, in their order, each before those inside it. */
export function sameThread(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.dur !== undefined)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
