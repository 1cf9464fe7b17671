import { FORMS, isFormId } from '../../features/leads/forms.ts';
import { capitalised } from '../../lib/capitalised.ts';
import { stringOrNull } from '../../lib/string-or-null.ts';
import type { MailLook } from '../mail-design/mail-look.ts';
import type { MailPart } from '../mail-design/markup.ts';
import { type FactRow, facts } from '../mail-design/parts/facts.ts';
import { opening } from '../mail-design/parts/opening.ts';
import { actions, RULE } from '../mail-design/parts/plain.ts';
import type { Stop } from '../mail-design/parts/stops.ts';
import { largeVehicle } from '../mail-design/parts/vehicle.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { formRows, messageOf, noteRows, withoutValues } from './lead-rows.ts';
import { kindForShopper } from './lead-words.ts';
import { callButton, greeting, shopperMail, wrongText } from './shopper-mail.ts';
import { type LeadMail, type ShownMail, showMail } from './shown-mail.ts';

const NO_FORM = 'We have your message and will be in touch.';

/** "By phone or email": the ways by which the dealer can reach the shopper. */
function waysBack({ phone, email }: LeadMail['lead']['values']): string {
  const ways = [stringOrNull(phone) && 'phone', stringOrNull(email) && 'email'].filter(Boolean).join(' or ');
  return ways === '' ? '' : `By ${ways}`;
}

/** The stops between the shopper's message and the dealer's answer. */
export function stopsOf({ lead, place, arrival }: ShownMail, first = 'You wrote'): Stop[] {
  return [
    { title: first, detail: arrival.short, isDone: true },
    {
      title: place === null ? 'We read it' : `The ${place.word} reads`,
      detail: capitalised(place?.open ?? ''),
    },
    { title: 'You hear back', detail: waysBack(lead.values) },
  ];
}

interface Sent {
  title: string;
  /** Names of values that another part of the mail shows. */
  elsewhere?: readonly string[];
  /** Rows before those of the form. */
  first?: readonly FactRow[];
  figure?: ((look: MailLook) => string) | undefined;
}

/** Repeats what the shopper sent, and says what to do if it is wrong. */
export function sentPart(mail: ShownMail, { title, elsewhere = [], first = [], figure }: Sent): MailPart {
  const { lead, dealer } = mail;
  const message = messageOf(lead);
  const rows = [
    ...noteRows(lead),
    ...first,
    ...formRows(withoutValues(lead, ['message', ...elsewhere]), dealer),
  ];
  const wrong = { label: 'Something wrong?', value: wrongText(mail) };
  return facts({ title, figure, rows: [...rows, wrong], ...(message !== null && { quote: message }) });
}

/** Confirms to the shopper what was sent and what happens next. */
export function confirmationMail(mail: LeadMail): Mail {
  const shown = showMail(mail);
  const { lead, dealer, vehicle, place } = shown;
  const kind = kindForShopper(lead, dealer);
  const thanks = isFormId(lead.form) ? FORMS[lead.form].thanks : NO_FORM;
  const words = [`${greeting(lead)}${thanks}`, dealer.promise, place?.openSentence].filter(Boolean).join(' ');
  const call = callButton(shown);
  return shopperMail(
    shown,
    {
      subject: `We have your ${kind}${vehicle === null ? '' : `: ${vehicle.title}`}`,
      preview:
        place === null ? thanks : `${place.yard.name} will be in touch. ${capitalised(place.open)}`.trim(),
    },
    [
      opening({
        title: `${place?.yard.name ?? dealer.name} has your ${kind}`,
        lead: words,
        stops: stopsOf(shown),
      }),
      ...(vehicle === null ? [actions(call)] : [largeVehicle(vehicle, call), RULE]),
      sentPart(shown, { title: 'What you sent us' }),
    ],
  );
}
