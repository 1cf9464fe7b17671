import { clockText, localTime } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import { idLines, leadParts } from '../lead-mails/lead-mails.ts';
import { asksFor } from '../lead-mails/lead-words.ts';
import { composeMail } from '../lead-mails/mail-scene.ts';
import { type LeadMail, showMail } from '../lead-mails/shown-mail.ts';
import { shopperName } from '../leads/lead-names.ts';
import type { DrawnMark } from '../mail-design/document.ts';
import { closingForDealer } from '../mail-design/parts/closing.ts';
import { opening } from '../mail-design/parts/opening.ts';
import { actions, prose } from '../mail-design/parts/plain.ts';
import type { Delivery } from '../outbox/schema.ts';
import { type Mail, REFUSED_ADDRESS } from '../platform/mail/mailer.ts';
import type { Dealer } from '../tenants/dealer.ts';

type Written = Pick<Mail, 'subject' | 'text' | 'html' | 'pictures'>;

const whyYou = ({ name }: Dealer): string => `You get this because leads of ${name} go to this address.`;

/** "Thursday, 6:02 am" on the dealer's clock. */
function momentOf(now: Date, { timezone }: Dealer): string {
  const { weekday, minutes } = localTime(now, timezone);
  return `${weekdayName(weekday)}, ${clockText(minutes)}`;
}

/** Why a delivery failed, in words for people who cannot look at the service. Ops get the technical text. */
function reasonOf({ channel, problem }: Delivery): string {
  if (problem?.startsWith(REFUSED_ADDRESS)) return 'Its mail server says that it does not accept mail.';
  if (channel === 'webhook') return 'Your system did not accept it, although we tried several times.';
  return 'We tried several times and got no answer that it arrived.';
}

/** The alert to a dealer about a lead, or a confirmation to a shopper, that was given up. It has the lead itself. */
export function failedDeliveryMail(delivery: Delivery, mail: LeadMail): Written {
  const shown = showMail(mail);
  const { lead, dealer, scene } = shown;
  const { channel, target } = delivery;
  const name = shopperName(lead);
  const words =
    channel === 'confirmation'
      ? {
          subject: `Our confirmation did not reach ${name}`,
          what: `${name} gave an email address that does not accept mail (${target}), so our confirmation did not arrive. You have received the lead itself.`,
          next: 'Please call the shopper.',
        }
      : {
          subject: `A lead did not reach ${channel === 'webhook' ? 'your system' : target}`,
          what: `We could not send this lead to ${channel === 'webhook' ? 'your system' : target}. ${reasonOf(delivery)} The lead is not lost; here it is.`,
          next:
            channel === 'webhook'
              ? 'Please get in touch with the shopper, and ask whoever looks after your system to check it.'
              : 'Please get in touch with the shopper, and check that address.',
        };
  const frame = {
    subject: words.subject,
    preview: words.next,
    band: ['Your website', momentOf(scene.now, dealer)] as const,
  };
  return composeMail(dealer, scene, frame, [
    opening({ title: words.subject, lead: `${words.what} ${words.next}` }),
    ...leadParts(shown, `${asksFor(lead, dealer)}.`, { isMain: false }),
    closingForDealer(whyYou(dealer), idLines(shown)),
  ]);
}

/** A notice to a dealer that is not about a lead: what did not happen, what the website shows now, and what to do. */
export function noticeMail(
  dealer: Dealer,
  { subject, text, at }: { subject: string; text: string; at: Date },
  mark: DrawnMark | null,
): Written {
  const [first = '', ...rest] = text.split('\n');
  return composeMail(
    dealer,
    { mark, picture: null },
    { subject, preview: first, band: ['Your website', momentOf(at, dealer)] },
    [
      opening({ title: subject, lead: first }),
      ...(rest.length === 0 ? [] : [prose(rest.join('\n'), 'What to do')]),
      actions([{ label: 'See your website', href: dealer.origin }]),
      closingForDealer(whyYou(dealer), []),
    ],
  );
}
