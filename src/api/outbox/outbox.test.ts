import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { type Lead, leads } from '../leads/schema.ts';
import { listDeadLeads, listDeliveries } from './list-deliveries.ts';
import { createOutbox } from './outbox.ts';
import { replay } from './replay.ts';
import { deliveries } from './schema.ts';

const database = await temporaryDatabase();
/** Ids of the deliveries that were queued. */
let queued: object[];
const outbox = createOutbox(
  database,
  { send: async (_: unknown, _queue: string, data: readonly object[]) => void queued.push(...data) },
  async () => aDealer(),
  () => NOW,
);

let count = 0;
/** Stores a lead, and queues it and then each change of its appointment. */
async function storeLead(...changes: { revision?: number; confirms?: boolean }[]): Promise<Lead> {
  queued = [];
  count += 1;
  const id = `00000000-0000-4000-8000-00000000000${count}`;
  const lead = storedLead({ id, idempotencyKey: `outbox-${count}` });
  await database.queries.insert(leads).values(lead);
  for (const change of changes) await outbox.add(database.queries, lead, change);
  return lead;
}

const settle = (lead: Lead, state: 'delivered' | 'dead', channel: 'mail' | 'confirmation', revision = 0) =>
  database.queries
    .update(deliveries)
    .set({ state })
    .where(
      and(eq(deliveries.leadId, lead.id), eq(deliveries.channel, channel), eq(deliveries.revision, revision)),
    );

/** "mail 0 pending": channel, revision and state, followed by "again" and the number of resends if there are any. */
const rowsOf = async ({ id }: Lead): Promise<string[]> =>
  (await listDeliveries(database, [id]))
    .map(
      ({ channel, revision, state, resends }) =>
        `${channel} ${revision} ${state}${resends > 0 ? ` again ${resends}` : ''}`,
    )
    .sort();

it('resending dead deliveries keeps their revision and leaves successful deliveries alone', async () => {
  const lead = await storeLead({}, { revision: 1 });
  await settle(lead, 'delivered', 'mail');
  await settle(lead, 'delivered', 'confirmation');
  await settle(lead, 'dead', 'mail', 1);
  await settle(lead, 'dead', 'confirmation', 1);
  queued = [];
  expect(await outbox.resend(lead, 'dead')).toBe(2);
  expect(queued).toHaveLength(2);
  expect(await rowsOf(lead)).toEqual([
    'confirmation 0 delivered',
    'confirmation 1 pending again 1',
    'mail 0 delivered',
    'mail 1 pending again 1',
  ]);
  expect(await outbox.resend(lead, 'dead')).toBe(0);
});

it('a replay sends only leads of its own tenant again', async () => {
  const lead = await storeLead({});
  await settle(lead, 'dead', 'mail');
  const dead = async (tenant: string) => (await listDeadLeads(database, tenant)).map(({ id }) => id);
  expect([await dead('north'), await dead('south')]).toEqual([[lead.id], []]);
  queued = [];
  const resend = (tenant: string, id: string | null) =>
    replay(database, outbox, tenant, { lead: id, which: 'dead' });
  expect(await resend('south', null)).toEqual({ leads: 0, deliveries: 0 });
  expect(await resend('south', lead.id)).toBeNull();
  expect(queued).toEqual([]);
  expect(await resend('north', null)).toEqual({ leads: 1, deliveries: 1 });
});

it('resending a lead leaves pending deliveries alone, so that nobody gets it twice', async () => {
  const lead = await storeLead({});
  await settle(lead, 'delivered', 'confirmation');
  queued = [];
  expect(await outbox.resend(lead, 'all')).toBe(1);
  expect(queued).toHaveLength(1);
  expect(await rowsOf(lead)).toEqual(['confirmation 0 pending again 1', 'mail 0 pending']);
});

it('resending a lead sends no confirmation if none was queued before', async () => {
  const lead = await storeLead({ confirms: false });
  await settle(lead, 'dead', 'mail');
  expect(await outbox.resend(lead, 'dead')).toBe(1);
  await settle(lead, 'delivered', 'mail');
  expect(await outbox.resend(lead, 'all')).toBe(1);
  expect(await rowsOf(lead)).toEqual(['mail 0 pending again 2']);
});

it('resending a change whose confirmation is dead sends no confirmation of the lead itself if none was queued', async () => {
  const lead = await storeLead({ confirms: false }, { revision: 1 });
  await settle(lead, 'delivered', 'mail');
  await settle(lead, 'delivered', 'mail', 1);
  await settle(lead, 'dead', 'confirmation', 1);
  expect(await outbox.resend(lead, 'dead')).toBe(1);
  expect(await rowsOf(lead)).toEqual([
    'confirmation 1 pending again 1',
    'mail 0 delivered',
    'mail 1 delivered',
  ]);
});
