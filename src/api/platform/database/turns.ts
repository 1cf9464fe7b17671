import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import pLimit from 'p-limit';

/** Lets shoppers use the database before others: the embedded one answers one query after the other, as they arrive. */
export interface Turns {
  /** Runs at once, for a shopper who waits. */
  first: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Runs as soon as no shopper waits, at the latest after 100 ms. Only two of these run at the same time. */
  later: <Result>(query: () => Promise<Result>) => Promise<Result>;
}

const LATER_AT_A_TIME = 2;
/** Deliveries go on even if there is always a shopper who waits. */
const LONGEST_WAIT_MS = 100;

export function createTurns(): Turns {
  const limit = pLimit(LATER_AT_A_TIME);
  const waiting = new Set<() => void>();
  let shoppers = 0;

  const untilNobodyWaits = () =>
    new Promise<void>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(start, LONGEST_WAIT_MS);
      waiting.add(start);
    });

  return {
    first: async (task) => {
      shoppers += 1;
      try {
        return await task();
      } finally {
        shoppers -= 1;
        if (shoppers === 0) for (const start of waiting) start();
      }
    },
    later: (query) =>
      limit(async () => {
        await untilRequestsAreRead();
        if (shoppers > 0) await untilNobodyWaits();
        return query();
      }),
  };
}
