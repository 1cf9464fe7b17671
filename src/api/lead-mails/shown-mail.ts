import { momentText } from '../../features/leads/moment-text.ts';
import { localStamp, localTime, twelveHour } from '../../lib/clock.ts';
import { formatShortDate } from '../../lib/date-text.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { zoneOfLead } from '../leads/place-of-lead.ts';
import type { Lead } from '../leads/schema.ts';
import type { MailVehicle } from '../mail-design/parts/vehicle.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { AttachedPhotos } from './attach-photos.ts';
import { type LeadPlace, leadPlace } from './lead-place.ts';
import { leadVehicle } from './lead-vehicle.ts';
import type { MailScene } from './mail-scene.ts';

/** A lead, and to whom and how it is mailed. */
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

/** A mail about a lead with what several of its parts show, worked out once. */
export interface ShownMail extends LeadMail {
  scene: MailScene;
  /** The vehicle that the lead is about, with its picture if there is one. */
  vehicle: MailVehicle | null;
  /** The place that the lead is for, with today's hours, or those of the day that the lead books. */
  place: LeadPlace | null;
  /** When the lead arrived, by the clock of the yard: "Thursday 26 November at 1:05 pm", "Thu 26 Nov, 1:05 pm". */
  arrival: { text: string; short: string };
}

/** Works out what a mail shows. Without a scene, that is only the lead, at the moment when it arrived. */
export function showMail(mail: LeadMail): ShownMail {
  const { lead, dealer, appointment } = mail;
  const scene = mail.scene ?? { now: lead.receivedAt, stock: null, mark: null, picture: null };
  const zone = zoneOfLead(lead, dealer);
  const vehicle = leadVehicle(lead, dealer, scene.stock, localTime(scene.now, zone).date);
  const stamp = localStamp(lead.receivedAt, zone);
  return {
    ...mail,
    scene,
    vehicle: vehicle && { ...vehicle, picture: scene.picture && `cid:${scene.picture.cid}` },
    place: leadPlace(lead, dealer, scene.now, appointment?.time ?? null),
    arrival: {
      text: momentText(lead.receivedAt.getTime(), zone),
      short: `${formatShortDate(stamp)}, ${twelveHour(stamp.slice(11))}`,
    },
  };
}
