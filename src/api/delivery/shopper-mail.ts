import { phoneView } from '../../lib/phone.ts';
import type { Lead } from '../database/schema.ts';
import type { MailFrame } from '../mail/document.ts';
import { lookOf } from '../mail/mail-look.ts';
import type { Mail } from '../mail/mailer.ts';
import type { MailPart } from '../mail/markup.ts';
import type { MailButton } from '../mail/parts/buttons.ts';
import { closingForShopper } from '../mail/parts/closing.ts';
import { yardPart } from '../mail/parts/yard.ts';
import { stringOrNull } from '../string-or-null.ts';
import type { LeadMail } from './lead-mails.ts';
import { calendarOf } from './lead-mails.ts';
import { leadPhone } from './lead-phone.ts';
import { type LeadPlace, leadPlace } from './lead-place.ts';
import { arrivalText, composeMail, emptyScene } from './mail-scene.ts';
import { receiversOf } from './receivers-of.ts';

/** "Jo"; empty if the form asks for no name. */
export const firstName = ({ values: { name } }: Pick<Lead, 'values'>): string =>
  stringOrNull(name)?.trim() ?? '';

/** "Hello Jo. "; empty if the form asks for no name. */
export function greeting(lead: Pick<Lead, 'values'>): string {
  const first = firstName(lead);
  return first === '' ? '' : `Hello ${first}. `;
}

/** The place of a mail, with today's hours, or those of the day that the lead books. */
export const placeIn = ({
  lead,
  dealer,
  appointment,
  scene = emptyScene(lead),
}: LeadMail): LeadPlace | null => leadPlace(lead, dealer, scene.now, appointment?.time ?? null);

/** A button to call the dealer; none if it has no number. */
export function callButton({ lead, dealer }: Pick<LeadMail, 'lead' | 'dealer'>): MailButton[] {
  const phone = phoneView(leadPhone(lead, dealer) ?? '');
  return phone === null ? [] : [{ label: `Call ${phone.text}`, href: phone.href }];
}

/** How a shopper tells the dealer that something is wrong. */
export function wrongText({ lead, dealer }: Pick<LeadMail, 'lead' | 'dealer'>, word: string): string {
  const [replyTo] = receiversOf(dealer, lead).emails;
  if (replyTo !== undefined) return `Reply to this email. It goes straight to the ${word}.`;
  const phone = leadPhone(lead, dealer);
  return phone === null ? `Tell us at ${dealer.origin}.` : `Call ${phone}.`;
}

/** A mail to the shopper with its own parts, then the place and the dealer. Replies go to the dealer. */
export function shopperMail(
  mail: LeadMail,
  frame: Pick<MailFrame, 'subject' | 'preview'>,
  parts: readonly MailPart[],
): Mail {
  const { lead, dealer, target, key, scene = emptyScene(lead) } = mail;
  const [replyTo] = receiversOf(dealer, lead).emails;
  const place = placeIn(mail);
  const what = mail.appointment ? 'a booking' : 'a form';
  const why = `You get this because this address was entered in ${what} on our website on ${arrivalText(lead, dealer)}. It puts you on no list.${replyTo === undefined ? '' : ' If it was not you, reply and we delete it.'}`;
  return {
    sender: dealer.name,
    to: target,
    replyTo: replyTo === undefined ? null : { name: dealer.name, address: replyTo },
    ...composeMail(dealer, scene, { ...frame, band: [place?.yard.name ?? '', place?.openLine ?? ''] }, [
      ...parts,
      ...(place === null ? [] : [yardPart(place.yard)]),
      closingForShopper(lookOf(dealer), why),
    ]),
    ...calendarOf(mail, 'shopper'),
    key,
  };
}
