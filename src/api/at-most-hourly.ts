const HOUR_MS = 3_600_000;

/** Runs a task at most once an hour, with the first call and with calls after an hour. */
export function atMostHourly(task: () => Promise<void>): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async () => {
    if (Date.now() - last < HOUR_MS) return;
    last = Date.now();
    await task();
  };
}
