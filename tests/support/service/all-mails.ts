import { failedDeliveryMail, noticeMail } from '../../../src/api/alerts/dealer-alerts.ts';
import { appointmentOf, withAppointment } from '../../../src/api/appointments/appointment.ts';
import { bookingMail } from '../../../src/api/lead-mails/booking-mail.ts';
import { changeMail } from '../../../src/api/lead-mails/change-mails.ts';
import { confirmationMail } from '../../../src/api/lead-mails/confirmation-mail.ts';
import { leadMail } from '../../../src/api/lead-mails/lead-mails.ts';
import type { MailScene } from '../../../src/api/lead-mails/mail-scene.ts';
import { tradeInMail } from '../../../src/api/lead-mails/trade-in-mail.ts';
import type { Lead } from '../../../src/api/leads/schema.ts';
import type { Delivery } from '../../../src/api/outbox/schema.ts';
import type { Mail } from '../../../src/api/platform/mail/mailer.ts';
import type { Dealer } from '../../../src/api/tenants/dealer.ts';

/** Every kind of mail with HTML about a lead, by its name. The lead's form is replaced where a mail needs another one. */
export function allMails(
  lead: Lead,
  dealer: Dealer,
  scene: MailScene,
): Record<string, Pick<Mail, 'subject' | 'text' | 'html' | 'pictures'>> {
  const about = (of: Lead) => ({
    lead: of,
    dealer,
    scene,
    target: 'ana@example.com',
    from: 'leads@platform.example',
    isResent: false,
    key: 'k',
  });
  const changeHref = `${dealer.origin}/api/appointments/${'a'.repeat(43)}`;
  const booked: Lead = {
    ...lead,
    form: 'test-drive',
    values: { ...lead.values, dateTime: '2026-11-28T10:00' },
  };
  const appointment = appointmentOf(booked, null);
  if (appointment === null) throw new Error('The lead books nothing.');
  const moved = { ...appointment, time: '2026-11-27T14:00', sequence: 1 };
  const cancelled = { ...moved, isCancelled: true };
  const booking = { ...about(booked), appointment, changeHref };
  const delivery = { channel: 'mail', target: 'desk@north.example', problem: null } as Delivery;
  const valuation = { kind: 'estimate', from: 9_300, to: 13_500, vehicles: 4, basis: 'offer' } as const;
  return {
    confirmation: confirmationMail(about(lead)),
    lead: leadMail(about(lead)),
    booking: bookingMail(booking, appointment, 'booked'),
    moved: bookingMail(
      { ...booking, lead: withAppointment(booked, moved), appointment: moved },
      moved,
      'moved',
    ),
    cancelled: bookingMail({ ...booking, appointment: cancelled, changeHref: null }, cancelled, 'cancelled'),
    'moved, to the dealer': changeMail({ ...booking, appointment: moved }),
    'trade-in': tradeInMail(about({ ...lead, form: 'trade-in', valuation })),
    'failed delivery': failedDeliveryMail(delivery, about(lead)),
    notice: noticeMail(
      dealer,
      { subject: 'No new stock has arrived', text: 'Your website shows the old stock.', at: scene.now },
      scene.mark,
    ),
  };
}
