import { expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import type { Delivery } from '../outbox/schema.ts';
import { failedDeliveryMail } from './dealer-alerts.ts';

function alertAbout(delivery: Partial<Delivery>) {
  const about = { lead: storedLead(), dealer: aDealer(), from: 'a@b.example', target: 'desk@north.example' };
  return failedDeliveryMail(delivery as Delivery, { ...about, isResent: false, key: 'k' });
}

it.each([
  [
    {
      channel: 'mail',
      target: 'gone@north.example',
      problem: 'the mail server refused this address with code 550',
    },
    'A lead did not reach gone@north.example',
    'Its mail server says that it does not accept mail.',
  ],
  [
    {
      channel: 'webhook',
      target: 'https://crm.example/in?key=secret',
      problem: 'the webhook answered with status 422',
    },
    'A lead did not reach your system',
    'ask whoever looks after your system to check it',
  ],
  [
    { channel: 'confirmation', target: 'ana@example.con', problem: 'refused this address' },
    'Our confirmation did not reach Ana Bell',
    'You have received the lead itself.',
  ],
] satisfies [Partial<Delivery>, string, string][])(
  'an alert to a dealer about %o says in plain words what happened and what to do, and has the lead',
  (delivery, subject, words) => {
    const { text, html, ...mail } = alertAbout(delivery);
    expect(mail.subject).toBe(subject);
    expect(text.replaceAll('\n', ' ')).toContain(words);
    expect(text).toContain('Call: 0400 000 000');
    // Technical reasons and addresses of systems are for ops.
    expect(`${text}${html}`).not.toMatch(/code 550|status 422|secret/);
  },
);
