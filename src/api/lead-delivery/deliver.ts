import { and, eq, sql } from 'drizzle-orm';
import { localStamp } from '../../lib/clock.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { alertsAbout } from '../alerts/plan-alerts.ts';
import {
  type Appointment,
  type AppointmentChange,
  appointmentOf,
  withAppointment,
} from '../appointments/appointment.ts';
import { createAppointmentLink } from '../appointments/appointment-tokens.ts';
import { attachPhotos } from '../lead-mails/attach-photos.ts';
import { bookingMail } from '../lead-mails/booking-mail.ts';
import { changeConfirmation, changeMail } from '../lead-mails/change-mails.ts';
import { confirmationMail } from '../lead-mails/confirmation-mail.ts';
import { findDelivery, mailKey } from '../lead-mails/find-delivery.ts';
import { crmMail, leadMail } from '../lead-mails/lead-mails.ts';
import { mailScene } from '../lead-mails/mail-scene.ts';
import { tradeInMail } from '../lead-mails/trade-in-mail.ts';
import { placeOfLead, zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import { type Delivery, deliveries } from '../outbox/schema.ts';
import { WITHOUT_FLUSH } from '../platform/database/without-flush.ts';
import { PermanentFailure } from '../platform/permanent-failure.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';
import { countDelivery } from './delivery-metrics.ts';
import { postLead } from './lead-webhook.ts';

/** Creates a link to the page that changes an appointment. Null if the lead has none, or a cancelled or past one. */
async function createChangeHref(
  { database, now }: Pick<DeliveryDependencies, 'database' | 'now'>,
  dealer: Dealer,
  lead: Lead,
  appointment: Appointment | null,
): Promise<string | null> {
  if (!appointment || appointment.isCancelled) return null;
  if (appointment.time <= localStamp(now(), zoneOfLead(lead, dealer))) return null;
  return `${dealer.origin}${await database.turns.later(() => createAppointmentLink(database, lead.id))}`;
}

async function sendTo(
  { channel, target, ...delivery }: Delivery,
  stored: Lead,
  change: AppointmentChange | null,
  dependencies: DeliveryDependencies,
): Promise<void> {
  const { database, photoFiles, dealerOf, mailer, from, post, secretsOf, now } = dependencies;
  const appointment = appointmentOf(stored, change);
  const lead = withAppointment(stored, appointment);
  const whole = await dealerOf(lead.tenant);
  if (whole === null) throw new Error(`this service does not serve the tenant ${lead.tenant}`);
  const dealer = whole.atDealership(placeOfLead(lead, whole.locations)?.dealership_slug ?? '');
  const { resends, revision } = delivery;
  const isChange = revision > 0;
  const isResent = resends > 0 || isChange;
  const mail = { lead, dealer, target, from, isResent, key: mailKey(delivery, lead), appointment };
  // If a later change was made since, nothing is sent: that change has its own mails, and these would be out of date.
  if (isChange && revision !== appointment?.sequence) return;
  switch (channel) {
    case 'mail': {
      const scene = await mailScene(dependencies, lead, dealer, 'small');
      if (isChange) return mailer.send(changeMail({ ...mail, scene }));
      const photos = await database.turns.later(() => attachPhotos(database, photoFiles, lead.id));
      return mailer.send(leadMail({ ...mail, scene, ...(photos && { photos }) }));
    }
    case 'crm':
      return mailer.send(crmMail(mail));
    case 'confirmation': {
      const changeHref = await createChangeHref(dependencies, dealer, lead, appointment);
      const scene = await mailScene(
        dependencies,
        lead,
        dealer,
        appointment || lead.form === 'trade-in' ? 'small' : 'large',
      );
      const confirmation = { ...mail, changeHref, scene };
      if (isChange) return mailer.send(changeConfirmation(confirmation));
      if (appointment) return mailer.send(bookingMail(confirmation, appointment, 'booked'));
      return mailer.send(
        lead.form === 'trade-in' ? tradeInMail(confirmation) : confirmationMail(confirmation),
      );
    }
    case 'webhook':
      return postLead(lead, target, { post, secretsOf, now, appointment, revision });
  }
}

/** Marks a delivery as dead, and queues the alerts about it in the same transaction, so that each is sent once. */
export async function giveUp(
  { database, dealerOf, jobs, alerts, metrics, now, log }: DeliveryDependencies,
  id: string,
  problem?: string,
): Promise<void> {
  const found = await findDelivery(database, id);
  if (found === null) return;
  const { lead } = found;
  const dealer = await dealerOf(lead.tenant);
  const deadDelivery = await database.queries.transaction(async (transaction) => {
    const [delivery] = await transaction
      .update(deliveries)
      .set({ state: 'dead', changedAt: now(), ...(problem !== undefined && { problem }) })
      .where(and(eq(deliveries.id, id), eq(deliveries.state, 'pending')))
      .returning();
    if (!delivery) return null;
    await jobs.send(transaction, 'alert', alertsAbout(delivery, lead, dealer, alerts));
    log.error(
      { lead: lead.id, tenant: lead.tenant, channel: delivery.channel, problem: delivery.problem },
      'a lead could not be delivered',
    );
    return delivery;
  });
  if (deadDelivery) countDelivery(metrics, deadDelivery.channel, 'dead');
}

/**
 * Attempts a delivery. When the promise resolves, the delivery was successful or is given up.
 *
 * @throws Error if it should be attempted again
 */
export async function deliver(dependencies: DeliveryDependencies, id: string): Promise<void> {
  const { database, metrics, now, log } = dependencies;
  const found = await database.turns.later(() => findDelivery(database, id));
  // A job runs again if its process ended before it could report success.
  if (found === null || found.delivery.state !== 'pending') return;
  const { delivery, lead, change } = found;
  const record = (values: Partial<Delivery> | { failures: ReturnType<typeof sql> }) =>
    database.turns.later(() =>
      database.queries
        .update(deliveries)
        .set({ changedAt: now(), ...values })
        .where(and(eq(deliveries.id, id), eq(deliveries.state, 'pending')))
        // The end of the job is flushed after it. Without that, the delivery is made again.
        .returning(WITHOUT_FLUSH),
    );
  try {
    await sendTo(delivery, lead, change, dependencies);
  } catch (error) {
    const problem = errorMessage(error);
    await record({ problem, failures: sql`${deliveries.failures} + 1` });
    log.warn({ lead: lead.id, tenant: lead.tenant, channel: delivery.channel, problem }, 'a delivery failed');
    if (!(error instanceof PermanentFailure)) {
      countDelivery(metrics, delivery.channel, 'failed');
      throw error;
    }
    await giveUp(dependencies, id, problem);
    return;
  }
  await record({ state: 'delivered', problem: null });
  const since = delivery.revision > 0 && change ? change.changedAt : lead.receivedAt;
  countDelivery(metrics, delivery.channel, 'delivered', now().getTime() - since.getTime());
}
