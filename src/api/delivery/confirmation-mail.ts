import { isFormId } from '../../features/leads/form-ids.ts';
import { FORMS } from '../../features/leads/forms.ts';
import type { MailLook } from '../mail/mail-look.ts';
import type { Mail } from '../mail/mailer.ts';
import type { MailPart } from '../mail/markup.ts';
import { facts } from '../mail/parts/facts.ts';
import { opening } from '../mail/parts/opening.ts';
import { actions, RULE } from '../mail/parts/plain.ts';
import type { Stop } from '../mail/parts/stops.ts';
import { largeVehicle } from '../mail/parts/vehicle.ts';
import { stringOrNull } from '../string-or-null.ts';
import type { LeadMail } from './lead-mails.ts';
import { formRows, type LeadRow, messageOf, noteRows, withoutValues } from './lead-rows.ts';
import { kindForShopper } from './lead-words.ts';
import { arrivalText, emptyScene, shortMoment, vehicleIn } from './mail-scene.ts';
import { callButton, greeting, placeIn, shopperMail, wrongText } from './shopper-mail.ts';

const NO_FORM = 'We have your message and will be in touch.';

/** "By phone or email": the ways by which the dealer can reach the shopper. */
function waysBack({ phone, email }: LeadMail['lead']['values']): string {
  const ways = [stringOrNull(phone) && 'phone', stringOrNull(email) && 'email'].filter(Boolean).join(' or ');
  return ways === '' ? '' : `By ${ways}`;
}

/** From what the shopper did to the dealer's answer. */
export function stopsOf(mail: LeadMail, first = 'You wrote'): Stop[] {
  const { lead, dealer } = mail;
  const place = placeIn(mail);
  return [
    { title: first, detail: shortMoment(arrivalText(lead, dealer)), isDone: true },
    { title: place === null ? 'We read it' : `The ${place.word} reads`, detail: place?.openLine ?? '' },
    { title: 'You hear back', detail: waysBack(lead.values) },
  ];
}

interface Sent {
  title: string;
  /** Names of values that another part of the mail shows. */
  elsewhere?: readonly string[];
  /** Rows before those of the form. */
  first?: readonly LeadRow[];
  figure?: ((look: MailLook) => string) | undefined;
}

/** What the shopper sent, in their own words, and what to do if it is wrong. */
export function sentPart(mail: LeadMail, { title, elsewhere = [], first = [], figure }: Sent): MailPart {
  const { lead, dealer } = mail;
  const message = messageOf(lead);
  const rows = [
    ...noteRows(lead),
    ...first,
    ...formRows(withoutValues(lead, ['message', ...elsewhere]), dealer),
  ];
  const wrong = { label: 'Something wrong?', value: wrongText(mail, placeIn(mail)?.word ?? 'dealer') };
  return facts({ title, figure, rows: [...rows, wrong], ...(message !== null && { quote: message }) });
}

/** Confirms to the shopper what was sent and what happens next. */
export function confirmationMail(mail: LeadMail): Mail {
  const { lead, dealer, scene = emptyScene(lead) } = mail;
  const kind = kindForShopper(lead, dealer);
  const vehicle = vehicleIn(scene, lead, dealer);
  const place = placeIn(mail);
  const thanks = isFormId(lead.form) ? FORMS[lead.form].thanks : NO_FORM;
  const words = `${greeting(lead)}${thanks}${place?.openSentence ? ` ${place.openSentence}` : ''}`;
  const call = callButton(mail);
  return shopperMail(
    mail,
    {
      subject: `We have your ${kind}${vehicle === null ? '' : `: ${vehicle.title}`}`,
      preview: place === null ? thanks : `${place.yard.name} will be in touch. ${place.openLine}`.trim(),
    },
    [
      opening({
        title: `${place?.yard.name ?? dealer.name} has your ${kind}`,
        lead: words,
        stops: stopsOf(mail),
      }),
      ...(vehicle === null ? [actions(call)] : [largeVehicle(vehicle, call), RULE]),
      sentPart(mail, { title: 'What you sent us' }),
    ],
  );
}
