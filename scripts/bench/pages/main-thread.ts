import type { Browser } from '@playwright/test';
import { openPhone, waitUntilQuiet } from './phone.ts';
import { costOf, sameThread, stopTracing, type TraceEvent } from './trace.ts';

/** Tasks longer than this many ms are called long tasks, as in the browser's Long Tasks API. */
const LONG_TASK_MS = 50;

export interface LongTask {
  /** Start in ms after the first paint. */
  at: number;
  /** Duration in ms. */
  length: number;
  /** ms by cause, the longest first. */
  causes: [cause: string, ms: number][];
}

export interface MainThread {
  /** Time beyond 50 ms of every task after the first paint, in ms. */
  blocking: number;
  /** ms of the longest task after the first paint. */
  longest: number;
  tasks: LongTask[];
}

const CAUSES: [name: RegExp, cause: string][] = [
  [/^(Layout|PrePaint|Paint|Layerize|Commit|HitTest|IntersectionObserver)/, 'layout and paint'],
  [/^(UpdateLayoutTree|ParseAuthorStyleSheet)/, 'style'],
  [/^ParseHTML/, 'parse'],
  [/GC/, 'garbage collection'],
];
const SCRIPT =
  /^(EvaluateScript|FunctionCall|v8\.|V8\.|RunMicrotasks|TimerFire|FireIdleCallback|FireAnimationFrame|EventDispatch)/;

const fileOf = (url: string): string =>
  url
    .split('/')
    .at(-1)
    ?.split('?')[0]
    ?.replace(/\.[\w-]{8}\.js$/, '.js') || 'page';

/** Splits a task's time among the events inside it. An event counts without the time of the events nested in it. */
function causesOf(task: TraceEvent, inside: TraceEvent[]): LongTask['causes'] {
  const sums = new Map<string, number>();
  const add = (cause: string, us: number) => sums.set(cause, (sums.get(cause) ?? 0) + us / 1000);
  const open: { event: TraceEvent; cause: string; file: string; rest: number }[] = [];
  const close = () => {
    const last = open.pop();
    if (last) add(last.cause, last.rest);
  };
  add('other', costOf(task));
  for (const event of inside) {
    while (open.length > 0 && event.ts >= (open.at(-1)?.event.ts ?? 0) + (open.at(-1)?.event.dur ?? 0))
      close();
    const parent = open.at(-1);
    const url = event.args?.data?.url ?? event.args?.fileName ?? event.args?.data?.sourceURL;
    const file = url ? fileOf(url) : (parent?.file ?? '');
    const known = CAUSES.find(([name]) => name.test(event.name))?.[1];
    const cause =
      known ?? (SCRIPT.test(event.name) ? `script ${file || event.name}` : (parent?.cause ?? event.name));
    const forced =
      known === 'layout and paint' && parent?.cause.startsWith('script ') && event.name === 'Layout';
    if (parent) parent.rest -= costOf(event);
    else add('other', -costOf(event));
    open.push({ event, cause: forced ? `layout forced by ${file}` : cause, file, rest: costOf(event) });
  }
  while (open.length > 0) close();
  return [...sums].filter(([, ms]) => ms >= 1).sort(([, a], [, b]) => b - a);
}

/** Reads the tasks of the page's main thread after its first contentful paint from a trace. */
function readTrace(events: TraceEvent[]): MainThread {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint: the page painted nothing.');
  const threadEvents = sameThread(events, paint).filter(({ ts, dur = 0 }) => ts + dur > paint.ts);
  // The trace has each task under two names, the second one inside the first.
  const names = ['RunTask', 'ThreadControllerImpl::RunTask'];
  const isTask = ({ name }: TraceEvent) => names.includes(name);
  const all = threadEvents.filter(({ name, ts }) => name === 'RunTask' && ts >= paint.ts);
  const tasks = all
    .filter((task) => costOf(task) / 1000 > LONG_TASK_MS)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const inside = threadEvents.filter((event) => !isTask(event) && event.ts >= task.ts && event.ts < end);
      return {
        at: (task.ts - paint.ts) / 1000,
        length: costOf(task) / 1000,
        causes: causesOf(task, inside),
      };
    });
  return {
    blocking: tasks.reduce((sum, { length }) => sum + length - LONG_TASK_MS, 0),
    longest: Math.max(0, ...all.map((task) => costOf(task) / 1000)),
    tasks,
  };
}

/** Records the main thread of a page on a slowed phone, from its first paint until it is quiet. */
export async function traceMainThread(browser: Browser, url: string): Promise<MainThread> {
  const page = await openPhone(browser);
  try {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'loading', 'v8'],
    });
    await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page);
    return readTrace(await stopTracing(browser));
  } finally {
    await page.close();
  }
}
