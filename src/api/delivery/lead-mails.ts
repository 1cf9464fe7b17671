import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import { DAY_MS } from '../../lib/days.ts';
import { phoneView } from '../../lib/phone.ts';
import { counted } from '../../lib/plural.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { calendarFile } from '../appointments/calendar.ts';
import { zoneOfLead } from '../appointments/place-of-lead.ts';
import type { Lead } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import type { MailPart } from '../mail/markup.ts';
import { closingForDealer } from '../mail/parts/closing.ts';
import { contact } from '../mail/parts/contact.ts';
import { facts } from '../mail/parts/facts.ts';
import { prose, quoted } from '../mail/parts/plain.ts';
import { smallVehicle } from '../mail/parts/vehicle.ts';
import { shopperAddress } from '../outbox/plan-deliveries.ts';
import { adfOf } from './adf.ts';
import { type AttachedPhotos, photosText } from './attach-photos.ts';
import { leadKind } from './lead-kind.ts';
import { leadPlace } from './lead-place.ts';
import { formRows, type LeadRow, messageOf, noteRows, shopperName, withoutValues } from './lead-rows.ts';
import { carOfLead } from './lead-vehicle.ts';
import { asksFor } from './lead-words.ts';
import {
  arrivalText,
  composeMail,
  emptyScene,
  type MailScene,
  shortMoment,
  vehicleIn,
} from './mail-scene.ts';
import type { Dealer } from './read-dealer.ts';
import { sourceRows } from './source-rows.ts';

export interface LeadMail {
  lead: Lead;
  dealer: Dealer;
  /** Email address of the receiver. */
  target: string;
  /** Address that mails come from. */
  from: string;
  /** True if ops send the lead again, or its appointment was changed. */
  isResent: boolean;
  /** Key of the mail, see `Mail`. */
  key: string;
  /** The appointment that the lead booked; null if it booked none. */
  appointment?: Appointment | null;
  /** Address of the page that changes the appointment. */
  changeHref?: string | null;
  photos?: AttachedPhotos;
  /** Absent if there is nothing to show but the lead. */
  scene?: MailScene;
}

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
function stockRows(lead: Lead, dealer: Dealer, { stock, now }: MailScene): LeadRow[] {
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

/** The parts of a lead that all mails about it to the dealer have: who it is, their words, the vehicle, and facts. */
export function leadParts(mail: LeadMail, sentence: string, { before = '', isMain = true } = {}): MailPart[] {
  const { lead, dealer, scene = emptyScene(lead), photos } = mail;
  const vehicle = vehicleIn(scene, lead, dealer);
  const place = leadPlace(lead, dealer, scene.now);
  const message = messageOf(lead);
  const open = place && [place.yard.name, place.openLine.toLowerCase()].filter(Boolean).join(', ');
  const rows = [
    ...noteRows(lead),
    ...formRows(withoutValues(lead, aboveTable(lead)), dealer),
    ...(open ? [{ label: place.word === 'workshop' ? 'Workshop' : 'Yard', value: open }] : []),
    ...stockRows(lead, dealer, scene),
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
export function idLines({ lead, dealer }: Pick<LeadMail, 'lead' | 'dealer'>): string[] {
  const { secondsToSubmit, noticeVersion, id } = lead;
  return [
    `${leadKind(lead, dealer)} · received ${arrivalText(lead, dealer)}`,
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
  const { lead, dealer, target, from, isResent, key, photos, scene = emptyScene(lead) } = mail;
  const asks = asksFor(lead, dealer);
  const stockNumber = typeof lead.facts.stock_number === 'string' ? ` (${lead.facts.stock_number})` : '';
  const place = leadPlace(lead, dealer, scene.now);
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
        band: [isResent ? 'Sent again' : 'New lead', shortMoment(arrivalText(lead, dealer))],
      },
      [
        ...leadParts(mail, `${asks}${place === null ? '' : ` at ${place.yard.name}`}.`, {
          before: isResent ? 'Sent again.' : '',
        }),
        closingForDealer('The lead is attached as lead.xml (ADF) for your CRM.', idLines(mail)),
      ],
    ),
    photos: photos?.attached ?? [],
    adf: adfOf(lead, dealer, from, isResent),
    ...calendarOf(mail, 'dealer'),
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
