export interface RowOptions {
  rowMode: 'array' | 'object' | undefined;
  /** Numbers of PostgreSQL's types whose values stay the texts that PostgreSQL sends. */
  asText: readonly number[];
}

/** A request of the service's thread to the database's thread. */
export type Request =
  | { kind: 'open'; path: string }
  | ({
      kind: 'query';
      text: string;
      values: unknown[] | undefined;
      /** Undefined outside of a transaction. */
      transaction: number | undefined;
    } & RowOptions)
  | { kind: 'exec'; text: string }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number }
  | { kind: 'close' };

/** A row is an object or a list of its values, as was asked for. */
export interface Rows<Row = unknown> {
  rows: Row[];
}

/** Rows answer a query, rows of each statement an `exec`. Other requests are answered when they are done. */
export type Answer = Rows | Rows[] | undefined;

/** A notification of a channel that is listened to. */
export interface Notification {
  channel: string;
  payload: string;
}
