import type { QueryOptions } from '@electric-sql/pglite';
import { startThread } from '../../threads/start-thread.ts';
import type { Answer, Notification, Request, Rows } from './messages.ts';

interface QueryClient {
  query: <Row>(text: string, values?: unknown[], options?: QueryOptions) => Promise<Rows<Row>>;
}

/** The part of PGlite's own interface that Drizzle and pg-boss use. */
export interface DatabaseThread extends QueryClient {
  /** Runs several statements without values. */
  exec: (text: string) => Promise<Rows[]>;
  /** Commits what `task` does, or rolls it back if it rejects. Other queries wait until then. */
  transaction: <Result>(task: (client: QueryClient) => Promise<Result>) => Promise<Result>;
  /** Resolves to a function that stops listening. */
  listen: (channel: string, hear: (payload: string) => void) => Promise<() => Promise<void>>;
  /** Waits for running queries, then ends the thread. */
  close: () => Promise<void>;
}

/**
 * Starts the embedded database of a folder in a thread of its own, so that queries and flushes do not hold up requests.
 *
 * @param path the database's own folder, which no other thread or process uses
 * @throws Error in words for the operator if it cannot be opened
 */
export async function startDatabaseThread(path: string): Promise<DatabaseThread> {
  const listeners = new Map<string, (payload: string) => void>();
  const script = new URL('./thread.ts', import.meta.url);
  const { ask, end } = startThread<Request, Answer, Notification>(script, {
    name: 'PGlite',
    hear: ({ channel, payload }) => listeners.get(channel)?.(payload),
  });
  const queryIn =
    (transaction?: number) =>
    <Row>(text: string, values?: unknown[], { rowMode, parsers = {} }: QueryOptions = {}) => {
      // Drizzle's parsers, the only ones, keep the text of dates. Functions cannot be sent to a thread.
      const asText = Object.keys(parsers).map(Number);
      return ask({ kind: 'query', text, values, rowMode, asText, transaction }) as Promise<Rows<Row>>;
    };
  let transactions = 0;
  try {
    await ask({ kind: 'open', path });
  } catch (error) {
    await end();
    throw error;
  }
  return {
    query: queryIn(),
    exec: (text) => ask({ kind: 'exec', text }) as Promise<Rows[]>,
    transaction: async (task) => {
      transactions += 1;
      const transaction = transactions;
      await ask({ kind: 'begin', transaction });
      let result: Awaited<ReturnType<typeof task>>;
      try {
        result = await task({ query: queryIn(transaction) });
      } catch (error) {
        await ask({ kind: 'rollback', transaction });
        throw error;
      }
      await ask({ kind: 'commit', transaction });
      return result;
    },
    listen: async (channel, hear) => {
      listeners.set(channel, hear);
      await ask({ kind: 'listen', channel });
      return async () => {
        listeners.delete(channel);
        await ask({ kind: 'unlisten', channel });
      };
    },
    close: async () => {
      try {
        await ask({ kind: 'close' });
      } finally {
        await end();
      }
    },
  };
}
