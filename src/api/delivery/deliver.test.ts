import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deliveryParts } from '../../../tests/support/service/delivery-parts.ts';
import { ownDatabase } from '../../../tests/support/service/own-database.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { deliveries, leads } from '../database/schema.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { deliver, giveUp } from './deliver.ts';
import type { DeliveryParts } from './delivery-parts.ts';

const database = await ownDatabase();

let count = 0;
/** Stores a lead with a mail to the dealer and a confirmation. Resolves to the id of its mail. */
async function queueMail(parts: DeliveryParts): Promise<string> {
  count += 1;
  const lead = storedLead({
    id: `00000000-0000-4000-8000-00000000000${count}`,
    idempotencyKey: `deliver-${count}`,
  });
  await database.queries.insert(leads).values(lead);
  await createOutbox(database, { send: async () => {} }, parts.dealerOf, parts.now).add(
    database.queries,
    lead,
  );
  const [mail] = (await listDeliveries(database, [lead.id])).filter(({ channel }) => channel === 'mail');
  if (!mail) throw new Error('The mail is not queued.');
  return mail.id;
}

const stateOf = async (id: string) =>
  (await database.queries.select().from(deliveries).where(eq(deliveries.id, id)))[0]?.state;

it('a job that runs again, because its process ended too early, sends and gives up nothing twice', async () => {
  const sent: string[] = [];
  const alerts: object[] = [];
  const parts = deliveryParts(database, {
    mailer: { send: async ({ to }) => void sent.push(to), close: () => {} },
    jobs: { send: async (_, _queue, data) => void alerts.push(...data) },
    alerts: { mail: 'ops@platform.example', webhook: null },
  });
  const delivered = await queueMail(parts);
  await deliver(parts, delivered);
  await deliver(parts, delivered);
  await giveUp(parts, delivered);
  expect([sent, alerts, await stateOf(delivered)]).toEqual([['sales@north.example'], [], 'delivered']);

  const dead = await queueMail(parts);
  await giveUp(parts, dead, 'the reason');
  await giveUp(parts, dead);
  await deliver(parts, dead);
  expect([sent.length, alerts, await stateOf(dead)]).toEqual([
    1,
    [{ delivery: dead, to: 'ops-mail', target: 'ops@platform.example' }],
    'dead',
  ]);
});
