import { capitalised } from '../../lib/capitalised.ts';
import { phoneView } from '../../lib/phone.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import { receiversOf } from '../leads/receivers-of.ts';
import type { Lead } from '../leads/schema.ts';
import type { MailFrame } from '../mail-design/document.ts';
import { lookOf } from '../mail-design/mail-look.ts';
import type { MailPart } from '../mail-design/markup.ts';
import type { MailButton } from '../mail-design/parts/buttons.ts';
import { closingForShopper } from '../mail-design/parts/closing.ts';
import { yardPart } from '../mail-design/parts/yard.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { calendarOf } from './lead-mails.ts';
import { leadPhone } from './lead-phone.ts';
import { composeMail } from './mail-scene.ts';
import type { ShownMail } from './shown-mail.ts';

/** "Jo"; empty if the form asks for no name. */
export const firstName = ({ values: { name } }: Pick<Lead, 'values'>): string =>
  stringOrNull(name)?.trim() ?? '';

/** "Hello Jo. "; empty if the form asks for no name. */
export function greeting(lead: Pick<Lead, 'values'>): string {
  const first = firstName(lead);
  return first === '' ? '' : `Hello ${first}. `;
}

/** A button to call the dealer; none if it has no number. */
export function callButton({ lead, dealer }: Pick<ShownMail, 'lead' | 'dealer'>): MailButton[] {
  const phone = phoneView(leadPhone(lead, dealer) ?? '');
  return phone === null ? [] : [{ label: `Call ${phone.text}`, href: phone.href }];
}

/** How a shopper tells the dealer that something is wrong. */
export function wrongText({ lead, dealer, place }: Pick<ShownMail, 'lead' | 'dealer' | 'place'>): string {
  const [replyTo] = receiversOf(dealer, lead).emails;
  if (replyTo !== undefined)
    return `Reply to this email. It goes straight to the ${place?.word ?? 'dealer'}.`;
  const phone = leadPhone(lead, dealer);
  return phone === null ? `Tell us at ${dealer.origin}.` : `Call ${phone}.`;
}

/** A mail to the shopper with its own parts, then the place and the dealer. Replies go to the dealer. */
export function shopperMail(
  mail: ShownMail,
  frame: Pick<MailFrame, 'subject' | 'preview'>,
  parts: readonly MailPart[],
): Mail {
  const { lead, dealer, target, key, scene, place, arrival } = mail;
  const [replyTo] = receiversOf(dealer, lead).emails;
  const what = mail.appointment ? 'a booking' : 'a form';
  const why = `You get this because this address was entered in ${what} on our website on ${arrival.text}. It puts you on no list.${replyTo === undefined ? '' : ' If it was not you, reply and we delete it.'}`;
  return {
    sender: dealer.name,
    to: target,
    replyTo: replyTo === undefined ? null : { name: dealer.name, address: replyTo },
    ...composeMail(
      dealer,
      scene,
      { ...frame, band: [place?.yard.name ?? '', capitalised(place?.open ?? '')] },
      [...parts, ...(place === null ? [] : [yardPart(place.yard)]), closingForShopper(lookOf(dealer), why)],
    ),
    ...calendarOf(mail, 'shopper'),
    key,
  };
}
