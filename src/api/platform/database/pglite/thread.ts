import type { PGlite } from '@electric-sql/pglite';
import pLimit from 'p-limit';
import { answerRequests } from '../../threads/answer-requests.ts';
import type { Answer, Notification, Request } from './messages.ts';
import { createQueries, type RunQuery } from './prepared-queries.ts';
import { startPGlite } from './start-pglite.ts';

let database: PGlite;
let runQuery: RunQuery;
/** PGlite has one connection: each query and each transaction waits for the one before. */
const oneAtATime = pLimit(1);
/** The queries of a transaction wait for each other, too. */
const oneInTransaction = pLimit(1);
/** Functions that let others go on after a transaction, by the transaction's number. */
const running = new Map<number, () => void>();

/** Resolves when the transaction has begun. */
function begin(id: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  void oneAtATime(async () => {
    try {
      await database.exec('BEGIN');
    } catch (error) {
      begun.reject(error);
      return;
    }
    const ended = Promise.withResolvers<void>();
    running.set(id, ended.resolve);
    begun.resolve();
    await ended.promise;
  });
  return begun.promise;
}

async function end(id: number, statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
  try {
    const [result] = await oneInTransaction(() => database.exec(statement));
    // PostgreSQL's way to say that an earlier statement had failed.
    if (result?.command !== statement) throw new Error('The transaction was rolled back');
  } finally {
    running.get(id)?.();
    running.delete(id);
  }
}

async function answer(request: Request): Promise<Answer> {
  switch (request.kind) {
    case 'open':
      database = await startPGlite(request.path);
      runQuery = createQueries(database);
      return;
    case 'query': {
      const { text, values = [], transaction } = request;
      const run = () => runQuery(text, values, request);
      if (transaction === undefined) return oneAtATime(run);
      if (!running.has(transaction)) throw new Error('Transaction is closed');
      return oneInTransaction(run);
    }
    case 'exec':
      return oneAtATime(() => database.exec(request.text));
    case 'listen': {
      const { channel } = request;
      await oneAtATime(() => database.listen(channel, (payload) => notify({ channel, payload })));
      return;
    }
    case 'unlisten':
      await oneAtATime(() => database.unlisten(request.channel));
      return;
    case 'begin':
      await begin(request.transaction);
      return;
    case 'commit':
      await end(request.transaction, 'COMMIT');
      return;
    case 'rollback':
      await end(request.transaction, 'ROLLBACK');
      return;
    case 'close':
      await oneAtATime(() => database.close());
      return;
  }
}

const notify = answerRequests<Request, Answer, Notification>(answer);
