/** What the service's thread asks of the database's thread. */
export type Request =
  | { kind: 'open'; path: string }
  | {
      kind: 'query';
      text: string;
      values: unknown[] | undefined;
      rowMode: 'array' | 'object' | undefined;
      /** Numbers of PostgreSQL's types whose values stay the texts that PostgreSQL sends. */
      asText: readonly number[];
      /** Undefined outside of a transaction. */
      transaction: number | undefined;
    }
  | { kind: 'exec'; text: string }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number }
  | { kind: 'close' };

/** A row is an object or a list of its values, as was asked for. */
export interface Rows<Row = unknown> {
  rows: Row[];
}

/** Rows answer a query, rows of each statement an `exec`. */
// biome-ignore lint/suspicious/noConfusingVoidType: other requests are answered when they are done
export type Answer = Rows | Rows[] | void;

/** A notification of a channel that is listened to. */
export interface Notification {
  channel: string;
  payload: string;
}
