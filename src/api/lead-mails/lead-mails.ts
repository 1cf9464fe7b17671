import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import { DAY_MS } from '../../lib/days.ts';
import { phoneView } from '../../lib/phone.ts';
import { counted } from '../../lib/plural.ts';
import { calendarFile } from '../appointments/calendar.ts';
import { shopperName } from '../leads/lead-names.ts';
import { zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import { shopperAddress } from '../leads/shopper-address.ts';
import type { MailPart } from '../mail-design/markup.ts';
import { closingForDealer } from '../mail-design/parts/closing.ts';
import { contact } from '../mail-design/parts/contact.ts';
import { type FactRow, facts } from '../mail-design/parts/facts.ts';
import { prose, quoted } from '../mail-design/parts/plain.ts';
import { smallVehicle } from '../mail-design/parts/vehicle.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import { adfOf } from './adf.ts';
import { photosText } from './attach-photos.ts';
import { leadKind } from './lead-kind.ts';
import type { LeadPlace } from './lead-place.ts';
import { formRows, messageOf, noteRows, withoutValues } from './lead-rows.ts';
import { carOfLead } from './lead-vehicle.ts';
import { asksFor } from './lead-words.ts';
import { composeMail } from './mail-scene.ts';
import { type LeadMail, type ShownMail, showMail } from './shown-mail.ts';
import { sourceRows } from './source-rows.ts';

/** The calendar file of a mail, if it has an appointment. */
export const calendarOf = (
  { lead, dealer, appointment }: LeadMail,
  reader: 'shopper' | 'dealer',
): Pick<Mail, 'calendar'> =>
  appointment ? { calendar: calendarFile(lead, appointment, dealer, reader) } : {};

export function replyToShopper(lead: Lead): Mail['replyTo'] {
  const address = shopperAddress(lead.values);
  return address === null ? null : { name: shopperName(lead), address };
}

/** Since when the vehicle is in stock: "10 November, 16 days". */
function stockRows({ lead, dealer, scene: { stock, now } }: ShownMail): FactRow[] {
  const car = carOfLead(lead, stock);
  if (!car?.created_at) return [];
  const { date, year } = localTime(now, zoneOfLead(lead, dealer));
  const since = localTime(new Date(car.created_at), dealer.timezone).date;
  const days = (Date.parse(date) - Date.parse(since)) / DAY_MS;
  return days < 0
    ? []
    : [{ label: 'In stock since', value: `${formatDay(since, year)}, ${counted(days, 'day')}` }];
}

/** Names of the values that stand above the table of a mail to the dealer. One that is no address or number does not. */
const aboveTable = ({ values }: Lead): string[] => [
  ...['name', 'last_name', 'message'],
  ...(shopperAddress(values) === null ? [] : ['email']),
  ...(typeof values.phone === 'string' && phoneView(values.phone) ? ['phone'] : []),
];

/** "Yard: Maroochydore, open until 8 pm" */
const placeRow = ({ yard, word, open }: LeadPlace): FactRow => ({
  label: word === 'workshop' ? 'Workshop' : 'Yard',
  value: [yard.name, open].filter(Boolean).join(', '),
});

/** The parts of a lead that all mails about it to the dealer have: who it is, their words, the vehicle, and facts. */
export function leadParts(
  mail: ShownMail,
  sentence: string,
  { before = '', isMain = true } = {},
): MailPart[] {
  const { lead, dealer, scene, vehicle, place, photos } = mail;
  const message = messageOf(lead);
  const rows = [
    ...noteRows(lead),
    ...formRows(withoutValues(lead, aboveTable(lead)), dealer),
    // A booking names its place among the facts of the form.
    ...(place && !mail.appointment ? [placeRow(place)] : []),
    ...stockRows(mail),
    ...sourceRows(lead, scene.stock),
  ];
  return [
    contact({
      name: shopperName(lead),
      sentence,
      before,
      phone: lead.values.phone,
      email: shopperAddress(lead.values),
      about: vehicle?.title ?? '',
      isMain,
    }),
    ...(message === null ? [] : [quoted(message)]),
    ...(vehicle === null ? [] : [smallVehicle(vehicle, 'On the website')]),
    facts({ title: 'What else we know', isTitleDrawn: false, rows }),
    ...(photos ? [prose(photosText(photos))] : []),
  ];
}

/** The lines with ids at the end of a mail to the dealer. */
export function idLines({ lead, dealer, arrival }: ShownMail): string[] {
  const { secondsToSubmit, noticeVersion, id } = lead;
  return [
    `${leadKind(lead, dealer)} · received ${arrival.text}`,
    [
      secondsToSubmit === null ? '' : `Filled in ${counted(secondsToSubmit, 'second')}`,
      noticeVersion === null ? '' : `Collection notice ${noticeVersion}`,
    ]
      .filter(Boolean)
      .join(' · '),
    `Lead ${id}`,
  ].filter(Boolean);
}

/** The mail with a lead for people at the dealer, with the ADF attached. */
export function leadMail(mail: LeadMail): Mail {
  const shown = showMail(mail);
  const { lead, dealer, target, from, isResent, key, photos, scene, place, arrival } = shown;
  const asks = asksFor(lead, dealer);
  const stockNumber = typeof lead.facts.stock_number === 'string' ? ` (${lead.facts.stock_number})` : '';
  const message = messageOf(lead);
  return {
    sender: `${dealer.name} website`,
    to: target,
    replyTo: replyToShopper(lead),
    ...composeMail(
      dealer,
      scene,
      {
        subject: `${shopperName(lead)} ${asks}${stockNumber}`,
        preview: [lead.values.phone, message].filter(Boolean).join('. '),
        band: [isResent ? 'Sent again' : 'New lead', arrival.short],
      },
      [
        ...leadParts(shown, `${asks}${place === null ? '' : ` at ${place.yard.name}`}.`, {
          before: isResent ? 'Sent again.' : '',
        }),
        closingForDealer('The lead is attached as lead.xml (ADF) for your CRM.', idLines(shown)),
      ],
    ),
    photos: photos?.attached ?? [],
    adf: adfOf(lead, dealer, from, isResent),
    ...calendarOf(shown, 'dealer'),
    key,
  };
}

/** The mail with a lead for a CRM system, which reads the text as ADF XML. */
export const crmMail = ({ lead, dealer, target, from, isResent, key }: LeadMail): Mail => ({
  sender: `${dealer.name} website`,
  to: target,
  replyTo: replyToShopper(lead),
  subject: 'ADF Lead',
  text: adfOf(lead, dealer, from, isResent),
  key,
});
