const HOUR_MS = 3_600_000;

/** Returns a function that runs the task, unless it ran within the last hour of the given clock. */
export function atMostHourly(now: () => Date, task: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    const time = now().getTime();
    if (time - last < HOUR_MS) return;
    last = time;
    await task();
  };
}
