import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import type { RowOptions, Rows } from './messages.ts';

const { serialize } = protocol;

interface Column {
  name: string;
  /** Number of PostgreSQL's type. */
  type: number;
}

interface Prepared {
  name: string;
  /** Numbers of the types of its values. */
  valueTypes: readonly number[];
  columns: readonly Column[];
}

export type RunQuery = ReturnType<typeof createQueries>;

/** Queries that run once, as those of migrations, need no plan for later, and may change the tables of later ones. */
const USES_BEFORE_PREPARED = 2;
/** A prepared query takes memory until the database is closed. */
const MOST_PREPARED = 200;

/**
 * Prepares queries that are run often, which PGlite's own `query` cannot: PostgreSQL plans each query anew, which is two
 * thirds of the time of queuing a job.
 *
 * @returns a function that runs a query with its values; it must be called for one query after the other, and rejects
 * with PostgreSQL's error
 */
export function createQueries(database: PGlite) {
  const uses = new LRUCache<string, number>({ max: 1_000 });
  const prepared = new Map<string, Prepared>();
  let names = 0;

  async function prepare(text: string): Promise<Prepared> {
    names += 1;
    const name = `query_${names}`;
    const request = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const { messages: answers } = await database.execProtocol(Buffer.concat(request), { syncToFs: false });
    const valueTypes = answers.find((answer) => answer instanceof messages.ParameterDescriptionMessage);
    const columns = answers.find((answer) => answer instanceof messages.RowDescriptionMessage);
    const query = {
      name,
      valueTypes: valueTypes?.dataTypeIDs ?? [],
      columns: (columns?.fields ?? []).map((field) => ({ name: field.name, type: field.dataTypeID })),
    };
    prepared.set(text, query);
    return query;
  }

  async function runPrepared(
    { name, valueTypes, columns }: Prepared,
    values: readonly unknown[],
    options: RowOptions,
  ) {
    const asText = new Set(options.asText);
    const texts = values.map((value, index) => {
      if (value === null || value === undefined) return null;
      const write = database.serializers[valueTypes[index] ?? 0];
      return write ? write(value) : String(value);
    });
    const request = [
      serialize.bind({ statement: name, values: texts }),
      serialize.execute({}),
      serialize.sync(),
    ];
    const { messages: answers } = await database.execProtocol(Buffer.concat(request), { syncToFs: false });
    const readers = columns.map(({ type }) => (asText.has(type) ? undefined : database.parsers[type]));
    const rows = answers
      .filter((answer) => answer instanceof messages.DataRowMessage)
      .map(({ fields }) => {
        const cells = fields.map((text, index) => {
          const read = readers[index];
          return text === null || !read ? text : read(text, columns[index]?.type);
        });
        if (options.rowMode === 'array') return cells;
        return Object.fromEntries(columns.map((column, index) => [column.name, cells[index]]));
      });
    return { rows };
  }

  return async (text: string, values: readonly unknown[], options: RowOptions): Promise<Rows> => {
    const known = prepared.get(text);
    if (known) return runPrepared(known, values, options);
    const used = (uses.get(text) ?? 0) + 1;
    if (used > USES_BEFORE_PREPARED && prepared.size < MOST_PREPARED) {
      uses.delete(text);
      return runPrepared(await prepare(text), values, options);
    }
    uses.set(text, used);
    const { rowMode, asText } = options;
    const parsers = Object.fromEntries(asText.map((type) => [type, (value: string) => value]));
    const { rows } = await database.query(text, [...values], { ...(rowMode && { rowMode }), parsers });
    return { rows };
  };
}
