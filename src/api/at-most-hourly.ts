const HOUR_MS = 3_600_000;

/** Returns a function that runs the task, unless it ran within the last hour. */
export function atMostHourly(task: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - last < HOUR_MS) return;
    last = Date.now();
    await task();
  };
}
