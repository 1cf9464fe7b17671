import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { appointmentChanges } from '../appointments/schema.ts';
import { deliver } from '../lead-delivery/deliver.ts';
import { leads } from '../leads/schema.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { deliveries } from '../outbox/schema.ts';
import type { Mail } from '../platform/mail/mailer.ts';

const START_TIMEOUT_MS = 180_000;
const LEAD = storedLead({
  form: 'test-drive',
  values: { name: 'Ana', last_name: 'Bell', email: 'ana@example.com', dateTime: '2026-11-24T09:30' },
  facts: { vehicle_title: '2023 Mazda CX-5', appointment_minutes: '45' },
});
const CANCELLED = { time: '2026-11-25T14:00', isCancelled: true, sequence: 2 };

const database = await temporaryDatabase();
beforeAll(async () => {
  await database.queries.insert(leads).values(LEAD);
}, START_TIMEOUT_MS);

/**
 * Delivers a change of the test drive to everybody. Resolves to the mails by receiver.
 *
 * @param revision number of the change that is queued; by default it is the latest change
 */
async function mailsOf(change: typeof CANCELLED, revision = change.sequence) {
  const dealer = aDealer({ crm_emails: ['crm@north.example'] });
  const sent = new Map<string, Mail>();
  const dependencies = deliveryDependencies(database, {
    dealerOf: async () => dealer,
    mailer: { send: async (mail) => void sent.set(mail.to, mail), close: () => {} },
  });
  const row = { ...change, changedAt: NOW };
  await database.queries
    .insert(appointmentChanges)
    .values({ leadId: LEAD.id, ...row })
    .onConflictDoUpdate({ target: appointmentChanges.leadId, set: row });
  const outbox = createOutbox(database, dependencies.jobs, dependencies.dealerOf, dependencies.now);
  await outbox.add(database.queries, LEAD, { revision });
  const queued = await database.queries.select().from(deliveries).where(eq(deliveries.state, 'pending'));
  for (const { id } of queued) await deliver(dependencies, id);
  return {
    dealer: sent.get('sales@north.example'),
    crm: sent.get('crm@north.example')?.text,
    shopper: sent.get('ana@example.com'),
  };
}

it('API-36 mails to dealer, CRM and shopper have the new time of a booking that was moved', async () => {
  const { dealer, crm, shopper } = await mailsOf({ ...CANCELLED, isCancelled: false, sequence: 1 });
  expect(dealer?.subject).toBe('Ana Bell moved a booking: 2023 Mazda CX-5');
  expect(dealer?.text).toMatch(/^Ana Bell moved this booking to Wednesday 25 November, 2:00 pm\.\n/);
  expect(dealer?.text).toContain('2023 MAZDA CX-5');
  expect(dealer?.calendar?.content).toContain('SEQUENCE:1');
  expect(crm).toContain('<prospect status="resend">');
  expect(crm).toContain('Wednesday 25 November, 2:00 pm');
  expect(shopper?.subject).toBe('New time for your test drive: Wednesday 25 November, 2:00 pm');
  expect(shopper?.text.replaceAll('\n', ' ')).toContain(
    'Your booking has been moved to Wednesday 25 November, 2:00 pm.',
  );
  expect(shopper?.text).toMatch(
    /^Move it: (https:\/\/www\.north\.example\/api\/appointments\/[\w-]{43})\nCancel: \1\/cancel\n/m,
  );
  expect(`${dealer?.text} ${crm}`).not.toContain('Cancelled');
  expect(dealer?.replyTo?.address).toBe('ana@example.com');
  expect(shopper?.replyTo?.address).toBe('sales@north.example');
});

it('API-36 mails to dealer, CRM and shopper say that a booking is cancelled', async () => {
  const { dealer, crm, shopper } = await mailsOf(CANCELLED);
  expect(dealer?.subject).toBe('Ana Bell cancelled a booking: 2023 Mazda CX-5');
  expect(dealer?.text).toMatch(
    /^Ana Bell cancelled this booking, which was for Wednesday 25 November, 2:00 pm\.\n/,
  );
  expect(dealer?.calendar?.method).toBe('CANCEL');
  expect(crm).toContain('<prospect status="resend">');
  expect(crm).toContain('Booking: Cancelled');
  expect(shopper?.text.replaceAll('\n', ' ')).toContain(
    'Your booking for Wednesday 25 November, 2:00 pm is cancelled.',
  );
  expect(shopper?.text).not.toContain('Move it');
});

it('no mail is sent about a change of an appointment if the appointment has been changed again since', async () => {
  const { dealer, crm, shopper } = await mailsOf({ ...CANCELLED, sequence: 4 }, 3);
  expect([dealer, crm, shopper]).toEqual([undefined, undefined, undefined]);
});

it('the mail about a booking whose time has passed by the dealer’s clock has no link to change it', async () => {
  // It is 8 pm in Brisbane.
  const { shopper } = await mailsOf({ time: '2026-11-22T19:30', isCancelled: false, sequence: 5 });
  expect(shopper?.text.replaceAll('\n', ' ')).toContain(
    'Your booking has been moved to Sunday 22 November, 7:30 pm.',
  );
  expect(shopper?.text).not.toContain('Move it');
});
