import { createOutbox, type Outbox } from '../../../src/api/outbox/outbox.ts';
import type { Database } from '../../../src/api/platform/database/database.ts';
import { aDealer } from './a-dealer.ts';
import { NOW } from './test-service.ts';

/** An outbox whose jobs are never run. */
export const idleOutbox = (database: Database): Outbox =>
  createOutbox(
    database,
    { send: async () => {} },
    async () => aDealer(),
    () => NOW,
  );
