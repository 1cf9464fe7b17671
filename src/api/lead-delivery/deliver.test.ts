import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { leads } from '../leads/schema.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { deliveries } from '../outbox/schema.ts';
import { deliver, giveUp } from './deliver.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';

const database = await temporaryDatabase();

let count = 0;
/** Stores a lead with a mail to the dealer and a confirmation. Resolves to the id of its mail. */
async function queueMail(dependencies: DeliveryDependencies): Promise<string> {
  count += 1;
  const lead = storedLead({
    id: `00000000-0000-4000-8000-00000000000${count}`,
    idempotencyKey: `deliver-${count}`,
  });
  await database.queries.insert(leads).values(lead);
  await createOutbox(database, { send: async () => {} }, dependencies.dealerOf, dependencies.now).add(
    database.queries,
    lead,
  );
  const [mail] = (await listDeliveries(database, [lead.id])).filter(({ channel }) => channel === 'mail');
  if (!mail) throw new Error('The mail is not queued.');
  return mail.id;
}

const stateOf = async (id: string) =>
  (await database.queries.select().from(deliveries).where(eq(deliveries.id, id)))[0]?.state;

it('a delivery job that runs twice, because its process ended too early, sends its mail or its alert only once', async () => {
  const sent: string[] = [];
  const alerts: object[] = [];
  const dependencies = deliveryDependencies(database, {
    mailer: { send: async ({ to }) => void sent.push(to), close: () => {} },
    jobs: { send: async (_, _queue, data) => void alerts.push(...data) },
    alerts: { mail: 'ops@platform.example', webhook: null },
  });
  const delivered = await queueMail(dependencies);
  await deliver(dependencies, delivered);
  await deliver(dependencies, delivered);
  await giveUp(dependencies, delivered);
  expect([sent, alerts, await stateOf(delivered)]).toEqual([['sales@north.example'], [], 'delivered']);

  const dead = await queueMail(dependencies);
  await giveUp(dependencies, dead, 'the reason');
  await giveUp(dependencies, dead);
  await deliver(dependencies, dead);
  expect([sent.length, alerts, await stateOf(dead)]).toEqual([
    1,
    [{ delivery: dead, to: 'ops-mail', target: 'ops@platform.example' }],
    'dead',
  ]);
});
