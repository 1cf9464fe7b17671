import { track } from '../../ui/storage/track.ts';
import type { LeadData } from './api/lead-contract.ts';
import { followUpLead, type LeadAnswer } from './api/leads.ts';
import { rememberEnquiry } from './enquired-vehicles.ts';
import { type FormSpec, leadEventId } from './form-spec.ts';
import type { UnsentLead } from './unsent/unsent-leads.ts';

/**
 * Reports a lead that the service has accepted: to analytics as a conversion (TRK-16), to the service (LEA-08), and to
 * this browser's list of sent forms (LEA-09). Analytics get nothing that identifies a person, because collection
 * notices promise that details go only to companies that run the website, email and phones. The dealer can look the
 * person up by the lead's id. Failures are only logged (ERR-14), because the lead itself has arrived.
 */
export function reportLead(
  spec: FormSpec,
  { form, subject }: UnsentLead,
  userData: LeadData,
  { leadId, eventId: serviceEventId }: Pick<Extract<LeadAnswer, { kind: 'accepted' }>, 'leadId' | 'eventId'>,
): void {
  const { websiteId, vehicle } = subject;
  const { id = '', make = '', model = '', carType = null } = vehicle ?? {};
  const { category, subcategory, opt_in } = userData;
  const eventId = serviceEventId ?? leadEventId(spec, carType, subcategory);
  try {
    if (vehicle) rememberEnquiry(vehicle, form);
    const analyticsUser = { lead_id: leadId, opt_in };
    track('lead', { form, event_id: eventId, category, id, make, model, user_data: analyticsUser });
  } catch (error) {
    console.warn('The lead could not be tracked.', error);
  }
  const followUp = { lead_id: leadId, event_id: eventId, category, car_type: carType, website_id: websiteId };
  followUpLead(followUp).catch((error: unknown) => console.warn('The follow-up of the lead failed.', error));
}
